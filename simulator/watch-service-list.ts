import { demoWatchServices } from '../demo/watch-services.ts';
import { watchServiceLogo } from './images/file-names.ts';

/** `/watch/providers/movie`. Only Brazil is known; another region is an empty list, not an error. */
export function buildWatchServiceList(query: URLSearchParams) {
  const region = query.get('watch_region');
  const services = region === null || region === 'BR' ? demoWatchServices : [];
  return {
    results: services.map((service) => ({
      display_priorities: { BR: service.priority },
      display_priority: service.priority,
      logo_path: watchServiceLogo(service.id),
      provider_name: service.name,
      provider_id: service.id,
    })),
  };
}

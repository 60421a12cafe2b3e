import { watchServiceLogo } from '../images/file-names.ts';
import { SERVICES } from '../world/services.ts';

/** `/watch/providers/{movie,tv}`. Only Brazil has services; another region gives an empty list, not an error. */
export function buildWatchServiceList(query: URLSearchParams) {
  const region = query.get('watch_region');
  const services = region === null || region === 'BR' ? SERVICES : [];
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

export function buildWatchRegions() {
  return { results: [{ iso_3166_1: 'BR', english_name: 'Brazil', native_name: 'Brasil' }] };
}

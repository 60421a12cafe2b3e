import type { CardProvider } from '#shared/contract/common.ts';
import { CARD_PROVIDERS_MAX } from '#shared/domain/limits.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import type { CardService } from '../../store/taxonomy/card-services.ts';

/** The first few in our order of services; two ids of one service (with and without ads) become one. */
export function toCardProviders(services: readonly CardService[]): CardProvider[] {
  const described = services
    .map(({ id, name, logo_path }) => ({ ...describeWatchService(id, name), logo_path }))
    .sort((one, other) => one.order - other.order);
  return [...Map.groupBy(described, ({ label }) => label).values()]
    .flatMap(([service]) =>
      service ? { provider_id: service.id, provider_name: service.label, logo_path: service.logo_path } : [],
    )
    .slice(0, CARD_PROVIDERS_MAX);
}

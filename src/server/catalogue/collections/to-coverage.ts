import type { CollectionCoverage } from '#shared/contract/collections.ts';
import { measureCoverage, type PartAccess } from '#shared/domain/titles/coverage.ts';
import { describeWatchService, isFreeOffer } from '#shared/domain/titles/watch-services.ts';
import type { CardService } from '../../store/availability/card-availability.ts';
import type { StoredCollectionTitle } from '../../store/records/record-titles.ts';

type Offered = Pick<StoredCollectionTitle, 'services'> & Partial<Pick<StoredCollectionTitle, 'runtime_minutes'>>;

/** From the offers that the titles' cards were read with. */
export function toCoverage(shown: readonly Offered[]): CollectionCoverage {
  const services = new Map<string, ReturnType<typeof describe>>();
  const parts = shown.map((title) =>
    title.services.map((service) => {
      const described = describe(service);
      const known = services.get(described.platform);
      if (!known || described.order < known.order) services.set(described.platform, described);
      return { platform: described.platform, order: described.order, access: toAccess(service) };
    }),
  );
  const { platforms, smallest, accesses } = measureCoverage(parts);
  const listOf = (access: PartAccess | null) => [...accesses.keys()].filter((part) => accesses[part] === access);
  const runtimes = shown.flatMap(({ runtime_minutes: minutes }) => (minutes && minutes > 0 ? minutes : []));
  return {
    platforms: platforms.flatMap(({ platform, included, free }) => {
      const service = services.get(platform);
      return service ? { ...service.provider, included, free } : [];
    }),
    smallest,
    ...{ ads: listOf('ads'), rent: listOf('rent'), buy: listOf('buy'), none: listOf(null) },
    minutes: runtimes.reduce((sum, minutes) => sum + minutes, 0),
    timedMovies: runtimes.length,
  };
}

/** Ids of one platform (with and without ads) are one; so are those of a service without a page here, by its name. */
function describe({ id, name, logo_path, slug, article }: CardService) {
  const { label, order } = describeWatchService(id, name);
  const provider = { provider_id: id, provider_name: label, logo_path, slug, article };
  return { platform: slug ?? label, order, provider };
}

/** A platform of ours that is not free has ads in its cheaper plan; of any other service we do not know what it costs. */
function toAccess(service: CardService): PartAccess {
  if (isFreeOffer(service)) return 'free';
  if (service.kind === 'flatrate' || (service.kind === 'ads' && service.slug !== null)) return 'subscription';
  return service.kind === 'ads' || service.kind === 'rent' ? service.kind : 'buy';
}

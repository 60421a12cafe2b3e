import type { CardAvailability, MovieCard, SeriesCard, TitleCard } from '#shared/contract/common.ts';
import type { FilmSaga } from '#shared/contract/movie-details.ts';
import type { BrazilOffers, WatchOffer } from '#shared/contract/title-parts.ts';
import { tags } from '#shared/domain/tags.ts';
import { buildSearchUrl, findSearchTemplateFault } from '#shared/domain/titles/service-links.ts';
import { OFFER_KINDS } from '#shared/domain/titles/source-parts.ts';
import type { Context } from '../../context.ts';
import { listServiceSettings, type ServiceSettings } from '../../store/taxonomy/platforms.ts';
import { type Answer, mapAnswer } from '../documents/answer.ts';
import { readSiteSetting } from '../documents/read-site-settings.ts';

/** By TMDB's id of the service. */
type Settings = ReadonlyMap<number, ServiceSettings>;
const NONE: Settings = new Map();

function readSettings(ctx: Context): Promise<Settings> {
  return readSiteSetting(ctx, {
    ...{ key: 'platform-settings', tag: tags.platforms(), none: NONE },
    read: async ({ db }) => new Map((await listServiceSettings(db)).map((service) => [service.id, toSafe(service)])),
  });
}

/** Checked again: what is stored may be older than the list of hosts. */
function toSafe(service: ServiceSettings): ServiceSettings {
  return findSearchTemplateFault(service.platformId, service.searchUrl) ? { ...service, searchUrl: '' } : service;
}

type WithOffers = { 'watch/providers': { results: { BR: BrazilOffers } } };
type WithSimilar = { similarMovies?: MovieCard[]; similarSeries?: SeriesCard[]; sagas?: FilmSaga[] };

/**
 * A title's offers with the names and the searches that editors keep, and similar titles and sagas with the names: applied when the
 * document is read, like genres. The platforms' tags drop the pages that show them.
 */
export async function withPlatformSettings<T extends WithOffers & WithSimilar>(
  ctx: Context,
  answer: Answer<T>,
  titleOf: (value: T) => string,
): Promise<Answer<T>> {
  const settings = await readSettings(ctx);
  if (settings.size === 0) return answer;
  const offered = OFFER_KINDS.flatMap((kind) => answer.value['watch/providers'].results.BR[kind]);
  const platformIds = new Set(offered.flatMap(({ provider_id }) => settings.get(provider_id)?.platformId ?? []));
  const complete = (value: T) => {
    const offers = { ...value['watch/providers'].results.BR };
    for (const kind of OFFER_KINDS) {
      offers[kind] = offers[kind].map((offer) => completeOffer(settings, offer, titleOf(value)));
    }
    return {
      ...value,
      'watch/providers': { results: { BR: offers } },
      ...(value.similarMovies && { similarMovies: value.similarMovies.map((card) => nameCard(settings, card)) }),
      ...(value.similarSeries && { similarSeries: value.similarSeries.map((card) => nameCard(settings, card)) }),
      ...(value.sagas && { sagas: value.sagas.map((saga) => nameSagaProviders(settings, saga)) }),
    };
  };
  return mapAnswer(answer, complete, [...answer.tags, ...[...platformIds].map(tags.platform)]);
}

/** The same for cards that are put into a list. */
export async function nameProviders<T extends TitleCard>(ctx: Context, cards: T[]): Promise<T[]> {
  const settings = await readSettings(ctx);
  if (settings.size === 0) return cards;
  return cards.map((card) => nameCard(settings, card));
}

function nameSagaProviders(settings: Settings, { mediaItems, coverage, ...saga }: FilmSaga): FilmSaga {
  const platforms = coverage.platforms.map((platform) => nameProvider(settings, platform));
  return {
    ...saga,
    mediaItems: mediaItems.map((item) => nameCard(settings, item)),
    coverage: { ...coverage, platforms },
  };
}

function nameCard<T extends CardAvailability>(settings: Settings, card: T): T {
  if (!card.providers) return card;
  return { ...card, providers: card.providers.map((provider) => nameProvider(settings, provider)) };
}

function nameProvider<P extends { provider_id: number; provider_name: string }>(settings: Settings, provider: P): P {
  const name = settings.get(provider.provider_id)?.name;
  return name ? { ...provider, provider_name: name } : provider;
}

function completeOffer(settings: Settings, offer: WatchOffer, title: string): WatchOffer {
  const service = settings.get(offer.provider_id);
  if (!service) return offer;
  const { article, searchUrl } = service;
  const search = searchUrl ? buildSearchUrl(searchUrl, title) : null;
  return { ...nameProvider(settings, offer), search_url: search, article: search === null ? null : article };
}

import type { CardAvailability, MovieCard, SeriesCard, TitleCard } from '#shared/contract/common.ts';
import type { FilmSaga } from '#shared/contract/movie-details.ts';
import type { BrazilOffers, WatchOffer } from '#shared/contract/title-parts.ts';
import type { SubscriptionPlan } from '#shared/domain/subscriptions/subscriptions.ts';
import { tags } from '#shared/domain/tags.ts';
import { buildSearchUrl, findSearchTemplateFault } from '#shared/domain/titles/service-links.ts';
import { OFFER_KINDS, type OfferKind } from '#shared/domain/titles/source-parts.ts';
import { isChannel } from '#shared/domain/titles/watch-services.ts';
import type { Context } from '../../context.ts';
import { listServiceSettings, type ServiceSettings } from '../../store/taxonomy/platforms.ts';
import { type Answer, fieldOf, mapAnswer, replaceField } from '../documents/answer.ts';
import { readSiteSetting } from '../documents/read-site-settings.ts';
import {
  bundlesWith,
  endWith,
  findOfferPlan,
  type Prices,
  readPrices,
  toPlanPrice,
  toPlatformBundle,
} from './platform-prices.ts';

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
  const { platformId, searchUrl, ownUrl } = service;
  return findSearchTemplateFault(platformId, searchUrl, ownUrl) ? { ...service, searchUrl: '' } : service;
}

type WithOffers = { 'watch/providers': { results: { BR: BrazilOffers } } };
type WithSimilar = { similarMovies?: MovieCard[]; similarSeries?: SeriesCard[]; sagas?: FilmSaga[] };

/**
 * A title's offers with the names, searches and prices that editors keep, and similar titles and sagas with the names: applied when the
 * document is read, like genres. The platforms' tags drop the pages that show them.
 */
export async function withPlatformSettings<T extends WithOffers & WithSimilar>(
  ctx: Context,
  answer: Answer<T>,
  title: string,
): Promise<Answer<T>> {
  const [settings, prices] = await Promise.all([readSettings(ctx), readPrices(ctx)]);
  if (settings.size === 0) return answer;
  // The job that ends them may be late, or the document older than the day.
  const isShown = ({ checked }: WatchOffer) => !checked || prices.today <= checked.shown_until;
  const offers = { ...fieldOf(answer, 'watch/providers').results.BR };
  const offered = OFFER_KINDS.flatMap((kind) => offers[kind]);
  const platformIds = new Set(offered.flatMap(({ provider_id }) => settings.get(provider_id)?.platformId ?? []));
  const priced = findPrices(settings, prices, offers);
  for (const kind of OFFER_KINDS) {
    offers[kind] = offers[kind].filter(isShown).map((offer) => {
      const plan = priced.plans.get(`${kind} ${offer.provider_id}`);
      return { ...completeOffer(settings, offer, title), ...(plan && { plan: toPlanPrice(plan) }) };
    });
  }
  if (priced.bundles.length > 0) offers.bundles = priced.bundles.map(toPlatformBundle);
  const completed = replaceField(nameSimilar(settings, answer), 'watch/providers', { results: { BR: offers } }, [
    ...answer.tags,
    ...[...platformIds].map(tags.platform),
  ]);
  const entered = offered.filter(isShown).flatMap(({ checked }) => checked ?? []);
  return endWith(ctx, completed, [
    ...priced.plans.values(),
    ...priced.bundles,
    ...entered.map(({ checked_on, shown_until }) => ({ checkedOn: checked_on, expiresOn: shown_until })),
  ]);
}

/** Without a renamed platform, which is usual, the document is not even parsed. */
function nameSimilar<T extends WithSimilar>(settings: Settings, answer: Answer<T>): Answer<T> {
  if (!isAnyRenamed(settings)) return answer;
  return mapAnswer(answer, (value) => ({
    ...value,
    ...(value.similarMovies && { similarMovies: value.similarMovies.map((card) => nameCard(settings, card)) }),
    ...(value.similarSeries && { similarSeries: value.similarSeries.map((card) => nameCard(settings, card)) }),
    ...(value.sagas && { sagas: value.sagas.map((saga) => nameSagaProviders(settings, saga)) }),
  }));
}

/** Prices of subscriptions, by kind and service, and what includes one of them. A channel is sold inside another service, at its price. */
function findPrices(settings: Settings, prices: Prices, offers: BrazilOffers) {
  const plans = new Map<string, SubscriptionPlan>();
  const subscribed = new Set<number>();
  for (const kind of ['flatrate', 'ads'] as const satisfies OfferKind[]) {
    for (const { provider_id: id, provider_name } of offers[kind]) {
      const platformId = settings.get(id)?.platformId;
      if (platformId === undefined || isChannel(provider_name)) continue;
      if (kind === 'flatrate') subscribed.add(platformId);
      const plan = findOfferPlan(prices, platformId, kind);
      if (plan) plans.set(`${kind} ${id}`, plan);
    }
  }
  return { plans, bundles: bundlesWith(prices, subscribed) };
}

/** The same for cards that are put into a list. */
export async function nameProviders<T extends TitleCard>(ctx: Context, cards: T[]): Promise<T[]> {
  const settings = await readSettings(ctx);
  return isAnyRenamed(settings) ? cards.map((card) => nameCard(settings, card)) : cards;
}

function isAnyRenamed(settings: Settings): boolean {
  for (const { name } of settings.values()) if (name) return true;
  return false;
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
  const leadsThere = search !== null || offer.url !== null;
  return { ...nameProvider(settings, offer), search_url: search, article: leadsThere ? article : null };
}

import type { MovieCard, SeriesCard, TitleCard } from '#shared/contract/common.ts';
import type { BrazilOffers } from '#shared/contract/title-parts.ts';
import { tags } from '#shared/domain/tags.ts';
import { OFFER_KINDS } from '#shared/domain/titles/source-parts.ts';
import type { Context } from '../../context.ts';
import { listRenamedServices } from '../../store/taxonomy/platforms.ts';
import { type Answer, mapAnswer } from '../documents/answer.ts';
import { readSiteSetting } from '../documents/read-site-settings.ts';

type Names = ReadonlyMap<number, string>;
const NONE: Names = new Map();

function readNames(ctx: Context): Promise<Names> {
  return readSiteSetting(ctx, {
    ...{ key: 'platform-names', tag: tags.platforms(), none: NONE },
    read: async ({ db }) => new Map((await listRenamedServices(db)).map(({ id, name }) => [id, name])),
  });
}

type WithOffers = { 'watch/providers': { results: { BR: BrazilOffers } } };
type WithSimilar = { similarMovies?: MovieCard[]; similarSeries?: SeriesCard[] };

/** A title's offers, and those of similar titles, with the names editors gave: applied when the document is read, like genres. */
export async function withRenamedPlatforms<T extends WithOffers & WithSimilar>(
  ctx: Context,
  answer: Answer<T>,
): Promise<Answer<T>> {
  const names = await readNames(ctx);
  if (names.size === 0) return answer;
  return mapAnswer(answer, (value) => {
    const renamed = { ...value['watch/providers'].results.BR };
    for (const kind of OFFER_KINDS) renamed[kind] = renamed[kind].map((offer) => nameProvider(names, offer));
    return {
      ...value,
      'watch/providers': { results: { BR: renamed } },
      ...(value.similarMovies && { similarMovies: value.similarMovies.map((card) => nameCard(names, card)) }),
      ...(value.similarSeries && { similarSeries: value.similarSeries.map((card) => nameCard(names, card)) }),
    };
  });
}

/** The same for cards that are put into a list. */
export async function nameProviders<T extends TitleCard>(ctx: Context, cards: T[]): Promise<T[]> {
  const names = await readNames(ctx);
  if (names.size === 0) return cards;
  return cards.map((card) => nameCard(names, card));
}

function nameCard<T extends TitleCard>(names: Names, card: T): T {
  if (!card.providers) return card;
  return { ...card, providers: card.providers.map((provider) => nameProvider(names, provider)) };
}

function nameProvider<P extends { provider_id: number; provider_name: string }>(names: Names, provider: P): P {
  return { ...provider, provider_name: names.get(provider.provider_id) ?? provider.provider_name };
}

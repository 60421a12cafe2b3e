import { readGenreDirectory } from '../../src/server/catalogue/taxonomy/genre-directory.ts';
import { readPlatformDirectory } from '../../src/server/catalogue/taxonomy/platform-directory.ts';
import type { Context } from '../../src/server/context.ts';
import { findTitlePage, type TitleQuery } from '../../src/server/lists/index.ts';
import { toBrazilianDay } from '../../src/shared/domain/day.ts';
import { MAX_PAGE, PAGE_SIZE } from '../../src/shared/domain/limits.ts';
import { buildApiUrl } from '../../src/shared/domain/site/api-url.ts';
import { MOVIE_SORT_WORDS, type Sort } from '../../src/shared/domain/sort.ts';
import type { TitleKind } from '../../src/shared/domain/titles/seen-title.ts';
import { createDice } from '../../test/dice.ts';

/** A random page of a list: any combination of filters, any existing page. */
export interface Question {
  query: TitleQuery;
  page: number;
  /** The same page by HTTP, where a route exists. */
  url: string;
}

export interface Asked {
  sort: Sort;
  /** Also filtered by votes and rating, which only platform lists support. */
  isFiltered?: boolean;
  /** First page that may be drawn. */
  from?: number;
}

const TRIES_AT_ONCE = 8;

/** Half of all lists have a genre, a third a platform, a third a year. */
export async function listQuestions(ctx: Context, asked: Asked, count: number, seed: number): Promise<Question[]> {
  const dice = createDice(seed);
  const [{ value: genres }, { value: platforms }] = await Promise.all([
    readGenreDirectory(ctx),
    readPlatformDirectory(ctx),
  ]);
  const today = toBrazilianDay(ctx.now());
  const make = async (): Promise<Question | undefined> => {
    const kind: TitleKind = dice.chance(0.8) ? 'movie' : 'series';
    const genre = dice.chance(0.5) ? dice.pick(genres) : undefined;
    const platform = asked.isFiltered || dice.chance(1 / 3) ? dice.pick(platforms) : undefined;
    const year = dice.chance(1 / 3) ? Number(today.slice(0, 4)) - dice.below(40) : undefined;
    const bounds = asked.isFiltered
      ? { minVotes: dice.pick([10, 100, 1_000]), minRating: dice.pick([5, 6.5, 7.7]) }
      : {};
    const query: TitleQuery = {
      ...{ kind, sort: asked.sort, today, year, genreIds: genre?.genreIds[kind], offered: platform?.offered },
      ...bounds,
    };
    const { total } = await findTitlePage(ctx, query, { offset: 0, limit: 0 });
    const pages = Math.min(Math.ceil(total / PAGE_SIZE), MAX_PAGE);
    const from = asked.from ?? 1;
    if (pages < from) return undefined;
    const page = from + dice.below(pages - from + 1);
    const common = { genero: genre?.hub.slug, ano: year, ordenacao: MOVIE_SORT_WORDS[asked.sort], pagina: page };
    const { minVotes: votosMinimos, minRating: avaliacaoMinima } = query;
    const url = platform
      ? buildApiUrl('getMediaByStreaming', {
          ...{ ...common, providerSlug: platform.platform.slug, tipo: kind },
          ...{ votosMinimos, avaliacaoMinima },
        })
      : buildApiUrl(kind === 'movie' ? 'getFilmesList' : 'getSeriesList', common);
    return { query, page, url };
  };
  const questions: Question[] = [];
  while (questions.length < count) {
    const made = await Promise.all(Array.from({ length: TRIES_AT_ONCE }, make));
    questions.push(...made.flatMap((question) => question ?? []));
  }
  return questions.slice(0, count);
}

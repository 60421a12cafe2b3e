import type { SearchResults } from '#shared/contract/search.ts';
import type { SearchQuestion } from '#shared/contract/search-groups.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { SEARCH_LIST_POSTERS } from '#shared/domain/limits.ts';
import type { CacheableAnswer } from '#shared/domain/site/cache-headers.ts';
import { paths } from '#shared/domain/site/paths.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { ask, type ReadonlyContext } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import { type PosterTitle, toPosterTitle } from '../cards/shown-title.ts';
import { readQuery } from '../lists/address.ts';
import { isFiltered } from '../lists/filter-parameters.ts';
import { kinds } from '../lists/kinds.ts';
import { loadFiltered } from '../lists/load-filtered.server.ts';
import { titleListParameters } from '../lists/parameters.ts';
import { type AnswerView, toMovieAnswer, toSeriesAnswer } from './answer-view.ts';
import type { SearchQuery } from './search-query.ts';

/** The card and the starts of the lists, at the same time; of the page of one group only what is of that group. */
export async function loadBeside(context: ReadonlyContext, { group }: SearchQuery, answer: SearchResults) {
  const { question, groups } = answer;
  const lists = group === undefined || group === 'listas' ? groups.lists : [];
  const [card, ...starts] = await Promise.all([
    group === undefined ? loadAnswer(context, question) : undefined,
    ...lists.map(({ path }) => loadListStart(context, path)),
  ]);
  return {
    answer: card?.value,
    starts: new Map(lists.flatMap(({ path }, place) => (starts[place] ? [[path, starts[place].value] as const] : []))),
    lifetimes: [card, ...starts].flatMap((one) => one?.lifetime ?? []),
  };
}

/** Part of a page, and how long a page with it may be cached. */
interface Loaded<T> {
  value: T;
  lifetime: CacheableAnswer;
}

/** The card of the title that is asked about, from the document of its page; nothing if that is gone meanwhile. */
async function loadAnswer(
  context: ReadonlyContext,
  question: SearchQuestion | undefined,
): Promise<Loaded<AnswerView> | undefined> {
  if (!question || question.about.media_type === 'person') return undefined;
  const { id, media_type } = question.about;
  const today = toBrazilianDay(context.get(pageContext).ctx.now());
  try {
    if (media_type === 'movie') {
      const { value, lifetime } = await ask(context, 'getMovieDetails', { movieId: id });
      return { value: toMovieAnswer(value, question, today), lifetime };
    }
    const { value, lifetime } = await ask(context, 'getTVDetails', { seriesId: id });
    return { value: toSeriesAnswer(value, question, today), lifetime };
  } catch (error) {
    return leaveOut(context, error);
  }
}

type ListQuery = ReturnType<typeof readListQuery>;
const readListQuery = (kind: TitleKind, url: URL) => readQuery(titleListParameters(kind), url.searchParams);

/** How a filtered list begins, as its own page shows it. */
export interface ListStart {
  titles: PosterTitle[];
  total: number;
}

/** Nothing if the list cannot be had: its link stays. */
async function loadListStart(context: ReadonlyContext, path: string): Promise<Loaded<ListStart> | undefined> {
  const url = new URL(path, 'https://list.invalid');
  const kind: TitleKind | undefined =
    url.pathname === paths.movies() ? 'movie' : url.pathname === paths.series() ? 'series' : undefined;
  if (!kind) return undefined;
  try {
    const query = readListQuery(kind, url);
    const found = isFiltered(query)
      ? await loadFiltered(context, { kind, query, page: 1 })
      : await loadWhole(context, kind, query);
    const { results, pagination } = found.answer;
    return {
      value: { titles: results.slice(0, SEARCH_LIST_POSTERS).map(toPosterTitle), total: pagination.totalResults },
      lifetime: found.lifetime,
    };
  } catch (error) {
    return leaveOut(context, error);
  }
}

async function loadWhole(context: ReadonlyContext, kind: TitleKind, { genre, sort }: ListQuery) {
  const asked = { genero: genre, ordenacao: kinds[kind].sortWords[sort], pagina: 1 };
  const { value: answer, lifetime } = await ask(context, kind === 'movie' ? 'getFilmesList' : 'getSeriesList', asked);
  return { answer, lifetime };
}

/** The results are shown without it. */
function leaveOut(context: ReadonlyContext, err: unknown): undefined {
  context.get(pageContext).ctx.log.warn({ err }, 'a search answers without a card or the start of a list');
}

import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { ask, joinLifetimes, type ReadonlyContext } from '#web/ask.ts';
import { answerFailure } from '../../cache.ts';
import { buildAddress, type ParametersOf } from './address.ts';
import type { BarQuery, FilteredFacts, FilterOptions } from './filter-choices.ts';
import { filterParameters, listOrder } from './filter-parameters.ts';
import { kinds } from './kinds.ts';
import { askablePage } from './list-page.ts';

/** The platforms and genres that the filter bar of a kind offers. */
export async function loadFilterOptions(context: ReadonlyContext, kind: TitleKind) {
  const [platforms, genres] = await Promise.all([
    ask(context, 'getStreaming', {}),
    ask(context, 'getGenres', {}),
  ]).catch(answerFailure);
  const options: FilterOptions & { genres: { id: number | undefined }[] } = {
    platforms: platforms.value.providers.map(({ id, name, slug, logo }) => ({ id, name, slug, logo })),
    isAnyDubbed: platforms.value.audio.includes('dublado'),
    genres: genres.value.genres
      .map((hub) => ({ slug: hub.slug, name: hub.name, id: kinds[kind].ofGenre.idOf(hub) }))
      .filter(({ id }) => id !== undefined)
      .toSorted((one, other) => one.name.localeCompare(other.name, 'pt-BR')),
  };
  return { options, hubs: genres.value.genres, lifetime: joinLifetimes(platforms.lifetime, genres.lifetime) };
}

interface FilteredRequest {
  kind: TitleKind;
  query: BarQuery & { year?: number | undefined };
  page: number;
  /** Of the page itself. */
  genre?: string;
  platform?: string;
}

/** A page of titles that can be watched, by the filters of the address. */
export async function loadFiltered(context: ReadonlyContext, { kind, query, page, genre, platform }: FilteredRequest) {
  const { year, sort } = query;
  const asked = {
    ...writeFilters(query),
    ...(year !== undefined && { de: String(year), ate: String(year) }),
    ...((genre ?? query.genre) && { genero: genre ?? query.genre }),
    ...(platform && { plataformas: platform }),
    ...{ tipo: kind, ordenacao: listOrder(kind).write(sort), pagina: askablePage(page) },
  };
  const { value: answer, lifetime } = await ask(context, 'getFilteredTitles', asked).catch(answerFailure);
  const filtered: FilteredFacts = { unrated: answer.semClassificacao, totalWithout: answer.totalSem };
  return { answer, filtered, lifetime };
}

function writeFilters(query: BarQuery): Record<string, string> {
  const parameters = filterParameters as ParametersOf<Record<string, unknown>>;
  const own = Object.fromEntries(Object.entries(parameters).filter(([key]) => key in query));
  return Object.fromEntries(
    new URLSearchParams(buildAddress('', own, query as object as Record<string, unknown>).slice(1)),
  );
}

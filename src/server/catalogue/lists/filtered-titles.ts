import type { FilterCounts, FilteredTitles, GetFilterCounts, GetFilteredTitles } from '#shared/contract/filters.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { Failure } from '#shared/domain/failure.ts';
import { PAGE_SIZE } from '#shared/domain/limits.ts';
import { tags } from '#shared/domain/tags.ts';
import {
  ACCESS_KINDS,
  ACCESS_WORDS,
  AGE_STEPS,
  MINUTE_STEPS,
  RATING_STEPS,
  toAgeWord,
} from '#shared/domain/titles/filter-steps.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import type { Context } from '../../context.ts';
import type { FilterName, FilterQuestion } from '../../filters/index.ts';
import { type Answer, answerNow } from '../documents/answer.ts';
import { readAnywhere } from '../documents/read-anywhere.ts';
import { toPagination, toSlice } from '../documents/to-pagination.ts';
import { getNamedGenre, readGenreNames } from '../taxonomy/genre-names.ts';
import { findPlatforms, type KnownPlatform, readPlatformDirectory } from '../taxonomy/platform-directory.ts';
import { readMovieCards, readSeriesCards } from '../titles/title-cards.ts';

/**
 * Not stored in any cache of ours: combinations hardly repeat, and would evict documents that do. The edge caches the answer
 * briefly, by the tags of what it shows.
 */
export async function getFilteredTitles(ctx: Context, request: GetFilteredTitles): Promise<Answer<FilteredTitles>> {
  const { question, platforms } = await toQuestion(ctx, request);
  const page = { page: request.pagina, limit: PAGE_SIZE };
  return readAnywhere(ctx, async (reading) => {
    const found = await reading.copies.filters.find(reading, question, toSlice(page));
    const movies = question.kind === 'movie' ? await readMovieCards(reading, found.ids) : NONE;
    const series = question.kind === 'series' ? await readSeriesCards(reading, found.ids) : NONE;
    const shown = [...movies.parts, ...series.parts].map(({ kind, id }) => tags[kind](id));
    const value: FilteredTitles = {
      results: [...movies.cards, ...series.cards],
      movies: movies.cards,
      tvShows: series.cards,
      pagination: toPagination(page, found.total),
      plataformas: platforms.map(({ platform }) => platform.slug),
      semClassificacao: found.unrated,
      totalSem: Object.fromEntries(
        Object.entries(found.totalWithout).map(([name, total]) => [PARAMETER_OF[name as FilterName], total]),
      ),
    };
    return answerNow(value, [listTagOf(question), tags.platforms(), tags.genres(), ...shown]);
  });
}

const NONE = { cards: [], parts: [] };

const PARAMETER_OF: Record<FilterName, string> = {
  platforms: 'plataformas',
  access: 'acesso',
  genre: 'genero',
  age: 'idade',
  minutes: 'duracao',
  years: 'de',
  country: 'pais',
  audio: 'audio',
  rating: 'nota',
};

const listTagOf = ({ kind }: FilterQuestion) => (kind === 'movie' ? tags.movieList() : tags.seriesList());

export async function getFilterCounts(ctx: Context, request: GetFilterCounts): Promise<Answer<FilterCounts>> {
  const { question, directory } = await toQuestion(ctx, request);
  const { value: genres } = await readGenreNames(ctx);
  const offered = directory.filter(({ isListed }) => isListed);
  const options = {
    platforms: offered.map(({ offered: { serviceIds } }) => serviceIds),
    genres: genres.map(({ genreIds }) => genreIds[question.kind]),
  };
  const found = await readAnywhere(ctx, (reading) => reading.copies.filters.count(reading, question, options));
  if (!found) throw new Failure('unavailable', refusals.tooBusy);
  const byStep = (steps: readonly string[], counts: readonly number[]) =>
    Object.fromEntries(steps.map((step, at) => [step, counts[at] ?? 0]));
  const counts = {
    plataformas: byStep(
      offered.map(({ platform }) => platform.slug),
      found.platforms,
    ),
    acesso: Object.fromEntries(ACCESS_WORDS.map((word) => [word, found.access[ACCESS_KINDS[word]]])),
    idade: byStep(AGE_STEPS.map(toAgeWord), found.ages),
    duracao: byStep(MINUTE_STEPS.map(String), found.minutes),
    decada: Object.fromEntries(found.decades),
    pais: { br: found.brazilian },
    audio: { dublado: found.dubbed },
    nota: byStep(RATING_STEPS.map(String), found.ratings),
    genero: byStep(
      genres.map(({ slug }) => slug),
      found.genres,
    ),
  };
  return answerNow({ total: found.total, counts }, [listTagOf(question), tags.platforms(), tags.genres()]);
}

interface Question {
  question: FilterQuestion;
  /** The chosen ones, in our order. */
  platforms: KnownPlatform[];
  directory: KnownPlatform[];
}

/** Unknown platforms are ignored; if none is left, the filter is not set. */
async function toQuestion(ctx: Context, request: GetFilterCounts): Promise<Question> {
  const { value: directory } = await readPlatformDirectory(ctx);
  const platforms = findPlatforms(directory, request.plataformas ?? []);
  const genre = request.genero === undefined ? undefined : await getNamedGenre(ctx, request.genero);
  const offered = platforms.map((platform) => platform.offered);
  const question: FilterQuestion = {
    ...{ kind: request.tipo, sort: request.ordenacao, today: toBrazilianDay(ctx.now()) },
    serviceIds: platforms.length > 0 ? [...new Set(offered.flatMap(({ serviceIds }) => serviceIds))] : undefined,
    // A platform that sells is also listed by its sales; the others only by what they stream.
    serviceAccess:
      platforms.length > 0 ? [...new Set(offered.flatMap(({ kinds }) => kinds))] : ['flatrate', 'free', 'ads'],
    access: request.acesso,
    genreIds: genre?.genreIds[request.tipo],
    maxAge: request.idade,
    maxMinutes: request.duracao,
    fromYear: request.de,
    toYear: request.ate,
    country: request.pais?.toUpperCase(),
    isDubbed: request.audio === 'dublado',
    minRating: request.nota,
  };
  return { question, platforms, directory };
}

import type { SearchAutocomplete, SearchMulti, SearchResults, Suggestions } from '#shared/contract/search.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { AUTOCOMPLETE_MIN_CHARACTERS, PAGE_SIZE, SEARCH_REACH } from '#shared/domain/limits.ts';
import { roleOf } from '#shared/domain/people/roles.ts';
import { normaliseForSearch } from '#shared/domain/slug.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../infra/db.ts';
import {
  findMeant,
  KIND_NUMBERS,
  listCorrections,
  listFoundPeople,
  type Meant,
  type Suggested,
  spellAsShown,
  splitGlued,
  suggestBegun,
  suggestFound,
  toKeyStart,
  toPhrase,
} from '../../search/index.ts';
import { listFoundMovies } from '../../store/titles/movie-cards.ts';
import { listFoundSeries } from '../../store/titles/series-cards.ts';
import { type Answer, answerNow, extendAnswer } from '../documents/answer.ts';
import { readAnywhere } from '../documents/read-anywhere.ts';
import { toPagination, toSlice } from '../documents/to-pagination.ts';
import { toPersonCard } from '../people/to-person-card.ts';
import { findPlatformCalled } from '../taxonomy/platform-directory.ts';
import { toCardDay } from '../titles/to-card-availability.ts';
import { toMovieCard } from '../titles/to-movie-card.ts';
import { toSeriesCard } from '../titles/to-series-card.ts';

/** Queries are rarely repeated: nothing is stored, and the edge caches an answer only briefly. */
const LISTS = [tags.movieList(), tags.seriesList(), tags.peopleList(), tags.platforms()];

export async function search(ctx: Context, asked: SearchMulti): Promise<Answer<SearchResults>> {
  const [found, platform] = await Promise.all([
    readAnywhere(ctx, (reading) => findAll(reading, asked)),
    findPlatformCalled(ctx, asked.query).catch(() => undefined),
  ]);
  if (!platform) return found;
  const { slug, name, article } = platform;
  return extendAnswer(found, { platform: { slug, name, article } });
}

async function findAll({ db, now }: Context, { query, page }: SearchMulti): Promise<Answer<SearchResults>> {
  const asked = { page, limit: PAGE_SIZE };
  const { offset, limit } = toSlice(asked);
  const meant = await findMeant(db, toPhrase(query), { isThorough: true });
  const { movie, series, person } = idsByKind(meant, SEARCH_REACH);
  const onPage = (ids: readonly number[]) => ids.slice(offset, offset + limit);
  const [movieRows, seriesRows, personRows] = await Promise.all([
    listFoundMovies(db, onPage(movie)),
    listFoundSeries(db, onPage(series)),
    listFoundPeople(db, onPage(person)),
  ]);
  const day = toCardDay(now());
  const totals = { movies: movie.length, tvShows: series.length, people: person.length };
  const shown = movieRows[0]?.title ?? seriesRows[0]?.title ?? personRows[0]?.name ?? '';
  return answerNow(
    {
      query,
      categories: {
        movies: movieRows.map((row) => toMovieCard(row, day)),
        tvShows: seriesRows.map((row) => toSeriesCard(row, day)),
        people: personRows.map(toPersonCard),
      },
      totals,
      pagination: toPagination(asked, Math.max(...Object.values(totals))),
      ...offerCorrection(meant, shown),
    },
    LISTS,
  );
}

/** Fewer suggestions than this for a typed prefix may be chance: corrections are tried too. */
const PLAINLY_MEANT = 3;
/** More than are shown: titles hidden since are left out. */
const LOOKED_AT = 12;

export async function autocomplete(ctx: Context, { query }: SearchAutocomplete): Promise<Answer<Suggestions>> {
  // One letter matches half of all names; clients ask from two on (docs/spec-coverage.md), and a shorter query gets nothing.
  if (normaliseForSearch(query).length < AUTOCOMPLETE_MIN_CHARACTERS)
    return answerNow(toSuggestions([[], [], []]), LISTS);
  return readAnywhere(ctx, ({ db }) => suggest(db, toPhrase(query)));
}

async function suggest(db: Db, phrase: string): Promise<Answer<Suggestions>> {
  const begun = await suggestBegun(db, toKeyStart(phrase));
  if (begun && begun[0].length + begun[1].length + begun[2].length >= PLAINLY_MEANT) {
    return answerNow(toSuggestions(begun), LISTS);
  }
  const corrected = begun ? undefined : await suggestCorrected(db, phrase);
  if (corrected) return answerNow(corrected, LISTS);
  const meant = await findMeant(db, phrase, { isThorough: false, isNoBeginning: begun === undefined });
  if (meant.hits.length === 0) return answerNow(toSuggestions([[], [], []]), LISTS);
  const found = (await suggestFound(db, idsByKind(meant, LOOKED_AT))) ?? [[], [], []];
  const shown = found[0][0]?.[2] ?? found[1][0]?.[2] ?? found[2][0]?.[2] ?? '';
  return answerNow({ ...toSuggestions(found), ...offerCorrection(meant, shown) }, LISTS);
}

/** A single word that no name starts with is usually a typo: tries the precomputed suggestions of similar words. */
async function suggestCorrected(db: Db, phrase: string): Promise<Suggestions | undefined> {
  if (phrase.includes(' ') || (await splitGlued(db, [phrase]))) return undefined;
  for (const { words } of (await listCorrections(db, [phrase])).slice(0, 3)) {
    const found = await suggestBegun(db, words.join(' '));
    const shown = found && (found[0][0]?.[2] ?? found[1][0]?.[2] ?? found[2][0]?.[2]);
    if (found && shown) return { ...toSuggestions(found), didYouMean: spellAsShown(words, shown) };
  }
  return undefined;
}

function idsByKind({ hits }: Meant, limit: number): Record<Entity, number[]> {
  const idsOf = (entity: Entity) =>
    hits
      .filter(({ kind }) => kind === KIND_NUMBERS[entity])
      .slice(0, limit)
      .map(({ id }) => id);
  return { movie: idsOf('movie'), series: idsOf('series'), person: idsOf('person') };
}

function offerCorrection({ corrected }: Meant, shown: string): { didYouMean?: string } {
  return corrected && shown ? { didYouMean: spellAsShown(corrected, shown) } : {};
}

function toSuggestions([movies, series, people]: Suggested): Suggestions {
  return {
    suggestions: {
      movies: movies.map(([id, slug, title, release_year, poster_path]) => ({
        id,
        slug,
        title,
        release_year,
        poster_path,
      })),
      tvShows: series.map(([id, slug, name, first_air_year, poster_path]) => ({
        id,
        slug,
        name,
        first_air_year,
        poster_path,
      })),
      people: people.map(([id, slug, name, department, profile_path]) => ({
        id,
        slug,
        name,
        role: roleOf(department),
        profile_path,
      })),
    },
  };
}

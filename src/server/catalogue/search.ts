import type { MovieCard, PersonCard, SeriesCard } from '#shared/contract/common.ts';
import type { SearchAutocomplete, SearchMulti, SearchResults, Suggestions } from '#shared/contract/search.ts';
import { AUTOCOMPLETE, AUTOCOMPLETE_MIN_CHARACTERS, PAGE_SIZE } from '#shared/domain/limits.ts';
import { normaliseForSearch } from '#shared/domain/slug.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../context.ts';
import { findMatches, listFoundMovies, listFoundPeople, listFoundSeries } from '../store/search.ts';
import type { Slice } from '../store/title-tables.ts';
import { type Answer, answerNow } from './answer.ts';
import { toMovieCard } from './to-movie-card.ts';
import { toPagination, toSlice } from './to-pagination.ts';
import { toPersonCard } from './to-person-card.ts';
import { toSeriesCard } from './to-series-card.ts';

/** What was typed is seldom typed again: nothing is stored, and an edge keeps an answer only for a moment. */
const LISTS = [tags.movieList(), tags.seriesList(), tags.peopleList()];

export async function search(ctx: Context, { query, page }: SearchMulti): Promise<Answer<SearchResults>> {
  const asked = { page, limit: PAGE_SIZE };
  const slice = toSlice(asked);
  const { movies, series, people } = await findGroups(ctx, query, { movies: slice, series: slice, people: slice });
  const totals = { movies: movies.total, tvShows: series.total, people: people.total };
  return answerNow(
    {
      query,
      categories: { movies: movies.cards, tvShows: series.cards, people: people.cards },
      totals,
      pagination: toPagination(asked, Math.max(...Object.values(totals))),
    },
    LISTS,
  );
}

export async function autocomplete(ctx: Context, { query }: SearchAutocomplete): Promise<Answer<Suggestions>> {
  // A letter is the beginning of half of all names; clients ask from two on (SPEC §4), and who does not gets nothing.
  if (normaliseForSearch(query).length < AUTOCOMPLETE_MIN_CHARACTERS) {
    return answerNow({ suggestions: { movies: [], tvShows: [], people: [] } }, LISTS);
  }
  const first = (limit: number): Slice => ({ offset: 0, limit });
  const { movies, series, people } = await findGroups(ctx, query, {
    movies: first(AUTOCOMPLETE.movies),
    series: first(AUTOCOMPLETE.series),
    people: first(AUTOCOMPLETE.people),
  });
  const suggestions = {
    movies: movies.cards.map(({ id, slug, title, release_year, poster_path }) => ({
      id,
      slug,
      title,
      release_year,
      poster_path,
    })),
    tvShows: series.cards.map(({ id, slug, name, first_air_year, poster_path }) => ({
      id,
      slug,
      name,
      first_air_year,
      poster_path,
    })),
    people: people.cards,
  };
  return answerNow({ suggestions }, LISTS);
}

interface Group<Card> {
  cards: Card[];
  total: number;
}

interface Groups {
  movies: Group<MovieCard>;
  series: Group<SeriesCard>;
  people: Group<PersonCard>;
}

async function findGroups(ctx: Context, query: string, slices: Record<keyof Groups, Slice>): Promise<Groups> {
  const { db } = ctx;
  const phrase = normaliseForSearch(query);
  // Nothing but signs is in no name.
  if (phrase === '') return { movies: NONE, series: NONE, people: NONE };

  const [movies, series, people] = await Promise.all([
    findMatches(db, 'movie', phrase, slices.movies),
    findMatches(db, 'series', phrase, slices.series),
    findMatches(db, 'person', phrase, slices.people),
  ]);
  const [movieRows, seriesRows, personRows] = await Promise.all([
    listFoundMovies(db, movies.ids),
    listFoundSeries(db, series.ids),
    listFoundPeople(db, people.ids),
  ]);
  return {
    movies: { cards: movieRows.map(toMovieCard), total: movies.total },
    series: { cards: seriesRows.map(toSeriesCard), total: series.total },
    people: { cards: personRows.map(toPersonCard), total: people.total },
  };
}

const NONE = { cards: [], total: 0 };

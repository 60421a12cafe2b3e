import { fameOf } from '../../packages/demo/fame.ts';
import { findDemoPerson } from '../../packages/demo/people.ts';
import { pictureFile } from '../../packages/tmdb-simulator/images/file-names.ts';
import { buildMovie } from '../../packages/tmdb-simulator/movie/details.ts';
import { buildSeries } from '../../packages/tmdb-simulator/series/details.ts';
import { buildSeason } from '../../packages/tmdb-simulator/series/season.ts';
import { generatePersonSummary } from '../../packages/tmdb-simulator/world/people/person-record.ts';
import type { World } from '../../packages/tmdb-simulator/world/world.ts';

/**
 * TMDB's documents as a sync would get them, without HTTP and without what a sync discards: of a recommended title it
 * reads only the id, and generating forty cards per title would be half of the work.
 */
const MOVIE_PARTS = ['credits', 'videos', 'images', 'release_dates', 'watch/providers', 'translations'];
const SERIES_PARTS = ['aggregate_credits', 'videos', 'images', 'content_ratings', 'watch/providers', 'translations'];
const ALTERNATIVE_TITLES = 'alternative_titles';

function queryOf(parts: readonly string[]): URLSearchParams {
  return new URLSearchParams({
    language: 'pt-BR',
    include_image_language: 'pt,en,null',
    include_video_language: 'pt,en,null',
    append_to_response: [...parts, ALTERNATIVE_TITLES].join(','),
  });
}

const MOVIE = queryOf(MOVIE_PARTS);
const SERIES = queryOf([...SERIES_PARTS, 'external_ids']);
const relatedTo = (ids: readonly number[]) => ({
  recommendations: { results: ids.map((id) => ({ id })) },
  similar: { results: [] },
});

export function buildMovieDocument(world: World, id: number): object | undefined {
  const movie = world.findMovie(id);
  return movie && { ...buildMovie(world, movie, MOVIE), ...relatedTo(movie.recommendations) };
}

/** With all seasons. TMDB needs several calls for a long series: one call takes at most twenty appended parts. */
export function buildSeriesDocument(world: World, id: number): object | undefined {
  const series = world.findSeries(id);
  if (!series) return undefined;
  const seasons = series.seasons.map((season): [string, object] => [
    `season/${season.number}`,
    buildSeason(world, series, season, 'pt-BR'),
  ]);
  return {
    ...buildSeries(world, series, SERIES),
    credits: { cast: [], crew: [] },
    ...relatedTo(series.recommendations),
    ...Object.fromEntries(seasons),
  };
}

/** A person as a title's credits name them: for four million of TMDB's people there is nothing more. */
export function buildPersonMention(world: World, id: number) {
  const written = findDemoPerson(id);
  const { name, popularity, hasPhoto } = written
    ? { ...written, popularity: fameOf(written.name) }
    : generatePersonSummary(world.seed, id, world.last.person, world.peopleOptions);
  return { name, popularity, profile_path: hasPhoto ? pictureFile('profile', id, 1) : null };
}

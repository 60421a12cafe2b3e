import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import { createWorld } from '../../packages/tmdb-simulator/world/create-world.ts';
import { projectMovie } from '../../src/server/sync/projection/project-movie.ts';
import { projectionDateOf } from '../../src/server/sync/projection/project-parts.ts';
import { projectSeries } from '../../src/server/sync/projection/project-series.ts';
import { TmdbMovie, toMovieSource } from '../../src/server/tmdb/movie-answer.ts';
import { toSeasonSource } from '../../src/server/tmdb/season-answer.ts';
import { TmdbSeries, toSeriesSource } from '../../src/server/tmdb/series-answer.ts';
import { buildPersonSlug, normaliseForSearch } from '../../src/shared/domain/slug.ts';
import { buildMovieDocument, buildPersonMention, buildSeriesDocument } from './documents.ts';
import { SEEDED_TABLES, type SeedShare } from './share.ts';
import { TableLoad } from './table-load.ts';

/**
 * One of several threads, each with its own world and connection, which handles every nth id. A title goes through the
 * same mapping and projection as in a sync; only HTTP and the single-row statements are left out.
 */
const share = workerData as SeedShare;
const BATCH = 1_000;
const seenAt = new Date(share.now);
const moment = projectionDateOf({ fetchedAt: seenAt }, seenAt);
const world = createWorld({ ...share.world, now: () => seenAt });
const client = new pg.Client({ connectionString: share.databaseUrl });
await client.connect();
await client.query('set synchronous_commit = off; set statement_timeout = 0');
const load = new TableLoad(client, SEEDED_TABLES);

const work = { people: addPerson, movies: addMovie, series: addSeries }[share.kind];
const ids = world[share.kind].ids();
let done = 0;
for (let index = share.thread; index < ids.length; index += share.threads) {
  work(ids[index] ?? 0);
  done += 1;
  if (done % BATCH === 0) await report();
}
await report();
await client.end();

async function report(): Promise<void> {
  await load.send();
  parentPort?.postMessage(done);
}

function addPerson(id: number): void {
  // All credited people get a row, as a sync of the credits would do; other code decides who is shown.
  const { name, profile_path, popularity } = buildPersonMention(world, id);
  const slug = buildPersonSlug(name, id);
  load.add('people', [
    { id, name, slug, profile_path, popularity, search_name: normaliseForSearch(name), seen_at: seenAt },
  ]);
}

function addMovie(id: number): void {
  const parsed = TmdbMovie.safeParse(buildMovieDocument(world, id));
  if (!parsed.success || parsed.data.adult) return;
  const source = toMovieSource(parsed.data);
  const projection = projectMovie(source, {}, moment);
  load.add('movie_sources', [toSourceRow(id, source)]);
  load.add('movies', [projection.movie]);
  load.add('movie_cast', projection.cast);
  load.add('movie_crew', projection.crew);
  load.add('movie_images', projection.images);
  load.add('movie_videos', projection.videos);
  load.add('movie_offers', projection.offers);
  load.add('movie_releases', projection.releases);
}

function addSeries(id: number): void {
  const parsed = TmdbSeries.safeParse(buildSeriesDocument(world, id));
  if (!parsed.success || parsed.data.adult) return;
  const source = toSeriesSource(parsed.data);
  const seasons = parsed.data.appended_seasons.map((season) => toSeasonSource(id, season));
  const projection = projectSeries(source, seasons, {}, moment);
  load.add('series_sources', [toSourceRow(id, source)]);
  load.add(
    'season_sources',
    seasons.map((season) => ({ series_id: id, number: season.number, ...withoutId(toSourceRow(0, season)) })),
  );
  load.add('series', [projection.series]);
  load.add('seasons', projection.seasons);
  load.add('episodes', projection.episodes);
  load.add('series_cast', projection.cast);
  load.add('series_crew', projection.crew);
  load.add('series_images', projection.images);
  load.add('series_videos', projection.videos);
  load.add('series_offers', projection.offers);
}

function toSourceRow(id: number, source: object) {
  // No TMDB answer has this hash, so a later sync always stores what it fetches.
  return { id, payload: JSON.stringify(source), payload_hash: 'seeded', fetch_started_at: seenAt, fetched_at: seenAt };
}

function withoutId({ id: _, ...row }: ReturnType<typeof toSourceRow>) {
  return row;
}

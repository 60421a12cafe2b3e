import { collectionIdOf, collectionName, findCollection } from '../world/collections.ts';
import { FLAG } from '../world/tables.ts';
import type { World } from '../world/world.ts';
import type { ExportFile } from './export-name.ts';

/** One object per line, by ascending id. Whatever the file's date, it contains what exists today. */
export function exportLines(world: World, file: ExportFile): Iterable<string> {
  switch (file) {
    case 'movie_ids':
      return movieLines(world, false);
    case 'adult_movie_ids':
      return movieLines(world, true);
    case 'tv_series_ids':
      return seriesLines(world, false);
    case 'adult_tv_series_ids':
      return seriesLines(world, true);
    case 'person_ids':
      return personLines(world, false);
    case 'adult_person_ids':
      return personLines(world, true);
    case 'collection_ids':
      return collectionLines(world);
  }
}

function* movieLines(world: World, adult: boolean): Generator<string> {
  const { movies } = world;
  for (const id of sorted(movies.ids())) {
    const row = movies.findRow(id);
    const flags = movies.flags[row] ?? 0;
    if (((flags & FLAG.adult) !== 0) !== adult) continue;
    const original_title = world.findMovie(id)?.originalTitle ?? '';
    const popularity = (movies.popularity[row] ?? 0) / 1000;
    yield JSON.stringify({ adult, id, original_title, popularity, video: (flags & FLAG.video) !== 0 });
  }
}

function* seriesLines(world: World, adult: boolean): Generator<string> {
  const { series } = world;
  for (const id of sorted(series.ids())) {
    const row = series.findRow(id);
    if ((((series.flags[row] ?? 0) & FLAG.adult) !== 0) !== adult) continue;
    const original_name = world.findSeries(id)?.originalTitle ?? '';
    yield JSON.stringify({ id, original_name, popularity: (series.popularity[row] ?? 0) / 1000 });
  }
}

function* personLines({ people }: World, adult: boolean): Generator<string> {
  for (const id of sorted(people.ids())) {
    const row = people.findRow(id);
    if ((((people.flags[row] ?? 0) & FLAG.adult) !== 0) !== adult) continue;
    yield JSON.stringify({ adult, id, name: people.name(row), popularity: (people.popularity[row] ?? 0) / 1000 });
  }
}

/** Collection ids rise with the ids of their films. */
function* collectionLines({ seed, movies }: World): Generator<string> {
  let last = 0;
  for (const movieId of movies.ids()) {
    const id = collectionIdOf(seed, movieId);
    if (id === undefined || id === last) continue;
    last = id;
    const collection = findCollection(seed, movies, id);
    if (collection) yield JSON.stringify({ id, name: collectionName(collection, false) });
  }
}

/** Hand-made ids follow the generated ones unsorted. */
function sorted(ids: Int32Array): Int32Array {
  return ids.toSorted();
}

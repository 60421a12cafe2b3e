import { demoPeople, findDemoPerson } from '../../demo/people.ts';
import { createAvailability } from './availability.ts';
import { buildPersonItem } from './build-items.ts';
import { createChangeFeed } from './change-feed.ts';
import type { Core } from './core.ts';
import { createCreditBook } from './credits/credit-book.ts';
import { dayOfDate } from './day.ts';
import { createItemFinders } from './item-finders.ts';
import type { Day, TitleKind } from './kinds.ts';
import { generatedName, generatePersonSummary } from './people/person-record.ts';
import { createPersonTable } from './people/person-table.ts';
import { createRecordFinders } from './record-finders.ts';
import { createSeriesTable } from './series/series-table.ts';
import { FLAG } from './tables.ts';
import { fillFromRecord } from './titles/fill-from-record.ts';
import { createTitleTable } from './titles/title-table.ts';
import type { World, WorldOptions } from './world.ts';
import { toSummary } from './written/demo-record.ts';
import { createWritten, type Written } from './written/written.ts';

export function createWorld(options: WorldOptions): World {
  const { seed } = options;
  const written = createWritten(seed, dayOfDate(options.now()));
  const core = createCore(options, written);
  const { movies, series, people, today, table } = core;
  const finders = createRecordFinders(core, written);

  const world: World = {
    seed,
    peopleOptions: { areActorsPictured: options.areActorsPictured, popularity: options.popularity },
    now: options.now,
    today,
    movies,
    series,
    people,
    table,
    availability: core.availability,
    changes: createChangeFeed(core),
    ...finders,
    ...createItemFinders(core, written),
    last: { movie: options.movies, tv: options.series, person: options.people },
    listHandMade: written.films.list,
    listHandMadeSeries: written.series.list,
    personItem(id, language) {
      const person = finders.findPerson(id);
      return person && buildPersonItem(world, person, language);
    },
    patchMovie(id, patch) {
      const movie = written.films.find(id) ?? finders.findMovie(id);
      if (!movie) return;
      const row = movies.rowOf(id);
      fillFromRecord(movies.columns, row, written.films.patch(movie, patch), isHandMade(core, 'movie', row));
      movies.forgetOrders();
      core.availability.forgetBits();
    },
    reset() {
      for (const id of written.films.reset()) {
        const original = written.films.find(id);
        movies.refill(movies.rowOf(id));
        if (original) fillFromRecord(movies.columns, movies.rowOf(id), original, true);
      }
      core.availability.clearSwitches();
    },
  };
  return world;
}

type Tables = Pick<Core, 'movies' | 'series' | 'people' | 'table' | 'today'>;

function createTables({ seed, now, popularity, areActorsPictured, ...last }: WorldOptions, written: Written): Tables {
  const today = (): Day => dayOfDate(now());
  const films = written.films.list();
  const movies = createTitleTable({
    kind: 'movie',
    seed,
    last: last.movies,
    extraIds: films.map((movie) => movie.id).filter((id) => id > last.movies),
    today,
    popularity,
    findFixed: written.films.findFacts,
  });
  const series = createSeriesTable({ seed, last: last.series, today, fixed: written.series, popularity });
  for (const film of films) fillFromRecord(movies.columns, movies.rowOf(film.id), film, true);
  for (const each of written.series.list()) fillFromRecord(series.columns, series.rowOf(each.id), each, true);
  const people = createPersonTable({
    seed,
    last: last.people,
    areActorsPictured,
    popularity,
    fixed: demoPeople.map(toSummary),
    today,
    nameOf: (id) => findDemoPerson(id)?.name ?? generatedName(seed, id),
  });
  return { movies, series, people, today, table: (kind) => (kind === 'movie' ? movies : series) };
}

function createCore(options: WorldOptions, written: Written): Core {
  const { seed, people: lastPerson } = options;
  const tables = createTables(options, written);
  const { table } = tables;
  return {
    ...tables,
    seed,
    lastPerson,
    availability: createAvailability({
      seed,
      table,
      findFixedOffers: (kind, id) => (kind === 'movie' ? written.films.findOffers(id) : written.series.findOffers(id)),
      listFixedIds: (kind) => (kind === 'movie' ? written.films : written.series).list().map(({ id }) => id),
    }),
    credits: createCreditBook({
      seed,
      last: { movie: options.movies, tv: options.series },
      lastPerson,
      isHandMade: (personId) => findDemoPerson(personId) !== undefined,
      isGenerated(kind, id) {
        const row = table(kind).findRow(id);
        return row >= 0 && !isHandMade(tables, kind, row);
      },
    }),
    summarise: (personId) => generatePersonSummary(seed, personId, lastPerson, options),
  };
}

function isHandMade({ table }: Tables, kind: TitleKind, row: number): boolean {
  return Boolean((table(kind).flags[row] ?? 0) & FLAG.demo);
}

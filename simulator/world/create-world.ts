import { demoPeople, findDemoPerson } from '../../demo/people.ts';
import { wordsIn, wordsOf } from '../language.ts';
import { createAvailability } from './availability.ts';
import { buildMovieItem, buildPersonItem, buildSeriesItem } from './build-items.ts';
import { createChangeFeed } from './change-feed.ts';
import type { Core } from './core.ts';
import { createCreditBook } from './credits/credit-book.ts';
import { dayOfDate } from './day.ts';
import { toPersonRecord, toSummary } from './demo-record.ts';
import { filmographyOf, handMadeFilmography } from './filmography.ts';
import { createFixedFilms, fillFromRecord } from './fixed-films.ts';
import type { TitleKind } from './kinds.ts';
import { lazy } from './lazy.ts';
import { generateListedMovie, generateMovieRecord } from './movie-record.ts';
import { generateBiographical, generatedName, generatePersonSummary } from './person-record.ts';
import { createPersonTable } from './person-table.ts';
import type { PersonRecord } from './records.ts';
import { generateListedSeries, generateSeriesRecord } from './series/series-record.ts';
import { createSeriesTable } from './series/series-table.ts';
import { FLAG } from './tables.ts';
import { createTitleTable } from './title-table.ts';
import { versionOf } from './version.ts';
import type { World, WorldOptions } from './world.ts';

export function createWorld(options: WorldOptions): World {
  const { seed, people: lastPerson } = options;
  const today = () => dayOfDate(options.now());
  const fixed = createFixedFilms();
  const movies = createTitleTable({
    kind: 'movie',
    seed,
    last: options.movies,
    extraIds: fixed
      .list()
      .map((movie) => movie.id)
      .filter((id) => id > options.movies),
    today,
    findFixed: fixed.findFacts,
  });
  for (const movie of fixed.list()) fillFromRecord(movies.columns, movies.rowOf(movie.id), movie, true);

  const series = createSeriesTable(seed, options.series, today);
  const people = createPersonTable({
    seed,
    last: lastPerson,
    fixed: demoPeople.map(toSummary),
    today,
    nameOf: (id) => findDemoPerson(id)?.name ?? generatedName(seed, id),
  });
  const table = (kind: TitleKind) => (kind === 'movie' ? movies : series);
  const isHandMade = (row: number) => Boolean((movies.flags[row] ?? 0) & FLAG.demo);

  const core: Core = {
    seed,
    today,
    lastPerson,
    movies,
    series,
    people,
    availability: createAvailability({
      seed,
      table,
      findFixedOffers: (kind, id) => (kind === 'movie' ? fixed.findOffers(id) : undefined),
      listFixedIds: (kind) => (kind === 'movie' ? fixed.list().map((movie) => movie.id) : []),
    }),
    credits: createCreditBook({
      seed,
      last: { movie: options.movies, tv: options.series },
      lastPerson,
      isHandMade: (personId) => findDemoPerson(personId) !== undefined,
      isGenerated: (kind, id) => {
        const row = table(kind).findRow(id);
        return row >= 0 && !(kind === 'movie' && isHandMade(row));
      },
    }),
    summarise: (personId) => generatePersonSummary(seed, personId, lastPerson),
  };

  const findMovie: World['findMovie'] = (id) => {
    const row = movies.findRow(id);
    if (row < 0) return undefined;
    const written = fixed.find(id);
    // Even what is written down goes through the switches: an outage spares no film.
    return written
      ? { ...written, offers: core.availability.offersOn('movie', id, today()) }
      : generateMovieRecord(core, row);
  };
  const findSeries: World['findSeries'] = (id) => {
    const row = series.findRow(id);
    return row < 0 ? undefined : generateSeriesRecord(core, row);
  };
  const findPerson: World['findPerson'] = (id) => {
    const handMade = findDemoPerson(id);
    if (handMade) return toPersonRecord(handMade, handMadeFilmography(fixed.list(), id));
    return people.findRow(id) < 0 ? undefined : generatePersonRecord(core, id);
  };

  const world: World = {
    seed,
    now: options.now,
    today,
    movies,
    series,
    people,
    table,
    availability: core.availability,
    changes: createChangeFeed(core),
    findMovie,
    findSeries,
    findPerson,
    last: { movie: options.movies, tv: options.series, person: lastPerson },
    listHandMade: fixed.list,
    movieItem(id, language) {
      const row = movies.findRow(id);
      if (row < 0) return undefined;
      const written = fixed.find(id);
      if (written) return buildMovieItem(written, wordsIn(written, language), language);
      const listed = generateListedMovie(core, row);
      return buildMovieItem(listed, wordsOf(listed.originalTitle, listed.words, language), language);
    },
    seriesItem(id, language) {
      const row = series.findRow(id);
      if (row < 0) return undefined;
      const listed = generateListedSeries(core, row);
      return buildSeriesItem(listed, wordsOf(listed.originalTitle, listed.words, language), language);
    },
    personItem(id, language) {
      const person = findPerson(id);
      return person && buildPersonItem(world, person, language);
    },
    patchMovie(id, patch) {
      const movie = findMovie(id);
      if (!movie) return;
      const row = movies.rowOf(id);
      fillFromRecord(movies.columns, row, fixed.patch(movie, patch), isHandMade(row));
      movies.forgetOrders();
      core.availability.forgetBits();
    },
    reset() {
      for (const id of fixed.reset()) {
        const original = fixed.find(id);
        movies.refill(movies.rowOf(id));
        if (original) fillFromRecord(movies.columns, movies.rowOf(id), original, true);
      }
      core.availability.clearSwitches();
    },
  };
  return world;
}

function generatePersonRecord(core: Core, id: number): PersonRecord {
  const summary = core.summarise(id);
  const filmography = lazy(() => filmographyOf(core, id));
  return {
    ...summary,
    ...generateBiographical(core.seed, summary, versionOf(core.seed, 'person', id, core.today())),
    get filmography() {
      return filmography();
    },
  };
}

import { describe, expect, test } from 'vitest';
import { buildRobots, isAllowed, parseRobots, ROBOTS_BYTES, type Robots } from '../src/server/links/robots.ts';
import { projectMovie } from '../src/server/sync/projection/project-movie.ts';
import { projectPerson } from '../src/server/sync/projection/project-person.ts';
import { projectSeries } from '../src/server/sync/projection/project-series.ts';
import { TmdbMovie, toMovieSource } from '../src/server/tmdb/movie-answer.ts';
import { TmdbPerson, toPersonSource } from '../src/server/tmdb/person-answer.ts';
import { TmdbCollection, toSagaSource } from '../src/server/tmdb/saga-answer.ts';
import { TmdbSeason, toSeasonSource } from '../src/server/tmdb/season-answer.ts';
import { TmdbSeries, toSeriesSource } from '../src/server/tmdb/series-answer.ts';
import { parseRatingCsv } from '../src/shared/admin/domain/bulk-ratings.ts';
import { decodeCsv } from '../src/shared/admin/domain/csv.ts';
import { readVoiceCsv } from '../src/shared/admin/domain/dubbing/voice-csv.ts';
import { findFieldFault } from '../src/shared/admin/domain/editing/check-field.ts';
import { parsePastedEpisodes } from '../src/shared/admin/domain/editing/pasted-episodes.ts';
import { splitPastedYear } from '../src/shared/admin/domain/editing/pasted-lines.ts';
import { parsePastedTitles } from '../src/shared/admin/domain/editing/pasted-titles.ts';
import { readTyped } from '../src/shared/admin/domain/editing/typed-value.ts';
import { parseHiddenForm } from '../src/shared/admin/domain/page-form.ts';
import {
  listCsvTitles,
  parsePastedLinks,
  readOfferCsv,
  readPastedLinks,
} from '../src/shared/admin/domain/subscriptions/offer-csv.ts';
import { readBundleCsv, readPlanCsv } from '../src/shared/admin/domain/subscriptions/subscription-csv.ts';
import { Failure } from '../src/shared/domain/failure.ts';
import { toParagraphs, toPlainText } from '../src/shared/domain/html.ts';
import { translatePlace } from '../src/shared/domain/people/place-names.ts';
import { matchedName } from '../src/shared/domain/search/character-name.ts';
import { buildPersonSlug, buildTitleSlug, normaliseForSearch, parseAddressName } from '../src/shared/domain/slug.ts';
import { readCharacter, readJob } from '../src/shared/domain/titles/credit-roles.ts';
import { nameSaga } from '../src/shared/domain/titles/saga-name.ts';
import { judgeTextLanguage } from '../src/shared/domain/titles/text-language.ts';
import { LONG_TEXTS } from './hostile-text/long-texts.ts';
import { poison, poisonWholly } from './hostile-text/poison.ts';
import { ordinaryFilm, ordinaryPerson, ordinarySeries } from './ordinary-answers.ts';

/** The longest that one reader may hold the thread; requests of others wait for it. */
const MOST_MS = 50;
const TRIES = 4;
const SITE = 'https://lanterninha.example';
const TODAY = '2026-11-15';
const CHECKING = { service: { id: 1, url: SITE }, findTitle: () => undefined, today: TODAY };

/** CPU of this thread: the machine is shared. The least of some tries: the first compiles the code. */
function leastMs(run: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least > MOST_MS; tries += 1) {
    const before = process.threadCpuUsage();
    try {
      run();
    } catch (error) {
      // A refusal.
      if (!(error instanceof Failure)) throw error;
    }
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

function listSlow(run: (text: string) => unknown): string[] {
  return Object.entries(LONG_TEXTS).flatMap(([what, text]) => {
    const ms = leastMs(() => run(text));
    return ms > MOST_MS ? [`${what}: ${Math.round(ms)} ms`] : [];
  });
}

/** Parsed once, before what is measured. */
const robots = new Map<string, Robots>();
function rulesOf(text: string): Robots {
  const known = robots.get(text) ?? parseRobots(text.slice(0, ROBOTS_BYTES));
  robots.set(text, known);
  return known;
}

const form = (name: string, text: string) => new Map([[name, text]]);
function readList(kind: 'aliases' | 'slugs', field: string, text: string) {
  return findFieldFault(kind === 'aliases' ? 'movie' : 'platform', field, readTyped(kind, field, text));
}

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'pasted titles of a collection or an import': (text) => parsePastedTitles(text, SITE, 200),
  'the year of a pasted title': splitPastedYear,
  'pasted episodes': (text) => parsePastedEpisodes(text, 1, 500),
  'pasted links of offers': (text) => readPastedLinks(parsePastedLinks(text), CHECKING),
  aliases: (text) => readList('aliases', 'aliases', text),
  'words of a platform': (text) => readList('slugs', 'aliases', text),
  'hidden paths': (text) => parseHiddenForm(form('others', text)),
  'the bytes of a CSV': (text) => decodeCsv(Buffer.from(text)),
  'the CSV of plans': (text) => readPlanCsv(text, { findPlatform: () => 8, today: TODAY }),
  'the CSV of bundles': (text) => readBundleCsv(text, { findPlatform: () => 8, today: TODAY }),
  'the CSV of offers': (text) => [listCsvTitles(text), readOfferCsv(text, CHECKING)],
  'the CSV of voices': (text) => readVoiceCsv(text, { roles: [], source: '' }),
  'the CSV of age ratings': parseRatingCsv,
  // As much of it as is read.
  'robots.txt': (text) => parseRobots(text.slice(0, ROBOTS_BYTES)),
  'the rules of robots.txt for one address': (text) => isAllowed(rulesOf(text), new URL(`/${'a'.repeat(1_900)}`, SITE)),
  'the rules of robots.txt as they are stored': (text) => parseRobots(buildRobots(rulesOf(text))),
};

describe('a mebibyte of hostile text', { timeout: 60_000 }, () => {
  test.each(Object.entries(READERS))('holds nothing for 50 ms: %s', (_reader, read) => {
    expect(listSlow(read)).toEqual([]);
  });

  const SHOWN: Readonly<Record<string, (text: string) => unknown>> = {
    nameSaga,
    translatePlace,
    readCharacter,
    readJob,
    toPlainText,
    toParagraphs,
    normaliseForSearch,
    parseAddressName,
    matchedName: (text) => matchedName(text, 'ana'),
    buildTitleSlug: (text) => buildTitleSlug(text, 2002, 1),
    buildPersonSlug: (text) => buildPersonSlug(text, 1),
    judgeTextLanguage: (text) => judgeTextLanguage(text),
  };
  /** As long as a text of TMDB may be after its schema. */
  const stored = (text: string) => text.slice(0, 30_000);
  test.each(Object.entries(SHOWN))('holds no page for 50 ms: %s', (_name, read) => {
    expect(listSlow((text) => read(stored(text)))).toEqual([]);
  });
  test.each([
    ['nameSaga', nameSaga],
    ['translatePlace', translatePlace],
  ])('nor does what an earlier release stored: %s', (_name, read) => {
    expect(listSlow(read)).toEqual([]);
  });

  const projected = { offersCheckedAt: new Date(`${TODAY}T12:00:00Z`), today: TODAY };
  const ANSWERS: Readonly<Record<string, { answer: object; read: (answer: object) => unknown }>> = {
    'a film': {
      answer: ordinaryFilm,
      read: (answer) => projectMovie(toMovieSource(TmdbMovie.parse(answer)), {}, projected),
    },
    'a series': {
      answer: ordinarySeries,
      read: (answer) => projectSeries(toSeriesSource(TmdbSeries.parse(answer)), [], {}, projected),
    },
    'a season': {
      answer: ordinarySeries['season/1'],
      read: (answer) => toSeasonSource(1, TmdbSeason.parse(answer)),
    },
    'a person': {
      answer: ordinaryPerson,
      read: (answer) => projectPerson(toPersonSource(TmdbPerson.parse(answer)), {}),
    },
    'a saga': {
      answer: { id: 1, name: 'Saga', parts: [{ id: 2, adult: false, media_type: 'movie' }] },
      read: (answer) => toSagaSource(TmdbCollection.parse(answer)),
    },
  };
  const POISONS: Readonly<Record<string, (answer: object, text: string) => object>> = {
    'in every text': poison,
    'in dates, paths and languages too': poisonWholly,
  };
  const CASES = Object.entries(ANSWERS).flatMap(([what, { answer, read }]) =>
    Object.entries(POISONS).map(([where, spoil]) => ({ what, where, answer, read, spoil })),
  );
  test.each(CASES)('of TMDB holds nothing for 50 ms: $what, $where', ({ answer, read, spoil }) => {
    const spoilt = new Map(Object.values(LONG_TEXTS).map((text) => [text, spoil(answer, text)]));
    // A title without a name is refused.
    const named = (text: string) => (text.trim() === '' ? undefined : spoilt.get(text));
    expect(listSlow((text) => named(text) && read(named(text) ?? {}))).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { addDays, toBrazilianDay } from '../day.ts';
import { type CinemaFacts, type CinemaState, cinemaWeek, toCinemaState } from './cinema.ts';

/** A Tuesday. */
const TODAY = '2026-11-17';

const UNKNOWN: CinemaFacts = {
  ...{ releases: [], isListed: false, lastListedOn: null, word: null, premiere: null, firstReleasedOn: null },
};
const on = (...releases: [type: number, releasedOn: string][]) => ({
  releases: releases.map(([type, releasedOn]) => ({ type, releasedOn })),
});
const since = (day: string | null): CinemaState => ({ state: 'in-cinemas', since: day });
const opens = (date: string): CinemaState => ({ state: 'opens', date });
const left = (from: string, to: string | null = null): CinemaState => ({ state: 'left', from, to });
const NONE: CinemaState = { state: 'none' };
const ANNOUNCED: CinemaState = { state: 'announced' };
const LISTED = { isListed: true, lastListedOn: TODAY };

type Case = [what: string, facts: Partial<CinemaFacts>, state: CinemaState];

describe.each<[group: string, cases: Case[]]>([
  [
    'opened and listed',
    [
      ['last Thursday', { ...LISTED, ...on([3, '2026-11-12']) }, since('2026-11-12')],
      ['today', { ...LISTED, ...on([3, TODAY]) }, since(TODAY)],
      ['in few cinemas only', { ...LISTED, ...on([2, '2026-11-12']) }, since('2026-11-12')],
      ['half a year ago, still listed', { ...LISTED, ...on([3, '2026-05-14']) }, since('2026-05-14')],
      ['and on discs already', { ...LISTED, ...on([3, '2026-11-05'], [5, '2026-11-10']) }, since('2026-11-05')],
      ['and on television already', { ...LISTED, ...on([3, '2026-11-05'], [6, '2026-11-10']) }, since('2026-11-05')],
      ['in more cities a week later', { ...LISTED, ...on([3, '2026-11-12'], [3, '2026-11-05']) }, since('2026-11-05')],
      ['wide, then limited', { ...LISTED, ...on([3, '2026-10-29'], [2, '2026-11-12']) }, since('2026-10-29')],
    ],
  ],
  [
    'previews and festivals',
    [
      ['a preview before the wide release', { ...on([2, '2026-11-14'], [3, '2026-11-26']) }, opens('2026-11-26')],
      ['the same while TMDB lists it', { ...LISTED, ...on([2, '2026-11-14'], [3, '2026-11-26']) }, opens('2026-11-26')],
      [
        'a preview long past',
        { ...LISTED, ...on([1, '2026-09-01'], [2, '2026-11-05'], [3, '2026-11-12']) },
        since('2026-11-12'),
      ],
      ['a festival, then cinemas', { ...LISTED, ...on([1, '2026-10-20'], [3, '2026-11-12']) }, since('2026-11-12')],
      ['a festival, cinemas to come', { ...on([1, '2026-10-20'], [3, '2027-01-14']) }, opens('2027-01-14')],
      ['a festival in the past only', { ...on([1, '2026-10-20']) }, NONE],
      ['a festival to come only', { ...on([1, '2026-12-01']) }, ANNOUNCED],
      ['a listed film that had a festival only', { ...LISTED, ...on([1, '2026-10-20']) }, NONE],
    ],
  ],
  [
    'no day in Brazil',
    [
      ['nothing known', {}, NONE],
      ['listed without a day', { ...LISTED }, NONE],
      ['to be released elsewhere', { firstReleasedOn: '2027-03-01' }, ANNOUNCED],
      ['released elsewhere', { firstReleasedOn: '2026-03-01' }, NONE],
      ['released elsewhere today', { firstReleasedOn: TODAY }, NONE],
      ['a premiere of an unknown type', { premiere: '2026-11-26', firstReleasedOn: '2026-11-01' }, NONE],
      ['a digital premiere to come', { ...on([4, '2026-11-26']), firstReleasedOn: '2026-11-01' }, NONE],
    ],
  ],
  [
    'to open',
    [
      ['tomorrow', on([3, '2026-11-18']), opens('2026-11-18')],
      ['though TMDB lists it already', { ...LISTED, ...on([3, '2026-11-19']) }, opens('2026-11-19')],
      ['in few cinemas', on([2, '2026-11-19']), opens('2026-11-19')],
      ['the first of two days', on([3, '2026-12-17'], [3, '2026-11-26']), opens('2026-11-26')],
      ['in years', on([3, '2028-12-14']), opens('2028-12-14')],
      ['digital before cinemas', on([4, '2026-11-06'], [3, '2026-11-26']), opens('2026-11-26')],
    ],
  ],
  [
    'released digitally',
    [
      ['today', { ...LISTED, ...on([3, '2026-10-15'], [4, TODAY]) }, left('2026-10-15')],
      ['tomorrow', { ...LISTED, ...on([3, '2026-10-15'], [4, '2026-11-18']) }, since('2026-10-15')],
      ['weeks ago', { ...LISTED, ...on([3, '2026-09-10'], [4, '2026-10-15']) }, left('2026-09-10')],
      ['on the day it opened', { ...LISTED, ...on([3, '2026-11-05'], [4, '2026-11-05']) }, since('2026-11-05')],
      ['before it opened', { ...LISTED, ...on([4, '2026-10-23'], [3, '2026-11-05']) }, since('2026-11-05')],
      [
        'with the last day that we saw',
        { lastListedOn: '2026-11-05', ...on([3, '2026-10-02'], [4, '2026-11-06']) },
        left('2026-10-02', '2026-11-05'),
      ],
    ],
  ],
  [
    'no longer listed',
    [
      ['seen until then', { lastListedOn: '2026-11-05', ...on([3, '2026-10-02']) }, left('2026-10-02', '2026-11-05')],
      ['seen yesterday', { lastListedOn: '2026-11-16', ...on([3, '2026-10-29']) }, left('2026-10-29', '2026-11-16')],
      ['seen this morning', { lastListedOn: TODAY, ...on([3, '2026-10-29']) }, NONE],
      ['never seen, opened lately', on([3, '2026-11-12']), NONE],
      ['never seen, opened 42 days ago', on([3, '2026-10-06']), NONE],
      ['never seen, opened 43 days ago', on([3, '2026-10-05']), left('2026-10-05')],
      ['a classic', on([3, '1972-09-10']), left('1972-09-10')],
      ['seen before it opened only', { lastListedOn: '2026-10-30', ...on([3, '2026-11-12']) }, NONE],
    ],
  ],
  [
    'without a list of the last day',
    [
      ['opened lately', { isListed: null, ...on([3, '2026-11-12']) }, since('2026-11-12')],
      ['opened 42 days ago', { isListed: null, ...on([3, '2026-10-06']) }, since('2026-10-06')],
      ['opened 43 days ago', { isListed: null, ...on([3, '2026-10-05']) }, left('2026-10-05')],
      ['released digitally', { isListed: null, ...on([3, '2026-11-05'], [4, '2026-11-16']) }, left('2026-11-05')],
      [
        'it did not leave',
        { isListed: null, lastListedOn: '2026-11-15', ...on([3, '2026-10-02']) },
        left('2026-10-02'),
      ],
    ],
  ],
  [
    'shown again',
    [
      ['after decades', { ...LISTED, ...on([3, '1999-05-21'], [3, '2026-11-12']) }, since('2026-11-12')],
      [
        'though it was released digitally meanwhile',
        { ...LISTED, ...on([3, '1999-05-21'], [4, '2010-01-01'], [3, '2026-11-12']) },
        since('2026-11-12'),
      ],
      ['in few cinemas', { ...LISTED, ...on([3, '1999-05-21'], [2, '2026-11-12']) }, since('2026-11-12')],
      ['soon, and listed already', { ...LISTED, ...on([3, '1999-05-21'], [3, '2026-11-19']) }, opens('2026-11-19')],
      ['on a day that we do not know', { ...LISTED, ...on([3, '1999-05-21']) }, since(null)],
      ['soon', on([3, '1999-05-21'], [4, '2010-01-01'], [3, '2026-12-03']), opens('2026-12-03')],
      [
        'and over',
        { lastListedOn: '2026-11-01', ...on([3, '1999-05-21'], [3, '2026-10-01']) },
        left('2026-10-01', '2026-11-01'),
      ],
      [
        'in cinemas now, and once more next year',
        { ...LISTED, ...on([3, '2026-11-05'], [3, '2027-11-05']) },
        since('2026-11-05'),
      ],
    ],
  ],
  [
    'an editor says yes',
    [
      ['of a film that TMDB does not list', { word: 'yes', ...on([3, '2026-11-12']) }, since('2026-11-12')],
      ['of one that opened long ago', { word: 'yes', ...on([3, '2026-06-11']) }, since('2026-06-11')],
      ['before it opens', { word: 'yes', ...on([3, '2026-11-19']) }, opens('2026-11-19')],
      [
        'and it was released digitally',
        { word: 'yes', ...on([3, '2026-06-11'], [4, '2026-11-17']) },
        left('2026-06-11'),
      ],
      ['with a day of their own', { word: 'yes', premiere: '2026-11-12' }, since('2026-11-12')],
      ['with a day of their own to come', { word: 'yes', premiere: '2026-11-26' }, opens('2026-11-26')],
      ['without any day', { word: 'yes' }, since(null)],
      ['while there is no list', { word: 'yes', isListed: null, ...on([3, '2026-06-11']) }, since('2026-06-11')],
    ],
  ],
  [
    'an editor says no',
    [
      ['of a listed film', { ...LISTED, word: 'no', ...on([3, '2026-11-12']) }, NONE],
      ['of one that would open', { word: 'no', ...on([3, '2026-11-26']) }, NONE],
      ['of one that left', { word: 'no', lastListedOn: '2026-11-05', ...on([3, '2026-10-02']) }, NONE],
      ['of one to come', { word: 'no', firstReleasedOn: '2027-03-01' }, NONE],
    ],
  ],
])('%s', (_group, cases) => {
  test.each(cases)('%s', (_what, facts, state) => {
    expect(toCinemaState({ ...UNKNOWN, ...facts }, TODAY)).toEqual(state);
  });
});

test.each([
  ['2026-11-19T02:59:59Z', opens('2026-11-19')],
  ['2026-11-19T03:00:00Z', since('2026-11-19')],
  ['2026-12-24T02:59:59Z', since('2026-11-19')],
  ['2026-12-24T03:00:00Z', left('2026-11-19')],
])('days begin at midnight in Brazil: %s', (moment, state) => {
  const facts = { ...UNKNOWN, isListed: true, ...on([3, '2026-11-19'], [4, '2026-12-24']) };
  expect(toCinemaState(facts, toBrazilianDay(new Date(moment)))).toEqual(state);
});

test('a film opens, shows and leaves by itself as days pass, each state once', () => {
  const facts = {
    ...UNKNOWN,
    isListed: true,
    ...on([1, '2026-10-20'], [2, '2026-11-18'], [3, '2026-11-19'], [4, '2026-12-24']),
  };
  const days = Array.from({ length: 60 }, (_, day) => addDays('2026-11-01', day));
  const states = days.map((day) => [day, toCinemaState(facts, day).state] as const);
  const changes = states.filter(([, state], place) => state !== states[place - 1]?.[1]);
  expect(changes).toEqual([
    ['2026-11-01', 'opens'],
    ['2026-11-19', 'in-cinemas'],
    ['2026-12-24', 'left'],
  ]);
});

test.each([
  ['2026-11-12', '2026-11-12'],
  ['2026-11-13', '2026-11-12'],
  ['2026-11-17', '2026-11-12'],
  ['2026-11-18', '2026-11-12'],
  ['2026-11-19', '2026-11-19'],
  ['2027-01-01', '2026-12-31'],
  ['2026-03-01', '2026-02-26'],
])('the cinema week of %s began on %s', (day, thursday) => {
  expect(cinemaWeek(day)).toBe(thursday);
});

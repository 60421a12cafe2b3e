import { expect, test } from 'vitest';
import type { Chapter } from '#shared/contract/novela.ts';
import { buildSeriesDetails } from '../../../../../../test/builders/series-document.ts';
import { findChapter } from './chapter-query.ts';
import { toChaptersView } from './chapters-view.ts';
import { describeWeekdays, toNovelaView, toRelationsView } from './novela-view.ts';

const TODAY = '2026-11-17';
const chapter = (number: number, air_date: string | null): Chapter => ({
  ...{ number, season_number: 1, episode_number: number, name: `A noite ${number}`, air_date },
});
const dated = (number: number, air_date: string) => ({
  ...{
    ...chapter(number, air_date),
    air_date,
    overview: ' Alguém volta. ',
    still_path: null,
    air_time: null,
    channel: null,
  },
});
const NOVELA = { first_chapter: 1, last_chapter: 173, weekdays: [1, 2, 3, 4, 5, 6], last: null, next: null };

function viewOf(chapters: Chapter[], asked = '') {
  const { 'watch/providers': offers, redirectInfo, seoData, noindex, nofollow } = buildSeriesDetails();
  const pagination = { currentPage: 1, totalPages: 4, totalResults: 173, hasNextPage: true };
  const series = { id: 1, name: 'Maré', name_lang: 'pt-BR', first_air_year: 2026, slug: 'mare-1', poster_path: null };
  const rest = { 'watch/providers': offers, redirectInfo, seoData, noindex, nofollow };
  return toChaptersView({ series, novela: NOVELA, chapters, pagination, ...rest }, { today: TODAY, asked });
}

test('chapters are grouped by week, the newest first', () => {
  const weeks = viewOf([
    chapter(4, '2026-11-16'),
    chapter(3, '2026-11-14'),
    chapter(2, '2026-11-09'),
    chapter(1, null),
  ]).weeks;
  expect(weeks.map(({ label, chapters }) => [label, chapters.map(({ number }) => number)])).toEqual([
    ['Semana de 16 a 22 de novembro', [4]],
    ['Semana de 9 a 15 de novembro', [3, 2]],
    ['Sem data de exibição', [1]],
  ]);
});

test.each([
  ['2026-11-30', 'Semana de 30 de novembro a 6 de dezembro'],
  ['1988-05-17', 'Semana de 16 a 22 de maio de 1988'],
  ['2025-12-30', 'Semana de 29 de dezembro de 2025 a 4 de janeiro de 2026'],
])('the week of %s is called %s', (day, label) => {
  expect(viewOf([chapter(1, day)]).weeks[0]?.label).toBe(label);
});

test('a chapter links to its episode and says its day', () => {
  expect(viewOf([chapter(172, '2026-11-14')]).weeks[0]?.chapters).toEqual([
    {
      ...{ number: 172, name: 'A noite 172', day: '2026-11-14', dayText: 'sábado, 14/11' },
      to: '/serie/mare-1/1/episodio/172',
    },
  ]);
});

test.each([
  ['', ''],
  ['999', 'Vai do 1 ao 173.'],
  ['abc', 'Vai do 1 ao 173.'],
])('asked for chapter "%s" the form says "%s"', (asked, fault) => {
  expect(viewOf([], asked)).toMatchObject({ asked, fault, range: 'de 1 a 173', count: '173 capítulos' });
});

test.each([
  ['1', 1],
  ['173', 173],
  ['0', undefined],
  ['174', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
])('"%s" is chapter %s', (text, found) => {
  expect(findChapter(text, { first: 1, last: 173 })).toBe(found);
});

test.each([
  ['2026-11-17', 'Hoje, 17 de novembro'],
  ['2026-11-18', 'Amanhã, 18 de novembro'],
  ['2026-11-21', 'Sábado, 21 de novembro'],
  ['2027-01-04', 'Segunda, 4 de janeiro de 2027'],
])('the next chapter on %s is announced as %s', (day, text) => {
  const view = toNovelaView({ ...NOVELA, next: dated(173, day) }, { slug: 'mare-1', name: 'Maré', today: TODAY });
  expect(view.next).toMatchObject({ label: 'Próximo · cap. 173', dayText: text, overview: 'Alguém volta.' });
});

test.each([
  [[], ''],
  [[1, 2, 3, 4, 5, 6], 'Segunda a sábado'],
  [[1, 2, 3, 4, 5, 6, 7], 'Todos os dias'],
  [[1, 3, 5], 'Às segundas, às quartas e às sextas'],
  [[6, 7], 'Aos sábados e aos domingos'],
])('the weekdays %j are %s', (weekdays, text) => {
  expect(describeWeekdays(weekdays)).toBe(text);
});

test('remakes and reruns are named with their years', () => {
  const related = { id: 2, name: 'Maré', name_lang: 'pt-BR', first_air_year: 1988, slug: 'mare-1988-2' };
  expect(toRelationsView({ remake_of: related, reprise_of: null, remakes: [], reprises: [related] })).toEqual([
    { label: 'Remake de', series: [{ name: 'Maré (1988)', lang: undefined, to: '/serie/mare-1988-2' }] },
    { label: 'Tem reprise:', series: [{ name: 'Maré (1988)', lang: undefined, to: '/serie/mare-1988-2' }] },
  ]);
});

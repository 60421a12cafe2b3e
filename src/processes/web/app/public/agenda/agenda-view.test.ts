import { expect, test } from 'vitest';
import type { Agenda, AgendaEntry } from '#shared/contract/agenda.ts';
import { addDays, mondayOf } from '#shared/domain/day.ts';
import { AGENDA_WEEKS } from '#shared/domain/limits.ts';
import { daysOfWeek } from '#shared/domain/site/agenda-week.ts';
import { toAgendaView } from './agenda-view.ts';

const TODAY = '2026-11-17';
const EMPTY = { results: [], total: 0 };

function buildWeek(monday: string, episodes: AgendaEntry[] = [], total = episodes.length): Agenda {
  const days = daysOfWeek(monday).map((day) => ({ day, cinema: EMPTY, streaming: EMPTY, episodios: EMPTY }));
  return {
    from: monday,
    to: addDays(monday, 6),
    days: days.map((day) => ({ ...day, episodios: { results: episodes, total } })),
  };
}

const show = (monday: string, more: { path?: string; platform?: string; agenda?: Agenda } = {}) =>
  toAgendaView({
    ...{ agenda: buildWeek(monday), path: `/agenda/${monday}`, today: TODAY, platform: '', platforms: [] },
    ...more,
  });

test.each([
  ['2026-11-16', '16 a 22 de novembro'],
  ['2026-11-30', '30 de novembro a 6 de dezembro'],
  ['2026-06-01', '1º a 7 de junho'],
  ['2026-12-28', '28 de dezembro a 3 de janeiro de 2027'],
  ['2027-02-01', '1º a 7 de fevereiro de 2027'],
])('the week of %s is "%s"', (monday, range) => {
  expect(show(monday).range).toBe(range);
});

test('arrows lead to the weeks around it, and this week has the short address', () => {
  expect(show('2026-11-16')).toMatchObject({ previous: '/agenda/2026-11-09', next: '/agenda/2026-11-23' });
  expect(show('2026-11-09').next).toBe('/agenda');
  expect(show('2026-11-23', { platform: 'netflix' }).previous).toBe('/agenda?plataforma=netflix');
  const thisWeek = mondayOf(TODAY);
  expect(show(addDays(thisWeek, -7 * AGENDA_WEEKS.back)).previous).toBeNull();
  expect(show(addDays(thisWeek, 7 * AGENDA_WEEKS.ahead)).next).toBeNull();
});

test('only the whole of this week is for search engines', () => {
  expect(show('2026-11-16', { path: '/agenda' })).toMatchObject({ isWhole: true, isEmpty: true });
  expect(show('2026-11-16', { path: '/agenda', platform: 'netflix' }).isWhole).toBe(false);
  expect(show('2026-11-16').isWhole).toBe(false);
});

test('episodes are named by their numbers, and spoken in words', () => {
  const numberOf = (season_number: number, episode_number: number, chapter: number | null = null) => ({
    season_number,
    episode_number,
    chapter,
  });
  const unknown = { air_time: null, channel: null };
  const entry: AgendaEntry = {
    ...{ media_type: 'tv', id: 7, slug: 'serie-7', title: 'Série', poster_path: null, event: 'episode', providers: [] },
    episodes: { count: 1, first: numberOf(2, 7), last: numberOf(2, 7), ...unknown },
  };
  const many = { ...entry, episodes: { count: 3, first: numberOf(2, 7), last: numberOf(2, 9), ...unknown } };
  const chapter = { count: 1, first: numberOf(1, 173, 173), last: numberOf(1, 173, 173) };
  const novela = { ...entry, episodes: { ...chapter, air_time: '21:20', channel: 'Globo' } };
  const view = show('2026-11-16', { agenda: buildWeek('2026-11-16', [entry, many, novela], 13) });
  const lane = view.days[0]?.lanes[2];
  expect(lane?.items.map(({ note, spoken, to }) => [note, spoken, to])).toEqual([
    ['T2E7', 'Temporada 2, episódio 7', '/serie/serie-7/2'],
    ['T2E7 a T2E9', '3 episódios', '/serie/serie-7/2'],
    ['cap. 173 · 21h20 · Globo', 'Capítulo 173', '/serie/serie-7/capitulos'],
  ]);
  expect([lane?.more, view.isEmpty]).toEqual([10, false]);
});

import { expect, test } from 'vitest';
import type { TodayAnswers, TodayTitle } from '#shared/contract/today.ts';
import { TODAY } from '#shared/domain/limits.ts';
import type { TodayQuery } from './today-query.ts';
import { toTodayView } from './today-view.ts';

const NO_WISHES: TodayQuery = {
  time: undefined,
  company: 'so',
  place: 'qualquer',
  platforms: [],
  mood: undefined,
  seen: [],
};
const NOTHING: TodayAnswers = { results: [], total: 0, remaining: 0, longer: null, without: null };
const FILM: TodayTitle = {
  ...{ media_type: 'movie', id: 598, slug: 'cidade-de-deus-2002-598', title: 'Cidade de Deus', year: 2002 },
  ...{ poster_path: null, backdrop_path: null, vote_average: 8.4, vote_count: 7_000, genres: [], certification: '18' },
  ...{ minutes: 130, episodes: null, reason: 'Drama.', offer: { access: 'cinema', provider: null } },
};
const platform = (slug: string) => ({ id: 1, slug, name: slug, article: 'a', logo: null }) as never;
const PLATFORMS = [platform('netflix'), platform('max')];
const view = (query: Partial<TodayQuery>, answers: Partial<TodayAnswers>) =>
  toTodayView({
    query: { ...NO_WISHES, ...query },
    answers: { ...NOTHING, ...answers },
    platforms: PLATFORMS,
    minute: 0,
  });

test('other three leave out what this page shows too', () => {
  const found = view({ time: 150, seen: ['s1'] }, { results: [FILM], total: 9, remaining: 7 });
  expect(found).toMatchObject({
    otherThree: '/hoje?tempo=150&vistos=s1-f598',
    again: null,
    seen: 's1-f598',
    empty: null,
  });
  expect(found.foot).toBe('Ainda há 7 títulos que cabem.');
});

test('when all were shown it begins again, also when the address has no room for more', () => {
  const all = view({ mood: 'rir', seen: ['f1'] }, { total: 1 });
  expect(all).toMatchObject({
    otherThree: null,
    again: '/hoje?clima=rir',
    empty: { message: 'Você já viu tudo que cabe' },
  });
  const seen = Array.from({ length: TODAY.seen - 1 }, (_, index) => `f${index + 1}`);
  const full = view({ seen }, { results: [FILM], total: 500, remaining: 300 });
  expect(full).toMatchObject({
    otherThree: null,
    again: '/hoje',
    foot: 'A gente já mostrou 150 títulos nesta visita.',
  });
});

test('fewer than three say what more time would add', () => {
  const { foot } = view({ time: 90 }, { results: [FILM], total: 1, longer: { minutes: 20, total: 12 } });
  expect(foot).toBe('Isso é tudo que cabe. Com mais 20 minutos cabem outros 12.');
});

test('an empty answer names the wishes to give up and leads to what is left', () => {
  const wishes = { time: 30, company: 'criancas', place: 'cinema', mood: 'rir', seen: ['f1'] } as const;
  expect(view(wishes, { without: { wishes: ['onde'], total: 12 } }).empty?.action).toEqual({
    label: 'Tirar “cinema” mostra 12 títulos',
    to: '/hoje?tempo=30&com=criancas&clima=rir',
  });
  expect(view(wishes, { without: { wishes: ['tempo', 'com'], total: 1 } }).empty?.action).toEqual({
    label: 'Tirar “30min” e “crianças até 10” mostra 1 título',
    to: '/hoje?onde=cinema&clima=rir',
  });
  expect(view({ place: 'meus' }, {}).empty?.message).toBe('Quais você assina?');
  expect(view({}, {}).empty).toEqual({ message: 'Ainda não há títulos para mostrar aqui.' });
});

test('each platform has the address with it chosen, or no longer', () => {
  const { platforms } = view({ place: 'meus', platforms: ['max'], time: 60, seen: ['f1'] }, {});
  expect(platforms.map(({ to, label }) => `${label}: ${to}`)).toEqual([
    'Adicionar netflix: /hoje?tempo=60&onde=meus&plataformas=netflix,max',
    'Remover max: /hoje?tempo=60&onde=meus',
  ]);
});

test('a card says how long until the end of the film, or of the last episode that fits', () => {
  const series = { ...FILM, media_type: 'tv', minutes: 43, episodes: 2 } as const;
  const [film, two, one] = view({ time: 110 }, { results: [FILM, series, { ...series, episodes: 1 }] }).answers;
  expect(film).toMatchObject({ length: '2h 10min', minutes: 130, room: '', ends: 'Termina às' });
  expect(two).toMatchObject({
    length: '43min por episódio',
    minutes: 86,
    room: 'Dá para 2 episódios',
    ends: 'termina às',
  });
  expect(one).toMatchObject({ minutes: 43, room: '', ends: 'Um episódio termina às' });
  expect(film?.service).toEqual({ name: 'Nos cinemas', chip: null, slug: null });
});

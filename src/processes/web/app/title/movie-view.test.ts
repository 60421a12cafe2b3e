import { expect, test } from 'vitest';
import { buildMovieDetails } from '../../../../../test/builders/movie-document.ts';
import { toMovieView } from './movie-view.ts';

test('the original title is shown only when it is another one', () => {
  expect(toMovieView(buildMovieDetails()).originalTitle).toBeNull();
  expect(toMovieView(buildMovieDetails({ original_title: 'The Secret Agent' })).originalTitle).toBe('The Secret Agent');
});

test.each([
  ['playing, with a safe address', true, 'https://www.ingresso.com/filme/x', 'https://www.ingresso.com/filme/x'],
  ['playing, with an unsafe address', true, 'javascript:alert(1)', null],
  ['playing, with no address', true, null, null],
  ['no longer playing', false, 'https://www.ingresso.com/filme/x', null],
])('a film %s offers tickets accordingly', (_state, isPlaying, url, ticketUrl) => {
  expect(toMovieView(buildMovieDetails({ ingresso: { isPlaying, url } })).ticketUrl).toBe(ticketUrl);
});

test.each([
  ['pt', undefined],
  ['pt-BR', undefined],
  ['', undefined],
  ['en', 'en'],
])('a synopsis in "%s" is marked as being in: %s', (overview_lang, lang) => {
  expect(toMovieView(buildMovieDetails({ overview_lang })).overviewLang).toBe(lang);
});

test('the page carries six people of the cast, not the whole list', () => {
  expect(toMovieView(buildMovieDetails()).cast.map((person) => person.name)).toEqual([
    'Wagner Moura',
    'Maria Fernanda Cândido',
    'Gabriel Leone',
    'Alice Carvalho',
    'Hermila Guedes',
    'Tânia Maria',
  ]);
});

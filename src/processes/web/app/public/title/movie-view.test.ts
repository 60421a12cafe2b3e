import { expect, test } from 'vitest';
import { MovieDetails } from '#shared/contract/movie-details.ts';
import { buildMovieDetails } from '../../../../../../test/builders/movie-document.ts';
import { sanitiseHtml } from '../../rich-text/sanitise-html.server.ts';
import { renderNews } from '../news/news-html.server.tsx';
import { renderPast } from './history/history-html.server.tsx';
import { toMovieView } from './movie-view.ts';
import { renderVoices } from './voices/voices-html.server.tsx';

const viewOf = (over: Parameters<typeof buildMovieDetails>[0] = {}) =>
  toMovieView(buildMovieDetails(over), {
    today: '2025-11-16',
    sanitise: sanitiseHtml,
    renderPast,
    renderVoices,
    renderNews,
    isDemo: false,
  });

test('the original title is shown only when it is another one', () => {
  expect(viewOf().originalTitle).toBeNull();
  expect(viewOf({ original_title: 'The Secret Agent' }).originalTitle).toBe('The Secret Agent');
});

test.each([
  ['playing, with a safe address', true, 'https://www.ingresso.com/filme/x', 'https://www.ingresso.com/filme/x'],
  ['playing, with an unsafe address', true, 'javascript:alert(1)', null],
  ['playing, with no address', true, null, null],
  ['no longer playing', false, 'https://www.ingresso.com/filme/x', null],
])('a film %s offers tickets accordingly', (_state, isPlaying, url, ticketUrl) => {
  expect(viewOf({ ingresso: { isPlaying, url, until: null } }).ticketUrl).toBe(ticketUrl);
});

test.each([
  [true, 'http://127.0.0.1:4010/ingressos/1', 'http://127.0.0.1:4010/ingressos/1'],
  [true, 'http://bilheteria.example/1', null],
  [true, 'javascript:alert(1)', null],
  [false, 'http://127.0.0.1:4010/ingressos/1', null],
])('in the demo (%s) %s is shown as %s', (isDemo, url, shown) => {
  const until = '2025-11-20T03:00:00.000Z';
  const movie = buildMovieDetails({ ingresso: { isPlaying: true, url, until } });
  const view = toMovieView(movie, {
    today: '2025-11-16',
    sanitise: sanitiseHtml,
    renderPast,
    renderVoices,
    renderNews,
    isDemo,
  });
  expect([view.ticketUrl, view.ticketUntil]).toEqual([shown, shown && until]);
});

test.each([
  ['pt', undefined],
  ['pt-BR', undefined],
  ['', undefined],
  ['en', 'en'],
  ['xx', undefined],
  ['cn', 'yue'],
])('a synopsis in "%s" is marked as being in: %s', (overview_lang, lang) => {
  expect(viewOf({ overview_lang }).overviewLang).toBe(lang);
});

test('a film with nothing but a title has a page with nothing but that', () => {
  const offers = { link: null, flatrate: [], free: [], ads: [], rent: [], buy: [], checked_on: '2025-11-16' };
  const view = viewOf({
    overview: '  ',
    release_date: null,
    release_year: null,
    runtime: null,
    vote_average: 0,
    vote_count: 0,
    certification: null,
    genres: [],
    backdrop_path: null,
    poster_path: null,
    credits: { cast: [], crew: [] },
    'watch/providers': { results: { BR: offers } },
    ingresso: { isPlaying: false, url: null, until: null },
    status: '',
    countries: [],
    companies: [],
    imdb_id: null,
    original_language: 'xx',
    similarMovies: [
      {
        ...{ id: 1, slug: 'bacurau-2019-1', media_type: 'movie', title: 'Bacurau', release_date: '2019-08-29' },
        ...{ release_year: 2019, poster_path: '/p.jpg', backdrop_path: '/b.jpg', vote_average: 7.4, vote_count: 11 },
        genres: [
          { id: 53, name: 'Suspense', slug: 'suspense' },
          { id: 37, name: 'Faroeste', slug: 'faroeste' },
        ],
        providers: [],
      },
    ],
  });

  expect(view).toMatchObject({
    title: 'O Agente Secreto',
    facts: [],
    genres: [],
    overview: '',
    people: { cast: [], crew: [] },
    trailers: [],
    pictures: [],
    curiosities: null,
    learnMore: null,
    sheet: [
      { label: 'Título original', value: 'O Agente Secreto' },
      { label: 'Duração', value: 'Duração não disponível' },
    ],
    extraInfo: { rows: [], links: [{ label: 'Ver no TMDB' }] },
    similar: [{ title: 'Bacurau', poster_path: '/p.jpg', genres: [{ name: 'Suspense' }], providers: [] }],
    ticketUrl: null,
    ticketUntil: null,
  });
  expect(view.watch.rows).toEqual([]);
  expect(view.similar[0]).not.toHaveProperty('backdrop_path');
});

test("an editor's texts are sanitised before they are shown", () => {
  const view = viewOf({ customCuriosities: '<p onclick="x()">Oi</p>', customAdditionalInfos: '<script>x</script>' });
  expect([view.curiosities, view.learnMore]).toEqual(['<p>Oi</p>', null]);
});

test('a franchise is named beside the other information', () => {
  expect(viewOf({ franchise: { id: 1, name: 'Tropa de Elite' } }).extraInfo.rows).toContainEqual({
    label: 'Franquia',
    value: 'Tropa de Elite',
  });
});

/** For share cards, and read by the route. */
const NOT_SHOWN = ['share_path', 'redirectInfo'];

test('every field of a film is on its page, or known not to be', () => {
  const read = new Set<string>();
  const watched = new Proxy(buildMovieDetails(), {
    get(movie, field) {
      read.add(String(field));
      return movie[field as keyof typeof movie];
    },
  });
  toMovieView(watched, {
    today: '2025-11-16',
    sanitise: sanitiseHtml,
    renderPast,
    renderVoices,
    renderNews,
    isDemo: false,
  });
  expect(Object.keys(MovieDetails.shape).filter((field) => !read.has(field))).toEqual(NOT_SHOWN);
});

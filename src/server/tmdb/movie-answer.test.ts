import { describe, expect, test } from 'vitest';
import { TmdbMovie, toMovieSource } from './movie-answer.ts';

const required = { id: 1, title: 'T', original_title: 'O', original_language: 'pt' };
const read = (answer: object = {}) => toMovieSource(TmdbMovie.parse({ ...required, ...answer }));

describe('an answer of TMDB', () => {
  test('with nothing but its names is a film all the same', () => {
    expect(read()).toMatchObject({
      id: 1,
      originalTitle: 'O',
      runtimeMinutes: null,
      cast: [],
      offers: { link: null, services: [] },
    });
  });

  test.each(['id', 'title', 'original_title', 'original_language'])('without %s is refused', (field) => {
    expect(TmdbMovie.safeParse({ ...required, [field]: null }).success).toBe(false);
  });

  test.each([
    ['credits', null],
    ['credits', { cast: 'x', crew: [1, null] }],
    ['images', []],
    ['videos', { results: [{ id: 1 }] }],
    ['release_dates', 7],
    ['watch/providers', { results: { BR: { flatrate: 'x' } } }],
    ['translations', { translations: [null, {}] }],
    ['recommendations', { results: [{ id: -1 }, { id: 'x' }] }],
    ['genres', [{ id: 18 }, { id: 'x' }, null]],
    ['belongs_to_collection', 'x'],
  ])('whose %s is %j loses that part and nothing else', (part, value) => {
    expect(read({ [part]: value, runtime: 130 }).runtimeMinutes).toBe(130);
  });

  test('is never trusted with a prototype', () => {
    const hostile = JSON.parse('{"__proto__":{"adult":true},"constructor":{"prototype":{"x":1}}}') as object;
    expect(read(hostile).isAdult).toBe(false);
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  test.each([
    ['2002-08-30', '2002-08-30'],
    ['', null],
    ['2002-02-30', null],
    ['0000-00-00', null],
    ['1066-01-01', null],
    ['soon', null],
  ])('dated "%s" is dated %s', (release_date, expected) => {
    expect(read({ release_date }).releaseDate).toBe(expected);
  });

  test('offers only what is offered in Brazil, by service and kind, once', () => {
    const service = { provider_id: 8, provider_name: 'Netflix', logo_path: '/n.jpg', display_priority: 0 };
    const link = 'https://www.themoviedb.org/movie/1/watch?locale=BR';
    const results = {
      BR: { link, flatrate: [service, service], rent: [{ ...service, provider_id: 10 }] },
      US: { buy: [service] },
    };
    const { offers } = read({ 'watch/providers': { results } });
    expect(offers.link).toBe(link);
    expect(offers.services.map(({ kind, serviceId }) => `${kind} ${serviceId}`)).toEqual(['flatrate 8', 'rent 10']);
  });

  test.each([
    'javascript:alert(1)',
    'http://www.themoviedb.org/x',
    'https://evil.example/',
    'https://www.themoviedb.org.evil/',
  ])('that links to %s links nowhere', (link) => {
    expect(read({ 'watch/providers': { results: { BR: { link } } } }).offers.link).toBeNull();
  });

  test('keeps only YouTube videos with a valid key and time', () => {
    const video = {
      id: 'v',
      key: 'dQw4w9WgXcQ',
      name: 'n',
      site: 'YouTube',
      type: 'Trailer',
      iso_639_1: 'pt',
      published_at: '2025-01-01T00:00:00.000Z',
    };
    const results = [
      video,
      { ...video, key: '"><svg onload>' },
      { ...video, site: 'Vimeo' },
      { ...video, published_at: 'x' },
      { ...video, published_at: '2025' },
      { ...video, published_at: '0000-01-01T00:00:00.000Z' },
    ];
    expect(read({ videos: { results } }).videos).toHaveLength(1);
  });

  test('of 500 actors keeps the first 60 in their order, and never cuts a director away', () => {
    const person = (id: number) => ({ id, name: `P${id}`, popularity: 1 });
    const cast = Array.from({ length: 500 }, (_, order) => ({
      ...person(order + 1),
      order: 499 - order,
      character: '',
    }));
    const crew = [
      ...Array.from({ length: 300 }, (_, id) => ({ ...person(id + 1), job: 'Grip', department: 'Crew' })),
      { ...person(999), job: 'Director', department: 'Directing' },
    ];
    const source = read({ credits: { cast, crew } });
    expect([source.cast.length, source.cast[0]?.personId, source.crew[0]?.job]).toEqual([60, 500, 'Director']);
  });

  test('recommends recommendations first, then similar ones, each once, never itself nor a series nor an adult film', () => {
    const recommendations = { results: [{ id: 5 }, { id: 1 }, { id: 6, media_type: 'tv' }, { id: 7, adult: true }] };
    expect(read({ recommendations, similar: { results: [{ id: 5 }, { id: 8 }] } }).recommendationIds).toEqual([5, 8]);
  });
});

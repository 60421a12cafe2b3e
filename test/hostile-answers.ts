import { ordinaryFilm, ordinaryPerson, ordinarySeries } from './ordinary-answers.ts';

export interface Hostile {
  name: string;
  body: string;
  /** One field replaced: nothing else may change, and no list may be emptied. */
  isOneField: boolean;
}

const WRONG: readonly [string, unknown][] = [
  ['null', null],
  ['a number', 7],
  ['text', 'x'],
  ['a list of nulls', [null, null]],
  ['an object', { x: { y: 1 } }],
  ['true', true],
];

/** Each field in turn replaced by each wrong value, or left out. */
function breakFields(ordinary: object): Hostile[] {
  const body = (changes: object) => JSON.stringify({ ...ordinary, ...changes });
  return Object.keys(ordinary).flatMap((field) => [
    ...WRONG.map(([what, value]) => ({
      name: `${field} is ${what}`,
      body: body({ [field]: value }),
      isOneField: true,
    })),
    { name: `${field} is missing`, body: body({ [field]: undefined }), isOneField: true },
  ]);
}

/** Generated broken fields, then odd films from practice. */
export function hostileFilms(): Hostile[] {
  return [...breakFields(ordinaryFilm), ...ODD_FILMS];
}

export function hostileSeries(): Hostile[] {
  return [...breakFields(ordinarySeries), ...ODD_SERIES];
}

export function hostilePeople(): Hostile[] {
  return [...breakFields(ordinaryPerson), ...ODD_PEOPLE];
}

function film(changes: object): string {
  return JSON.stringify({ ...ordinaryFilm, ...changes });
}

const LONG = 'Comprido '.repeat(34).trim();
const people = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    id: id + 1,
    name: `Pessoa ${id}`,
    character: '',
    order: id,
    popularity: 0,
  }));

const ODD_FILMS: Hostile[] = [
  ['a title of 300 letters', film({ title: LONG, original_title: LONG })],
  ['a title of 100,000 letters', film({ original_title: 'x'.repeat(100_000) })],
  ['a million letters and spaces', film({ title: 'a b '.repeat(250_000), overview: `a${' '.repeat(1e6)}b` })],
  ['a saga of a million spaces', film({ belongs_to_collection: { id: 9, name: `a${' '.repeat(1e6)}coleção` } })],
  [
    'a title that ends a script',
    film({ original_title: '</script><script>alert(1)</script>', overview: '<!--<script>' }),
  ],
  ['a title from right to left', film({ original_title: '\u202eשלום عالم\u202c' })],
  ['a title of emoji', film({ original_title: '😀👨‍👩‍👧‍👦🇧🇷' })],
  ['a title of control characters', film({ original_title: 'a\u0000b\u0007c\u001bd\u2028e' })],
  ['half a surrogate', film({ original_title: 'a\ud800b', overview: '\udfff' })],
  ['an empty title', film({ title: '', original_title: '' })],
  ['a title of spaces', film({ original_title: '   ' })],
  ['SQL for a title', film({ original_title: "'; drop table movies; --", overview: '$1 %s {0}' })],
  ['a prototype', `{"__proto__":{"adult":true},"constructor":{"prototype":{"x":1}},${film({}).slice(1)}`],
  ['a key twice', `{"title":"um",${film({}).slice(1)}`],
  [
    'numbers beyond numbers',
    film({}).replace('"budget":1000', '"budget":1e308').replace('"runtime":130', '"runtime":1e308'),
  ],
  ['numbers beyond a column', film({ vote_count: 9e15, runtime: 40_000, revenue: 9e17, popularity: 1e39 })],
  ['negative numbers', film({ budget: -1, runtime: -5, vote_count: -7, popularity: -3, vote_average: -1 })],
  ['fractions where none were', film({ budget: 1.5, runtime: 99.6, vote_count: 3.2 })],
  ['a day that is none', film({ release_date: '2002-02-31' })],
  ['a date of another calendar', film({ release_date: '30/08/2002' })],
  ['the year zero', film({ release_date: '0000-00-00' })],
  ['the year 9999', film({ release_date: '9999-12-31' })],
  ['500 actors', film({ credits: { cast: people(500), crew: [] } })],
  [
    'one person in every job',
    film({
      credits: {
        cast: people(1),
        crew: Array.from({ length: 90 }, (_, job) => ({ ...people(1)[0], job: `J${job}`, department: 'D' })),
      },
    }),
  ],
  ['a person without a name', film({ credits: { cast: [{ id: 7, name: '', order: 0 }], crew: [] } })],
  ['an id that is no id', film({ genres: [{ id: 2 ** 40 }, { id: -1 }, { id: 1.5 }] })],
  [
    'a person beyond a column',
    film({ credits: { cast: [{ id: 2 ** 40, name: 'X', order: 0, popularity: 0 }], crew: [] } }),
  ],
  [
    'paths that lead elsewhere',
    film({ poster_path: '/../../etc/passwd', backdrop_path: 'https://evil.example/x.jpg' }),
  ],
  [
    'a link to a script',
    film({ 'watch/providers': { results: { BR: { link: 'javascript:alert(1)', flatrate: [] } } } }),
  ],
  [
    'a service without a name',
    film({ 'watch/providers': { results: { BR: { flatrate: [{ provider_id: 8, provider_name: '' }] } } } }),
  ],
  [
    'a service twice',
    film({
      'watch/providers': {
        results: {
          BR: {
            flatrate: [
              { provider_id: 8, provider_name: 'N' },
              { provider_id: 8, provider_name: 'N' },
            ],
          },
        },
      },
    }),
  ],
  [
    'a service beyond a column',
    film({ 'watch/providers': { results: { BR: { rent: [{ provider_id: 2 ** 33, provider_name: 'N' }] } } } }),
  ],
  [
    'a rating of its own',
    film({
      release_dates: {
        results: [
          {
            iso_3166_1: 'BR',
            release_dates: [{ type: 3, release_date: '2002-08-30T00:00:00.000Z', certification: '<b>99</b>' }],
          },
        ],
      },
    }),
  ],
  [
    'a release of a kind unknown',
    film({
      release_dates: {
        results: [{ iso_3166_1: 'BR', release_dates: [{ type: 9, release_date: 'x', certification: '' }] }],
      },
    }),
  ],
  [
    'a video with a script for a key',
    film({
      videos: { results: [{ id: 'v', key: '"><svg onload=alert(1)>', site: 'YouTube', published_at: '2020-01-01' }] },
    }),
  ],
  [
    'a picture of no size',
    film({ images: { posters: [{ file_path: '/x.jpg', width: 0, height: 0 }], backdrops: [] } }),
  ],
  ['a film that recommends itself', film({ recommendations: { results: [{ id: 1 }, { id: 1 }] } })],
  ['another film than asked for', film({ id: 2 })],
  ['an id as text', film({ id: '1' })],
  ['depth without end', `{"x":${'['.repeat(50_000)}${']'.repeat(50_000)},${film({}).slice(1)}`],
  ['no JSON', '<html><body>502</body></html>'],
  ['a JSON text', '"film"'],
  ['a JSON list', '[]'],
  ['a JSON null', 'null'],
  ['nothing', ''],
  ['half a film', film({}).slice(0, 400)],
  ['a byte order mark', `\ufeff${film({})}`],
  ['50 MB', film({ overview: 'x'.repeat(50 * 1024 * 1024) })],
].map(odd);

function odd([name = '', body = '']: string[]): Hostile {
  return { name, body, isOneField: false };
}

const series = (changes: object) => JSON.stringify({ ...ordinarySeries, ...changes });
const season = ordinarySeries['season/1'];
const ODD_SERIES: Hostile[] = [
  ['a name of 300 letters', series({ name: LONG, original_name: LONG })],
  ['an empty name', series({ name: '', original_name: '' })],
  ['a name that ends a script', series({ original_name: '</script><script>alert(1)</script>' })],
  ['half a surrogate', series({ original_name: 'a\ud800b', overview: '\udfff' })],
  ['a season of the year 20000', series({ seasons: [{ ...ordinarySeries.seasons[0], season_number: 20_000 }] })],
  ['a season twice', series({ seasons: [ordinarySeries.seasons[0], ordinarySeries.seasons[0]] })],
  ['a season that is not listed', series({ 'season/7': { ...season, season_number: 7 } })],
  ['another season than its key', series({ 'season/1': { ...season, season_number: 2 } })],
  ['a season without episodes', series({ 'season/1': { ...season, episodes: null } })],
  ['episodes that are none', series({ 'season/1': { ...season, episodes: [null, 7, 'x'] } })],
  ['an episode twice', series({ 'season/1': { ...season, episodes: [season.episodes[0], season.episodes[0]] } })],
  [
    'an episode beyond a column',
    series({ 'season/1': { ...season, episodes: [{ ...season.episodes[0], episode_number: 2 ** 33 }] } }),
  ],
  ['1,500 episodes', series({ 'season/1': { ...season, episodes: manyEpisodes(1_500) } })],
  ['500 actors', series({ aggregate_credits: { cast: people(500), crew: [] } })],
  ['a day that is none', series({ first_air_date: '2002-02-31', last_air_date: '0000-00-00' })],
  ['numbers beyond a column', series({ number_of_episodes: 9e15, number_of_seasons: -4, vote_count: 1e300 })],
  ['a prototype', `{"__proto__":{"adult":true},${series({}).slice(1)}`],
  ['another series than asked for', series({ id: 2 })],
  ['no JSON', '<html><body>502</body></html>'],
  ['half a series', series({}).slice(0, 400)],
  ['50 MB', series({ overview: 'x'.repeat(50 * 1024 * 1024) })],
].map(odd);

function manyEpisodes(count: number): object[] {
  return Array.from({ length: count }, (_, at) => ({ ...season.episodes[0], id: 900 + at, episode_number: at + 1 }));
}

const person = (changes: object) => JSON.stringify({ ...ordinaryPerson, ...changes });
const [played] = ordinaryPerson.combined_credits.cast;
const ODD_PEOPLE: Hostile[] = [
  ['a name of spaces', person({ name: '   ' })],
  ['a name of 300 letters', person({ name: LONG })],
  ['a name that ends a script', person({ name: '</script><script>alert(1)</script>' })],
  ['a name from right to left', person({ name: '\u202eשלום عالم\u202c' })],
  ['control characters', person({ name: 'a\u0000b\u0007c', biography: 'x\u0000y' })],
  [
    'a life of a million brackets',
    person({ biography: ' ('.repeat(500_000), place_of_birth: ' [now a'.repeat(150_000) }),
  ],
  ['born before the calendar', person({ birthday: '0000-00-00', deathday: '-44-03-15' })],
  ['born tomorrow in another calendar', person({ birthday: '31/12/1999' })],
  ['a handle that is an address', person({ external_ids: { instagram_id: 'https://evil.example/"><script>' } })],
  ['a homepage that is a script', person({ homepage: 'javascript:alert(1)' })],
  [
    '3,000 credits',
    person({
      combined_credits: { cast: Array.from({ length: 3_000 }, (_, id) => ({ ...played, id: id + 1 })), crew: [] },
    }),
  ],
  ['a credit of a third kind', person({ combined_credits: { cast: [{ ...played, media_type: 'game' }], crew: [] } })],
  ['a credit beyond a column', person({ combined_credits: { cast: [{ ...played, id: 2 ** 40 }], crew: [] } })],
  ['a portrait of no size', person({ images: { profiles: [{ file_path: '/x.jpg', width: 0, height: -1 }] } })],
  ['a path that leads elsewhere', person({ profile_path: '../../etc/passwd' })],
  ['another person than asked for', person({ id: 2 })],
  ['a prototype', `{"__proto__":{"adult":true},${person({}).slice(1)}`],
  ['no JSON', '<html><body>502</body></html>'],
  ['half a person', person({}).slice(0, 200)],
  ['50 MB', person({ biography: 'x'.repeat(50 * 1024 * 1024) })],
].map(odd);

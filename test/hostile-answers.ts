/** An ordinary answer to take apart: every field a film of TMDB's can have, in TMDB's names. */
export const ordinaryFilm = {
  adult: false,
  backdrop_path: '/b.jpg',
  belongs_to_collection: { id: 9, name: 'Saga', poster_path: null, backdrop_path: null },
  budget: 1_000,
  genres: [{ id: 18, name: 'Drama' }],
  homepage: '',
  id: 1,
  imdb_id: 'tt0000001',
  original_language: 'pt',
  original_title: 'Original',
  overview: 'Uma sinopse.',
  popularity: 10,
  poster_path: '/p.jpg',
  production_companies: [{ id: 1, name: 'Produtora', logo_path: null, origin_country: 'BR' }],
  production_countries: [{ iso_3166_1: 'BR', name: 'Brazil' }],
  release_date: '2002-08-30',
  revenue: 2_000,
  runtime: 130,
  spoken_languages: [],
  status: 'Released',
  tagline: '',
  title: 'Título',
  video: false,
  vote_average: 7.5,
  vote_count: 100,
  credits: {
    cast: [{ id: 5, name: 'Ana', character: 'Ela', order: 0, popularity: 1, profile_path: '/a.jpg' }],
    crew: [{ id: 6, name: 'Bia', job: 'Director', department: 'Directing', popularity: 1, profile_path: null }],
  },
  videos: { results: [] },
  images: { posters: [], backdrops: [], logos: [] },
  release_dates: { results: [] },
  'watch/providers': { results: { BR: { link: null, flatrate: [] } } },
  external_ids: {},
  recommendations: { results: [] },
  similar: { results: [] },
  translations: { translations: [] },
  alternative_titles: { titles: [] },
} as const;

export interface Hostile {
  name: string;
  body: string;
}

const WRONG: readonly [string, unknown][] = [
  ['null', null],
  ['a number', 7],
  ['text', 'x'],
  ['a list of nulls', [null, null]],
  ['an object', { x: { y: 1 } }],
  ['true', true],
];

/** Each field in turn replaced by each wrong thing, or left out; then what people and machines really send. */
export function hostileFilms(): Hostile[] {
  const fields = Object.keys(ordinaryFilm);
  const broken = fields.flatMap((field) => [
    ...WRONG.map(([what, value]) => ({ name: `${field} is ${what}`, body: film({ [field]: value }) })),
    { name: `${field} is missing`, body: film({ [field]: undefined }) },
  ]);
  return [...broken, ...ODD];
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

const ODD: Hostile[] = [
  ['a title of 300 letters', film({ title: LONG, original_title: LONG })],
  ['a title of 100,000 letters', film({ original_title: 'x'.repeat(100_000) })],
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
].map(([name = '', body = '']) => ({ name, body }));

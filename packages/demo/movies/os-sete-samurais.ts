import { toho } from '../companies.ts';
import type { DemoMovie } from '../types.ts';

/**
 * The film with the least Brazilian data: no Brazilian translation, so language=pt-BR returns the Japanese title; no Brazilian
 * release, so no certification; no offer, no video. The Portuguese translation is the fallback.
 */
export const osSeteSamurais: DemoMovie = {
  id: 346,
  imdbId: 'tt0047478',
  originalTitle: '七人の侍',
  originalLanguage: 'ja',
  releaseDate: '1954-04-26',
  releases: [{ country: 'JP', date: '1954-04-26', type: 3, certification: '' }],
  runtime: 207,
  genreIds: [28, 18],
  countries: ['JP'],
  spokenLanguages: ['ja'],
  companies: [toho],
  budget: 0,
  revenue: 0,
  translations: [
    { language: 'ja', country: 'JP', title: '', overview: '', tagline: '' },
    {
      language: 'pt',
      country: 'PT',
      title: 'Os Sete Samurais',
      overview:
        'Japão, século XVI. Uma aldeia de camponeses sabe que os bandidos voltarão com a colheita e decide contratar quem a defenda, embora só possa pagar com arroz. Kambei, samurai sem senhor, aceita e procura mais seis. Há o jovem que quer aprender, o mestre que quase não fala, o velho amigo de batalhas e Kikuchiyo, que ninguém chamou. Durante meses treinam gente que nunca segurou uma lança. Depois chega a chuva, e com ela a última batalha.',
      tagline: '',
    },
    {
      language: 'en',
      country: 'US',
      title: 'Seven Samurai',
      overview:
        'A farming village with nothing to offer but rice hires seven masterless samurai to stand between its harvest and the bandits who will come for it.',
      tagline: '',
    },
  ],
  alternativeTitles: [
    { country: 'BR', title: 'Os Sete Samurais' },
    { country: 'US', title: 'Seven Samurai' },
  ],
  cast: [
    { person: 'Toshirō Mifune', character: 'Kikuchiyo' },
    { person: 'Takashi Shimura', character: 'Kambei Shimada' },
    { person: 'Yoshio Inaba', character: 'Gorōbei Katayama' },
    { person: 'Seiji Miyaguchi', character: 'Kyūzō' },
    { person: 'Minoru Chiaki', character: 'Heihachi Hayashida' },
    { person: 'Daisuke Katō', character: 'Shichirōji' },
    { person: 'Isao Kimura', character: 'Katsushirō Okamoto' },
    { person: 'Keiko Tsushima', character: 'Shino' },
    { person: 'Kamatari Fujiwara', character: 'Manzō' },
  ],
  crew: [
    { person: 'Akira Kurosawa', job: 'Director' },
    { person: 'Akira Kurosawa', job: 'Screenplay' },
    { person: 'Shinobu Hashimoto', job: 'Screenplay' },
    { person: 'Hideo Oguni', job: 'Screenplay' },
    { person: 'Sojiro Motoki', job: 'Producer' },
  ],
  keywords: [{ id: 1462, name: 'samurai' }],
  videos: [],
  offers: {},
  recommendations: [446159, 238],
  voteAverage: 8.5,
  voteCount: 3216,
  popularity: 31.311,
  posterCount: 2,
  backdropCount: 4,
  art: { genre: 'western', motif: 0, palette: 1, voice: 1, layout: 'bleedBottom' },
};

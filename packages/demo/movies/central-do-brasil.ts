import { mactProductions, videoFilmes } from '../companies.ts';
import { demoTrailers } from '../trailers.ts';
import type { DemoMovie } from '../types.ts';

export const centralDoBrasil: DemoMovie = {
  id: 666,
  imdbId: 'tt0140888',
  originalTitle: 'Central do Brasil',
  originalLanguage: 'pt',
  releaseDate: '1998-04-03',
  releases: [
    { country: 'DE', date: '1998-02-14', type: 1, certification: '', note: 'Berlin Film Festival' },
    { country: 'BR', date: '1998-04-03', type: 3, certification: '12' },
  ],
  runtime: 110,
  genreIds: [18],
  countries: ['BR', 'FR'],
  spokenLanguages: ['pt'],
  companies: [videoFilmes, mactProductions],
  budget: 0,
  revenue: 0,
  translations: [
    {
      language: 'pt',
      country: 'BR',
      title: '',
      overview:
        'Na maior estação de trem do Rio, Dora escreve cartas para quem não sabe escrever e quase nunca as põe no correio. Quando Josué, de nove anos, perde a mãe ali na porta, ela se vê com um menino teimoso nas mãos e um endereço no sertão. Os dois partem atrás do pai dele, de ônibus, de caminhão, de carona, sem gostar um do outro. Pelo caminho, o Brasil vai ficando maior e o coração de Dora vai lembrando para que serve.',
      tagline: 'Toda carta espera por alguém.',
    },
    {
      language: 'en',
      country: 'US',
      title: 'Central Station',
      overview:
        'A retired teacher who writes letters for strangers at a Rio train station takes a newly orphaned boy across the country to find the father he has never met.',
      tagline: '',
    },
  ],
  alternativeTitles: [{ country: 'US', title: 'Central Station' }],
  cast: [
    { person: 'Fernanda Montenegro', character: 'Dora' },
    { person: 'Vinícius de Oliveira', character: 'Josué' },
    { person: 'Marília Pêra', character: 'Irene' },
    { person: 'Soia Lira', character: 'Ana' },
    { person: 'Othon Bastos', character: 'César' },
    { person: 'Otávio Augusto', character: 'Pedrão' },
    { person: 'Matheus Nachtergaele', character: 'Isaías' },
    { person: 'Caio Junqueira', character: 'Moisés' },
  ],
  crew: [
    { person: 'Walter Salles', job: 'Director' },
    { person: 'João Emanuel Carneiro', job: 'Screenplay' },
    { person: 'Marcos Bernstein', job: 'Screenplay' },
    { person: 'Arthur Cohn', job: 'Producer' },
    { person: 'Martine de Clermont-Tonnerre', job: 'Producer' },
    { person: 'Walter Carvalho', job: 'Director of Photography' },
    { person: 'Antonio Pinto', job: 'Original Music Composer' },
  ],
  keywords: [
    { id: 1161, name: 'brazil' },
    { id: 3344, name: 'letter' },
    { id: 7312, name: 'road trip' },
  ],
  videos: demoTrailers('2018-04-03'),
  offers: { flatrate: [307], rent: [2] },
  recommendations: [1000837, 310569, 598],
  voteAverage: 7.9,
  voteCount: 1129,
  popularity: 22.804,
  posterCount: 2,
  backdropCount: 4,
  art: { genre: 'drama', motif: 3, palette: 2, voice: 1, layout: 'bleedTop' },
};

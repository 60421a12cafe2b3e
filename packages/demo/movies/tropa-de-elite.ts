import { zazen } from '../companies.ts';
import { demoTrailers } from '../trailers.ts';
import type { DemoMovie } from '../types.ts';

export const tropaDeElite: DemoMovie = {
  id: 7347,
  imdbId: 'tt0861739',
  originalTitle: 'Tropa de Elite',
  originalLanguage: 'pt',
  releaseDate: '2007-10-12',
  releases: [{ country: 'BR', date: '2007-10-12', type: 3, certification: '16' }],
  runtime: 115,
  genreIds: [28, 80, 18],
  countries: ['BR'],
  spokenLanguages: ['pt'],
  companies: [zazen],
  budget: 0,
  revenue: 0,
  translations: [
    {
      language: 'pt',
      country: 'BR',
      title: '',
      overview:
        'Rio de Janeiro, 1997. O papa vem aí, quer dormir perto do morro, e sobra para o capitão Nascimento garantir o silêncio. Com um filho a caminho e o peito disparado, ele procura quem o substitua no BOPE. Os candidatos são Neto, que age antes de pensar, e Matias, que estuda direito à noite e ainda acredita na lei. José Padilha põe a câmera dentro da farda, deixa o narrador falar e não diz a você o que achar dele.',
      tagline: '',
    },
    {
      language: 'en',
      country: 'US',
      title: 'Elite Squad',
      overview:
        'Rio, 1997. A captain of the special police, worn down and soon to be a father, has to choose his own replacement between two young officers who joined believing in different things.',
      tagline: '',
    },
  ],
  alternativeTitles: [{ country: 'US', title: 'Elite Squad' }],
  cast: [
    { person: 'Wagner Moura', character: 'Capitão Nascimento' },
    { person: 'André Ramiro', character: 'Matias' },
    { person: 'Caio Junqueira', character: 'Neto' },
    { person: 'Milhem Cortaz', character: 'Fábio' },
    { person: 'Fernanda Machado', character: 'Maria' },
    { person: 'Maria Ribeiro', character: 'Rosane' },
    { person: 'Fábio Lago', character: 'Baiano' },
  ],
  crew: [
    { person: 'José Padilha', job: 'Director' },
    { person: 'José Padilha', job: 'Screenplay' },
    { person: 'Bráulio Mantovani', job: 'Screenplay' },
    { person: 'Rodrigo Pimentel', job: 'Screenplay' },
    { person: 'Marcos Prado', job: 'Producer' },
    { person: 'José Padilha', job: 'Producer' },
    { person: 'Daniel Rezende', job: 'Editor' },
  ],
  keywords: [
    { id: 1161, name: 'brazil' },
    { id: 11734, name: 'police corruption' },
    { id: 796, name: 'police brutality' },
  ],
  videos: demoTrailers('2017-10-12'),
  offers: { flatrate: [8], ads: [300], rent: [2] },
  recommendations: [598, 1220564, 238],
  voteAverage: 8.1,
  voteCount: 2518,
  popularity: 31.046,
  posterCount: 2,
  backdropCount: 4,
  art: { genre: 'action', motif: 2, palette: 1, voice: 0, layout: 'bleedBottom' },
};

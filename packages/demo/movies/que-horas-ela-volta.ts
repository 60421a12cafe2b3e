import { globoFilmes, gullane } from '../companies.ts';
import { demoTrailers } from '../trailers.ts';
import type { DemoMovie } from '../types.ts';

export const queHorasElaVolta: DemoMovie = {
  id: 310569,
  imdbId: 'tt3742378',
  originalTitle: 'Que Horas Ela Volta?',
  originalLanguage: 'pt',
  releaseDate: '2015-08-27',
  releases: [
    { country: 'US', date: '2015-01-25', type: 1, certification: '', note: 'Sundance Film Festival' },
    { country: 'BR', date: '2015-08-27', type: 3, certification: '12' },
  ],
  runtime: 112,
  genreIds: [18, 35],
  countries: ['BR'],
  spokenLanguages: ['pt'],
  companies: [gullane, globoFilmes],
  budget: 0,
  revenue: 0,
  translations: [
    {
      language: 'pt',
      country: 'BR',
      title: '',
      overview:
        'Val mora há anos no quarto dos fundos de uma casa no Morumbi, criou o filho dos patrões e conhece cada regra que ninguém escreveu. Aí chega Jéssica, a filha que ela deixou em Pernambuco, para prestar vestibular em São Paulo. A moça senta à mesa, aceita o quarto de hóspedes, olha a piscina e pergunta por quê. Anna Muylaert observa da porta da cozinha, com graça e sem perdão, o dia em que a casa inteira percebe onde cada um estava sentado.',
      tagline: '',
    },
    {
      language: 'en',
      country: 'US',
      title: 'The Second Mother',
      overview:
        'A live-in housekeeper in São Paulo knows every unwritten rule of her employers’ home, until her daughter arrives to sit an entrance exam and declines to follow any of them.',
      tagline: '',
    },
  ],
  alternativeTitles: [{ country: 'US', title: 'The Second Mother' }],
  cast: [
    { person: 'Regina Casé', character: 'Val' },
    { person: 'Camila Márdila', character: 'Jéssica' },
    { person: 'Karine Teles', character: 'Bárbara' },
    { person: 'Lourenço Mutarelli', character: 'Carlos' },
    { person: 'Michel Joelsas', character: 'Fabinho' },
    { person: 'Helena Albergaria', character: 'Edna' },
  ],
  crew: [
    { person: 'Anna Muylaert', job: 'Director' },
    { person: 'Anna Muylaert', job: 'Screenplay' },
    { person: 'Fabiano Gullane', job: 'Producer' },
    { person: 'Caio Gullane', job: 'Producer' },
    { person: 'Débora Ivanov', job: 'Producer' },
  ],
  keywords: [
    { id: 1161, name: 'brazil' },
    { id: 14514, name: 'class differences' },
    { id: 13097, name: 'maid' },
  ],
  videos: demoTrailers('2015-07-01'),
  offers: { flatrate: [307], free: [19], rent: [2, 3] },
  recommendations: [666, 40096, 377273, 496243],
  voteAverage: 7.9,
  voteCount: 836,
  popularity: 15.92,
  posterCount: 2,
  backdropCount: 4,
  art: { genre: 'drama', motif: 5, palette: 5, voice: 4, layout: 'bleedBottom' },
};

import { cinemascopio, globoFilmes, sbsProductions, videoFilmes } from '../companies.ts';
import type { DemoMovie } from '../types.ts';

/** Has no poster: pages must draw a placeholder. */
export const aquarius: DemoMovie = {
  id: 377273,
  imdbId: 'tt5221584',
  originalTitle: 'Aquarius',
  originalLanguage: 'pt',
  releaseDate: '2016-09-01',
  releases: [
    { country: 'FR', date: '2016-05-17', type: 1, certification: '', note: 'Cannes Film Festival' },
    { country: 'BR', date: '2016-09-01', type: 3, certification: '16' },
  ],
  runtime: 146,
  genreIds: [18],
  countries: ['BR', 'FR'],
  spokenLanguages: ['pt'],
  companies: [cinemascopio, sbsProductions, videoFilmes, globoFilmes],
  budget: 0,
  revenue: 0,
  translations: [
    {
      language: 'pt',
      country: 'BR',
      title: '',
      overview:
        'Clara tem sessenta e poucos anos, uma parede de discos, uma rede perto da janela e o último apartamento habitado do edifício Aquarius, de frente para o mar de Boa Viagem. A construtora comprou todos os outros e quer o dela. As propostas chegam com sorriso, depois com barulho, depois com coisa pior. Ela não vende. Kleber Mendonça Filho acompanha uma mulher que escolhe ficar, e uma cidade que derruba a própria lembrança andar por andar.',
      tagline: 'Há lugares que moram na gente.',
    },
    {
      language: 'en',
      country: 'US',
      title: '',
      overview:
        'A retired music critic is the last resident of a seaside building in Recife that a developer has bought flat by flat. She has no intention of selling.',
      tagline: '',
    },
  ],
  alternativeTitles: [],
  cast: [
    { person: 'Sônia Braga', character: 'Clara' },
    { person: 'Maeve Jinkings', character: 'Ana Paula' },
    { person: 'Irandhir Santos', character: 'Roberval' },
    { person: 'Humberto Carrão', character: 'Diego' },
    { person: 'Zoraide Coleto', character: 'Ladjane' },
    { person: 'Fernando Teixeira', character: 'Geraldo' },
    { person: 'Buda Lira', character: '' },
    { person: 'Carla Ribas', character: '' },
    { person: 'Bárbara Colen', character: 'Clara (1980)' },
  ],
  crew: [
    { person: 'Kleber Mendonça Filho', job: 'Director' },
    { person: 'Kleber Mendonça Filho', job: 'Screenplay' },
    { person: 'Emilie Lesclaux', job: 'Producer' },
    { person: 'Saïd Ben Saïd', job: 'Producer' },
    { person: 'Michel Merkt', job: 'Producer' },
  ],
  keywords: [{ id: 1161, name: 'brazil' }],
  videos: [],
  offers: { rent: [2, 10] },
  recommendations: [446159, 1220564, 310569],
  voteAverage: 7.3,
  voteCount: 621,
  popularity: 9.774,
  posterCount: 0,
  backdropCount: 3,
  art: { genre: 'thriller', motif: 2, palette: 4, voice: 3, layout: 'panel' },
};

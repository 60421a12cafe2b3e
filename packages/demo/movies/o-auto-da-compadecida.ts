import { globoFilmes } from '../companies.ts';
import { demoTrailers } from '../trailers.ts';
import type { DemoMovie } from '../types.ts';

export const oAutoDaCompadecida: DemoMovie = {
  id: 40096,
  imdbId: 'tt0271383',
  originalTitle: 'O Auto da Compadecida',
  originalLanguage: 'pt',
  releaseDate: '2000-09-15',
  releases: [{ country: 'BR', date: '2000-09-15', type: 3, certification: 'L' }],
  runtime: 104,
  genreIds: [35, 18, 14],
  countries: ['BR'],
  spokenLanguages: ['pt'],
  companies: [globoFilmes],
  budget: 0,
  revenue: 0,
  translations: [
    {
      language: 'pt',
      country: 'BR',
      title: '',
      overview:
        'Em Taperoá, na Paraíba, João Grilo vive de esperteza e Chicó, de histórias em que nem ele acredita. Juntos, enganam o padeiro, o padre, o bispo e o major, sempre por um prato de comida ou um casamento impossível, até que o cangaço entra na cidade e a conversa passa a ser com o céu. Da peça de Ariano Suassuna, Guel Arraes tira uma comédia que corre na frente do fôlego. Você ri alto e, quando percebe, está torcendo pelos dois no dia do juízo.',
      tagline: '',
    },
    {
      language: 'en',
      country: 'US',
      title: "A Dog's Will",
      overview:
        'Two penniless friends talk their way past a baker, a priest, a bishop and an outlaw in the Brazilian backlands, and then have to argue their case before Heaven itself.',
      tagline: '',
    },
  ],
  alternativeTitles: [{ country: 'US', title: "A Dog's Will" }],
  cast: [
    { person: 'Matheus Nachtergaele', character: 'João Grilo' },
    { person: 'Selton Mello', character: 'Chicó' },
    { person: 'Denise Fraga', character: 'Dora' },
    { person: 'Diogo Vilela', character: 'Eurico' },
    { person: 'Rogério Cardoso', character: 'Padre João' },
    { person: 'Lima Duarte', character: 'Bispo' },
    { person: 'Marco Nanini', character: 'Severino de Aracaju' },
    { person: 'Virginia Cavendish', character: 'Rosinha' },
    { person: 'Paulo Goulart', character: 'Major Antônio Morais' },
    { person: 'Luís Melo', character: 'O Diabo' },
    { person: 'Maurício Gonçalves', character: 'Jesus' },
    { person: 'Fernanda Montenegro', character: 'A Compadecida' },
  ],
  crew: [
    { person: 'Guel Arraes', job: 'Director' },
    { person: 'Guel Arraes', job: 'Screenplay' },
    { person: 'Adriana Falcão', job: 'Screenplay' },
    { person: 'João Falcão', job: 'Screenplay' },
    { person: 'Ariano Suassuna', job: 'Theatre Play' },
  ],
  keywords: [
    { id: 1161, name: 'brazil' },
    { id: 10181, name: 'based on play' },
  ],
  videos: demoTrailers('2020-09-15'),
  offers: { flatrate: [8, 119, 307], buy: [2] },
  recommendations: [310569, 666, 446159],
  voteAverage: 8.4,
  voteCount: 1159,
  popularity: 27.355,
  posterCount: 2,
  backdropCount: 4,
  art: { genre: 'comedy', motif: 3, palette: 0, voice: 0, layout: 'bleedTop' },
};

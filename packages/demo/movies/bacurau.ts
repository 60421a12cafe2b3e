import { cinemascopio, globoFilmes, sbsProductions } from '../companies.ts';
import { demoTrailers } from '../trailers.ts';
import type { DemoMovie } from '../types.ts';

export const bacurau: DemoMovie = {
  id: 446159,
  imdbId: 'tt2762506',
  originalTitle: 'Bacurau',
  originalLanguage: 'pt',
  releaseDate: '2019-08-29',
  releases: [
    { country: 'FR', date: '2019-05-15', type: 1, certification: '', note: 'Cannes Film Festival' },
    { country: 'BR', date: '2019-08-29', type: 3, certification: '16' },
  ],
  runtime: 131,
  genreIds: [53, 37],
  countries: ['BR', 'FR'],
  spokenLanguages: ['pt', 'en'],
  companies: [cinemascopio, sbsProductions, globoFilmes],
  budget: 0,
  revenue: 0,
  translations: [
    {
      language: 'pt',
      country: 'BR',
      title: '',
      overview:
        'Daqui a alguns anos, no sertão de Pernambuco, um povoado enterra sua matriarca e descobre, dias depois, que sumiu do mapa. O sinal de celular cai, o caminhão-pipa chega furado de bala, e um drone em forma de disco ronda as casas. Alguém decidiu que ali se pode caçar. O que os caçadores não sabem é que Bacurau tem escola, tem museu e tem memória, e que gente acostumada a ser esquecida aprendeu faz tempo a se defender junta.',
      tagline: '',
    },
    {
      language: 'en',
      country: 'US',
      title: '',
      overview:
        'A village in the Brazilian backlands vanishes from the maps just as armed strangers arrive nearby. The villagers have been forgotten before, and they know what to do about it.',
      tagline: '',
    },
  ],
  alternativeTitles: [],
  cast: [
    { person: 'Bárbara Colen', character: 'Teresa' },
    { person: 'Thomás Aquino', character: 'Pacote' },
    { person: 'Silvero Pereira', character: 'Lunga' },
    { person: 'Sônia Braga', character: 'Domingas' },
    { person: 'Udo Kier', character: 'Michael' },
    { person: 'Thardelly Lima', character: 'Tony Jr.' },
    { person: 'Wilson Rabelo', character: 'Plínio' },
    { person: 'Carlos Francisco', character: 'Damiano' },
    { person: 'Luciana Souza', character: 'Isa' },
    { person: 'Karine Teles', character: 'Forasteira' },
    { person: 'Antonio Saboia', character: 'Forasteiro' },
  ],
  crew: [
    { person: 'Kleber Mendonça Filho', job: 'Director' },
    { person: 'Juliano Dornelles', job: 'Director' },
    { person: 'Kleber Mendonça Filho', job: 'Screenplay' },
    { person: 'Juliano Dornelles', job: 'Screenplay' },
    { person: 'Emilie Lesclaux', job: 'Producer' },
    { person: 'Saïd Ben Saïd', job: 'Producer' },
    { person: 'Michel Merkt', job: 'Producer' },
  ],
  keywords: [
    { id: 1161, name: 'brazil' },
    { id: 156024, name: 'corrupt politician' },
  ],
  videos: demoTrailers('2019-05-14'),
  offers: { flatrate: [307, 484], rent: [2, 10] },
  recommendations: [377273, 1220564, 598, 346],
  voteAverage: 7.4,
  voteCount: 1102,
  popularity: 24.163,
  posterCount: 2,
  backdropCount: 4,
  art: { genre: 'western', motif: 0, palette: 0, voice: 1, layout: 'bleedBottom' },
};

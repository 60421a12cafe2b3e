import { paramount } from '../companies.ts';
import { demoTrailers } from '../trailers.ts';
import type { DemoMovie } from '../types.ts';

export const oPoderosoChefao: DemoMovie = {
  id: 238,
  imdbId: 'tt0068646',
  originalTitle: 'The Godfather',
  originalLanguage: 'en',
  releaseDate: '1972-03-14',
  releases: [
    { country: 'US', date: '1972-03-14', type: 1, certification: 'R' },
    { country: 'US', date: '1972-03-24', type: 3, certification: 'R' },
    { country: 'BR', date: '1972-09-10', type: 3, certification: '14' },
  ],
  runtime: 175,
  genreIds: [18, 80],
  countries: ['US'],
  spokenLanguages: ['en', 'it', 'la'],
  companies: [paramount],
  budget: 6_000_000,
  revenue: 245_066_411,
  translations: [
    {
      language: 'pt',
      country: 'BR',
      title: 'O Poderoso Chefão',
      overview:
        'Nova York, 1945. Enquanto a filha se casa no jardim, Don Vito Corleone atende pedidos na penumbra do escritório, e cada favor fica anotado. Michael, o caçula, voltou da guerra de uniforme e jura que aquele não é o seu mundo. Uma recusa nos negócios e um atentado na rua bastam para mudar a conversa. Coppola filma uma família como quem filma um reino, e o que mais assusta é a calma com que a porta, no fim, se fecha.',
      tagline: 'Todo favor tem um preço.',
    },
    {
      language: 'pt',
      country: 'PT',
      title: 'O Padrinho',
      overview: '',
      tagline: '',
    },
    {
      language: 'en',
      country: 'US',
      title: '',
      overview:
        'New York, 1945. The youngest son of a crime family wants no part in its business, until a refusal and an ambush leave him the only one cold enough to run it.',
      tagline: '',
    },
  ],
  alternativeTitles: [
    { country: 'BR', title: 'O Poderoso Chefão' },
    { country: 'PT', title: 'O Padrinho' },
  ],
  cast: [
    { person: 'Marlon Brando', character: 'Don Vito Corleone' },
    { person: 'Al Pacino', character: 'Michael Corleone' },
    { person: 'James Caan', character: 'Sonny Corleone' },
    { person: 'Robert Duvall', character: 'Tom Hagen' },
    { person: 'Richard S. Castellano', character: 'Clemenza' },
    { person: 'Diane Keaton', character: 'Kay Adams' },
    { person: 'Talia Shire', character: 'Connie' },
    { person: 'John Cazale', character: 'Fredo' },
    { person: 'Sterling Hayden', character: 'Capt. McCluskey' },
    { person: 'Abe Vigoda', character: 'Tessio' },
    { person: 'Al Lettieri', character: 'Sollozzo' },
  ],
  crew: [
    { person: 'Francis Ford Coppola', job: 'Director' },
    { person: 'Mario Puzo', job: 'Screenplay' },
    { person: 'Francis Ford Coppola', job: 'Screenplay' },
    { person: 'Mario Puzo', job: 'Novel' },
    { person: 'Albert S. Ruddy', job: 'Producer' },
    { person: 'Gordon Willis', job: 'Director of Photography' },
    { person: 'Nino Rota', job: 'Original Music Composer' },
  ],
  keywords: [
    { id: 818, name: 'based on novel or book' },
    { id: 10391, name: 'mafia' },
    { id: 6220, name: 'mafia boss' },
  ],
  videos: demoTrailers('2022-01-13'),
  offers: { flatrate: [531, 119], rent: [3, 2], buy: [3, 2] },
  recommendations: [598, 496243, 7347, 346],
  voteAverage: 8.69,
  voteCount: 20251,
  popularity: 284.639,
  posterCount: 4,
  backdropCount: 4,
  art: { genre: 'crime', motif: 0, palette: 0, voice: 1, layout: 'bleedBottom' },
};

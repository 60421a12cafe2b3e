import { cinemascopio, lemmingFilm, mk2Productions, oneTwoFilms } from '../companies.ts';
import { demoTrailers } from '../trailers.ts';
import type { DemoMovie } from '../types.ts';

export const oAgenteSecreto: DemoMovie = {
  id: 1220564,
  imdbId: 'tt27847051',
  originalTitle: 'O Agente Secreto',
  originalLanguage: 'pt',
  releaseDate: '2025-11-06',
  releases: [
    { country: 'FR', date: '2025-05-18', type: 1, certification: '', note: 'Cannes Film Festival' },
    { country: 'BR', date: '2025-11-06', type: 3, certification: '16' },
  ],
  runtime: 158,
  genreIds: [80, 18, 53],
  countries: ['BR', 'FR', 'DE', 'NL'],
  spokenLanguages: ['pt'],
  companies: [cinemascopio, mk2Productions, oneTwoFilms, lemmingFilm],
  budget: 0,
  revenue: 0,
  translations: [
    {
      language: 'pt',
      country: 'BR',
      title: '',
      overview:
        'Recife, 1977, semana de Carnaval. Marcelo chega de carro com um passado que não cabe na bagagem e um filho que ficou com os avós. Dona Sebastiana lhe dá um quarto, um nome e vizinhos que também preferem não contar de onde vieram. Enquanto a cidade dança, dois homens chegam de longe com uma foto dele no bolso. Kleber Mendonça Filho filma o medo de um país inteiro no calor de uma rua só, com humor onde menos se espera e uma cidade que lembra de tudo.',
      tagline: '',
    },
    {
      language: 'en',
      country: 'US',
      title: 'The Secret Agent',
      overview:
        'Recife, Carnival week, 1977. A man on the run comes home under another name, hoping to leave again with his son, and finds that someone has already paid to have him found.',
      tagline: '',
    },
  ],
  alternativeTitles: [{ country: 'US', title: 'The Secret Agent' }],
  cast: [
    { person: 'Wagner Moura', character: 'Marcelo' },
    { person: 'Maria Fernanda Cândido', character: 'Elza' },
    { person: 'Gabriel Leone', character: 'Bobbi' },
    { person: 'Alice Carvalho', character: 'Fátima' },
    { person: 'Hermila Guedes', character: 'Cláudia' },
    { person: 'Tânia Maria', character: 'Dona Sebastiana' },
    { person: 'Carlos Francisco', character: 'Seu Alexandre' },
    { person: 'Robério Diógenes', character: 'Euclides' },
    { person: 'Isabél Zuaa', character: '' },
    { person: 'Thomás Aquino', character: '' },
    { person: 'Udo Kier', character: 'Hans' },
  ],
  crew: [
    { person: 'Kleber Mendonça Filho', job: 'Director' },
    { person: 'Kleber Mendonça Filho', job: 'Writer' },
    { person: 'Emilie Lesclaux', job: 'Producer' },
  ],
  keywords: [
    { id: 1161, name: 'brazil' },
    { id: 1228, name: '1970s' },
    { id: 3473, name: 'carnival' },
    { id: 209817, name: 'political thriller' },
  ],
  videos: demoTrailers('2025-08-20'),
  offers: { flatrate: [8], rent: [10, 2] },
  recommendations: [446159, 377273, 1000837, 7347],
  voteAverage: 7.8,
  voteCount: 412,
  popularity: 96.412,
  posterCount: 3,
  backdropCount: 4,
  art: { genre: 'crime', motif: 3, palette: 1, voice: 2, layout: 'bleedBottom' },
};

import { mactProductions, rtFeatures, videoFilmes } from '../companies.ts';
import { demoTrailers } from '../trailers.ts';
import type { DemoMovie } from '../types.ts';

export const aindaEstouAqui: DemoMovie = {
  id: 1000837,
  imdbId: 'tt14961016',
  originalTitle: 'Ainda Estou Aqui',
  originalLanguage: 'pt',
  releaseDate: '2024-11-07',
  releases: [
    { country: 'IT', date: '2024-09-01', type: 1, certification: '', note: 'Venice Film Festival' },
    { country: 'BR', date: '2024-11-07', type: 3, certification: '14' },
  ],
  runtime: 137,
  genreIds: [18, 36],
  countries: ['BR', 'FR'],
  spokenLanguages: ['pt'],
  companies: [videoFilmes, rtFeatures, mactProductions],
  budget: 0,
  revenue: 0,
  translations: [
    {
      language: 'pt',
      country: 'BR',
      title: '',
      overview:
        'Rio de Janeiro, 1971. A casa dos Paiva vive de porta aberta, a um passo da praia, até a manhã em que homens sem farda levam Rubens para um depoimento. Ele não volta. Eunice, com cinco filhos e nenhuma resposta, aprende a sustentar a família, a procurar a verdade e a sorrir na foto quando pedem tristeza. Walter Salles adapta o livro de Marcelo Rubens Paiva e conta, sem levantar a voz, o que a ditadura fez dentro de uma sala de estar.',
      tagline: 'Há ausências que ninguém consegue apagar.',
    },
    {
      language: 'en',
      country: 'US',
      title: "I'm Still Here",
      overview:
        'Rio de Janeiro, 1971. When her husband is taken from home for questioning and never returned, a mother of five rebuilds her life around a question the dictatorship refuses to answer.',
      tagline: '',
    },
  ],
  alternativeTitles: [{ country: 'US', title: "I'm Still Here" }],
  cast: [
    { person: 'Fernanda Torres', character: 'Eunice Paiva' },
    { person: 'Selton Mello', character: 'Rubens Paiva' },
    { person: 'Fernanda Montenegro', character: 'Eunice Paiva (idosa)' },
    { person: 'Valentina Herszage', character: 'Vera' },
    { person: 'Luiza Kosovski', character: 'Eliana' },
    { person: 'Bárbara Luz', character: 'Nalu' },
    { person: 'Guilherme Silveira', character: 'Marcelo (criança)' },
    { person: 'Antonio Saboia', character: 'Marcelo' },
    { person: 'Marjorie Estiano', character: 'Eliana (adulta)' },
    { person: 'Humberto Carrão', character: 'Félix' },
    { person: 'Dan Stulbach', character: '' },
  ],
  crew: [
    { person: 'Walter Salles', job: 'Director' },
    { person: 'Murilo Hauser', job: 'Screenplay' },
    { person: 'Heitor Lorega', job: 'Screenplay' },
    { person: 'Marcelo Rubens Paiva', job: 'Book' },
    { person: 'Maria Carlota Bruno', job: 'Producer' },
    { person: 'Rodrigo Teixeira', job: 'Producer' },
    { person: 'Martine de Clermont-Tonnerre', job: 'Producer' },
  ],
  keywords: [
    { id: 818, name: 'based on novel or book' },
    { id: 9672, name: 'based on true story' },
    { id: 1161, name: 'brazil' },
    { id: 207901, name: 'political prisoner' },
  ],
  videos: demoTrailers('2024-09-24'),
  offers: { flatrate: [307], rent: [2, 10, 3], buy: [2, 10] },
  recommendations: [666, 1220564, 598, 310569],
  voteAverage: 7.9,
  voteCount: 1843,
  popularity: 61.207,
  posterCount: 3,
  backdropCount: 4,
  art: { genre: 'drama', motif: 2, palette: 4, voice: 0, layout: 'bleedBottom' },
};

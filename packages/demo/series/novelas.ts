import type { EpisodeFacts, SerialFacts } from '../serial.ts';

/** Some chapters have a name and a text, as at TMDB; the others have their number. */
const NIGHTS: readonly EpisodeFacts[] = [
  { title: 'A canoa volta sozinha', overview: 'A canoa amanhece na areia, e ninguém na vila diz de quem é o remo.' },
  { title: 'Quem acendeu o farol', overview: 'Benício encontra a lamparina acesa e uma pegada que não é a sua.' },
  {},
  { title: 'Jantar para três', overview: 'Olívia põe a mesa para dois. O terceiro prato aparece antes da sopa.' },
  { title: 'O preço do silêncio' },
  {},
];

/** Invented, with invented people: a novela that is always running, whatever the day. */
export const novelas: readonly SerialFacts[] = [
  {
    id: 900_000_590,
    title: 'Farol do Rosário',
    status: 'Returning Series',
    type: 'Scripted',
    genres: [10766, 18],
    networks: ['TV Globo'],
    certification: '12',
    runtime: 48,
    overview:
      'Vinte anos depois de deixar a vila do Rosário numa canoa furada, Dalva volta dona do único barco a motor da baía. Na praia, o faroleiro Benício finge que não a reconhece, e a prima Olívia já vendeu a casa que era das duas. Novela inventada para esta demonstração, com gente inventada e um capítulo por noite, de segunda a sábado.',
    overviewEnglish:
      'Twenty years after leaving her fishing village in a leaking canoe, Dalva comes back with the only motorboat in the bay. An invented telenovela, made up for this demo.',
    tagline: 'Toda luz apagada tem dono.',
    creators: ['Iolanda Sertório'],
    cast: [
      ['Marília Quintanilha', 'Dalva'],
      ['Osório Belluz', 'Benício'],
      ['Teca Varandão', 'Olívia'],
      ['Nilo Campagnari', 'Padre Anselmo'],
    ],
    crew: [['Evandro Tucunaré', 'Director']],
    seasons: [
      {
        number: 1,
        ahead: 3,
        episodes: Array.from({ length: 180 }, (_, index) => NIGHTS[index % NIGHTS.length] ?? {}),
      },
    ],
    offers: { flatrate: [307] },
    votes: [7.4, 212],
    popularity: 9.2,
  },
];

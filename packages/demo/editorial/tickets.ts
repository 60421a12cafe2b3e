import type { DemoTicket } from './types.ts';

/** The two films released last in Brazilian cinemas. The URL is illustrative: the shop's home page. */
export const demoTickets: readonly DemoTicket[] = [
  { movieId: 1220564, url: 'https://www.ingresso.com/' }, // O Agente Secreto
  { movieId: 900000458, url: 'https://www.ingresso.com/' }, // Flow
];

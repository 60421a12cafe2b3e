import type { DemoTicket } from './types.ts';

/** The two films that came last to Brazilian cinemas; the address is illustrative, so it leads to the front door. */
export const demoTickets: readonly DemoTicket[] = [
  { movieId: 1220564, url: 'https://www.ingresso.com/' }, // O Agente Secreto
  { movieId: 900000458, url: 'https://www.ingresso.com/' }, // Flow
];

import type { TitleKind } from '../world/world.ts';

const CODES = ['L', '10', '12', '14', '16', '18'];

/**
 * Brazil's ratings, and those of one other country so that a client has to choose. TMDB's meanings are in English;
 * these are ours.
 */
export function buildCertificationList(kind: TitleKind) {
  // Films count from 1 and series from 0, as at TMDB.
  const first = kind === 'movie' ? 1 : 0;
  const brazil = CODES.map((certification, position) => ({
    certification,
    meaning: certification === 'L' ? 'For everyone.' : `Not for people younger than ${certification}.`,
    order: first + position,
  }));
  const american = (kind === 'movie' ? ['G', 'PG', 'PG-13', 'R', 'NC-17'] : ['TV-G', 'TV-PG', 'TV-14', 'TV-MA']).map(
    (certification, position) => ({ certification, meaning: `United States: ${certification}.`, order: position + 1 }),
  );
  return { certifications: { BR: brazil, US: american } };
}

import { brazilianFilmNotes } from './notes/brazilian-films.ts';
import { foreignFilmNotes } from './notes/foreign-films.ts';
import { personNotes } from './notes/people.ts';
import { seriesNotes } from './notes/series.ts';
import type { DemoNote } from './types.ts';

export const demoNotes: readonly DemoNote[] = [
  ...brazilianFilmNotes,
  ...foreignFilmNotes,
  ...seriesNotes,
  ...personNotes,
];

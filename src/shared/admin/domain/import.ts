import type { Entity } from '../../domain/entities.ts';
import type { Author } from './editing/edited-subject.ts';
import type { PastedFault } from './editing/pasted-titles.ts';

/** How a pasted line was resolved. Only `found` and `unsure` can be fetched. */
export type ImportVerdict = 'found' | 'unsure' | 'held' | 'repeated' | 'error';

export interface ImportLine {
  line: number;
  text: string;
  verdict: ImportVerdict;
  entity: Entity | undefined;
  id: number | undefined;
  title: string;
  year: string;
  problem: PastedFault | 'not-at-tmdb' | 'unknown-address' | undefined;
}

/** Progress of a requested title. */
export type ImportState = 'stored' | 'waiting' | 'fetching' | 'failing' | 'broken' | 'absent';

export interface ImportedTitle {
  entity: Entity;
  id: number;
  pasted: string;
  title: string;
  state: ImportState;
}

export interface Import {
  id: string;
  author: Author;
  askedAt: Date;
  titles: ImportedTitle[];
}

export interface ImportSummary {
  id: string;
  author: Author;
  askedAt: Date;
  titles: number;
}

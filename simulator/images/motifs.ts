import type { DemoMotif } from '../../demo/types.ts';
import { shapes } from './motifs/shapes.ts';
import type { Motif } from './motifs/stage.ts';
import { suns } from './motifs/suns.ts';

/** "Cartaz geométrico": a film without its motif does not compile. */
export const MOTIFS: Record<DemoMotif, Motif> = { ...suns, ...shapes };

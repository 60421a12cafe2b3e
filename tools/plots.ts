import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawGrowth, type GrowthLine } from './plots/growth.ts';
import { drawRatios, type Ratio } from './plots/ratios.ts';

/** Draws docs/evidence/*.svg from the lines of JSON beside them: `node tools/plots.ts` after a line was added. */
const FOLDER = path.resolve(import.meta.dirname, '../docs/evidence');

function readLines<T>(name: string): T[] {
  const text = readFileSync(path.join(FOLDER, name), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

writeFileSync(path.join(FOLDER, 'ratios.svg'), drawRatios(readLines<Ratio>('ratios.jsonl')));
writeFileSync(path.join(FOLDER, 'growth.svg'), drawGrowth(readLines<GrowthLine>('growth.jsonl')));

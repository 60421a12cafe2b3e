import type { TitleKind } from './kinds.ts';
import { generateBiographical, generatePersonSummary } from './people/person-record.ts';
import { generatedLanguage } from './places.ts';
import { recordBits } from './salts.ts';
import { TitleWords } from './titles/title-words.ts';
import type { World } from './world.ts';

export interface VersionedText {
  language: string;
  country: string;
  text: string;
}

/** The overviews of a title after `version` edits, in the languages that have one. */
export function overviewsAt(world: World, kind: TitleKind, id: number, version: number): VersionedText[] {
  const table = world.table(kind);
  const language = generatedLanguage(table.language[table.findRow(id)]);
  return new TitleWords(recordBits(world.seed, kind, id), language, version)
    .list()
    .filter((row) => row.overview !== '')
    .map((row) => ({ language: row.language, country: row.country, text: row.overview }));
}

export function biographyAt(world: World, id: number, version: number): VersionedText[] {
  const summary = generatePersonSummary(world.seed, id, world.last.person, world.peopleOptions);
  return generateBiographical(world.seed, summary, version).translations.map((row) => ({
    language: row.language,
    country: row.country,
    text: row.biography,
  }));
}

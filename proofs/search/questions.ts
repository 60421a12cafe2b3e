import { sql } from 'kysely';
import type { Db } from '../../src/server/infra/db.ts';
import { createDice, type Dice } from '../../test/dice.ts';
import { readIntentions } from '../../test/search-quality/read-set.ts';

export interface Drawn {
  /** Two to twelve characters of a name, from any of its words. */
  begun: string[];
  pairs: string[];
  /** A word of five letters or more with one typing error. */
  misspelt: string[];
  /** One to three whole words of a name. */
  words: string[];
  /** Of test/search-quality. */
  intentions: string[];
  /** Whole names of characters, of any cast. */
  characters: string[];
  ids: number[];
}

/** Made from names drawn at random from the catalogue; the same for the same seed and catalogue. */
export async function drawQuestions(db: Db, count: number): Promise<Drawn> {
  const dice = createDice(7);
  const { rows } = await sql<{ key: string }>`
    select key from search_keys tablesample system (${await shareOf(db, 'search_keys')}) repeatable (7)
  `.execute(db);
  const { rows: movies } = await sql<{ id: number }>`
    select id from movies tablesample system (${await shareOf(db, 'movies')}) repeatable (7)
  `.execute(db);
  const { rows: roles } = await sql<{ character: string }>`
    select character from movie_cast tablesample system (${await shareOf(db, 'movie_cast')}) repeatable (7)
    where position < 10 and character <> ''
  `.execute(db);
  const keys = rows.map((row) => row.key);
  const pick = () => dice.pick(keys);
  const many = (make: () => string) => Array.from({ length: count }, make);
  return {
    begun: many(() => pick().slice(0, 2 + dice.below(11))),
    pairs: many(() => pick().slice(0, 2)),
    misspelt: many(() => misspell(pickWord(pick, 5), dice)),
    words: many(() =>
      pick()
        .split(' ')
        .slice(0, 1 + dice.below(3))
        .join(' '),
    ),
    intentions: (await readIntentions('tuned')).map(({ query }) => query),
    characters: roles.map((row) => row.character),
    ids: movies.map((row) => row.id),
  };
}

const DRAWN_FROM = 20_000;

/** Percentage for `tablesample`, so that about as many rows are drawn whatever the size of the table. */
async function shareOf(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select reltuples as rows from pg_class where relname = ${table}`.execute(
    db,
  );
  return Math.min(100, (100 * DRAWN_FROM) / Math.max(1, rows[0]?.rows ?? 1));
}

function pickWord(pick: () => string, letters: number): string {
  for (;;) {
    const word = pick().split(' ')[0] ?? '';
    if (word.length >= letters && /^[a-z]+$/.test(word)) return word;
  }
}

/** A letter left out, doubled, wrong or swapped with its neighbour; never the first, which people seldom mistype. */
function misspell(word: string, dice: Dice): string {
  const place = 1 + dice.below(word.length - 2);
  const [before, letter, after] = [word.slice(0, place), word[place] ?? '', word.slice(place + 1)];
  const other = String.fromCharCode(97 + dice.below(26));
  const slips = [
    before + after,
    before + letter + letter + after,
    before + other + after,
    before + (after[0] ?? '') + letter + after.slice(1),
  ];
  return dice.pick(slips);
}

import { toBrazilianDay } from '#shared/domain/day.ts';
import { MISSING_PATHS } from '#shared/domain/limits.ts';
import type { Context } from '../context.ts';
import { addMissingPaths, OTHER_PATHS } from '../store/site/missing-paths.ts';
import { addRedirectHits } from '../store/site/redirects.ts';

/** What a web process counts for the admin: no visitor, no visitor's address, no query. */
export interface Tally {
  /** A path that was not found. */
  missed(path: string): void;
  /** A redirect that was followed. */
  led(redirectId: number): void;
  /** Writes the counts so far. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Requests are counted in bounded memory and written every few seconds in one statement. If the database does not answer, only
 * the counts of those seconds are lost.
 */
export function openTally(ctx: Context): Tally {
  let missing = new Map<string, number>();
  let hits = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const [paths, led] = [missing, hits];
    missing = new Map();
    hits = new Map();
    writing = writing.then(() => write(ctx, paths, led));
    return writing;
  };
  const later = () => {
    timer ??= setTimeout(() => void flush(), MISSING_PATHS.writtenEverySeconds * 1_000).unref();
  };
  return {
    missed(path) {
      const isKnown = missing.has(path);
      const name = isKnown || (missing.size < MISSING_PATHS.buffered && isWorthStoring(path)) ? path : OTHER_PATHS;
      missing.set(name, (missing.get(name) ?? 0) + 1);
      later();
    },
    led(redirectId) {
      hits.set(redirectId, (hits.get(redirectId) ?? 0) + 1);
      later();
    },
    flush,
    close: flush,
  };
}

async function write(ctx: Context, missing: ReadonlyMap<string, number>, hits: ReadonlyMap<number, number>) {
  try {
    if (missing.size > 0) await addMissingPaths(ctx.db, toBrazilianDay(ctx.now()), missing, MISSING_PATHS.perDay);
    if (hits.size > 0) await addRedirectHits(ctx.db, hits, ctx.now());
  } catch (error) {
    ctx.log.warn({ err: error }, 'paths that were not found were not counted');
  }
}

/** Counted without their paths: scanners that look for other software, drafts, and paths with personal data. */
const NOISE =
  /\.(?:php|aspx?|jsp|cgi|env|git|sql|bak|zip|ya?ml|ini)(?:\/|$)|\/(?:wp-|\.|cgi-bin|phpmyadmin|vendor\/)|@|%40|%00|previa/i;
/** A document number (CPF, CNPJ, card) or a telephone number. An id has at most seven digits, behind a year of four. */
const PERSONAL = /\d{8}|\d{5}-\d{4}(?!\d)|\d{3}-\d{3}-\d{3}-\d{2}/;

function isWorthStoring(path: string): boolean {
  const isPersonal = PERSONAL.test(path.replace(/[\s.()]|%20|%2E/gi, ''));
  return path.length <= MISSING_PATHS.characters && !NOISE.test(path) && !isPersonal;
}

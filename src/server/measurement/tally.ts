import { toBrazilianDay } from '#shared/domain/day.ts';
import { MISSING_PATHS } from '#shared/domain/limits.ts';
import type { Context } from '../context.ts';
import { addMissingPaths, OTHER_PATHS } from '../store/missing-paths.ts';
import { addRedirectHits } from '../store/redirects.ts';

/** What a web process counts for the newsroom: no visitor, no address of one, no query. */
export interface Tally {
  /** An address that led nowhere. */
  missed(path: string): void;
  /** A redirect that was obeyed. */
  led(redirectId: number): void;
  /** Writes what was counted so far. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Requests only count in memory, which is bounded; some seconds later one statement writes all of it. A database that does
 * not answer costs the counts of those seconds and nothing else.
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
      const name = isKnown || (missing.size < MISSING_PATHS.buffered && isWorthKeeping(path)) ? path : OTHER_PATHS;
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
    ctx.log.warn({ err: error }, 'what led nowhere was not counted');
  }
}

/** Counted without their paths: robots that look for other software, drafts, and what may be about a person. */
const NOISE =
  /\.(?:php|aspx?|jsp|cgi|env|git|sql|bak|zip|ya?ml|ini)(?:\/|$)|\/(?:wp-|\.|cgi-bin|phpmyadmin|vendor\/)|@|%40|%00|previa/i;
/** A document (CPF, CNPJ, card) or a telephone. An id has at most seven digits, behind a year of four. */
const PERSONAL = /\d{8}|\d{5}-\d{4}(?!\d)|\d{3}-\d{3}-\d{3}-\d{2}/;

function isWorthKeeping(path: string): boolean {
  const isPersonal = PERSONAL.test(path.replace(/[\s.()]|%20|%2E/gi, ''));
  return path.length <= MISSING_PATHS.characters && !NOISE.test(path) && !isPersonal;
}

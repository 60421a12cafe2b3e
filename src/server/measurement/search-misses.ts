import { createHmac, randomBytes } from 'node:crypto';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { SEARCH_MISSES } from '#shared/domain/limits.ts';
import { normaliseForSearch } from '#shared/domain/slug.ts';
import type { Context } from '../context.ts';
import { addSearchAskers, saveSearchMiss, takeSearchSalt } from '../store/visitors/search-misses.ts';

/** Searches without results. A term is stored only when five visitors have searched for it on the same day. */
export interface SearchMisses {
  note(typed: string, asker: string): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Visitors are stored as hashes with a salt that is deleted after the day, and so are terms until enough visitors searched for
 * them. At most a few hundred searches are in memory between two writes; the rest is not counted.
 */
export function openSearchMisses(ctx: Context): SearchMisses {
  let held: { term: string; asker: string }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const asked = held;
    held = [];
    writing = writing.then(() => write(ctx, asked));
    return writing;
  };
  return {
    note(typed, asker) {
      const term = normaliseForSearch(typed);
      if (held.length >= SEARCH_MISSES.buffered || !isWorthStoring(term, typed)) return;
      held.push({ term, asker });
      timer ??= setTimeout(() => void flush(), SEARCH_MISSES.writtenEverySeconds * 1_000).unref();
    },
    flush,
    close: flush,
  };
}

async function write(ctx: Context, asked: readonly { term: string; asker: string }[]): Promise<void> {
  if (asked.length === 0) return;
  try {
    const day = toBrazilianDay(ctx.now());
    const salt = await takeSearchSalt(ctx.db, day, randomBytes(32).toString('hex'));
    const hash = (kind: string, text: string) =>
      createHmac('sha256', salt).update(`${kind}\n${text}`).digest('base64url');
    const terms = new Map(asked.map(({ term }) => [hash('term', term), term]));
    const rows = asked.map(({ term, asker }) => ({
      termHash: hash('term', term),
      // The hash includes the term: even within the day, two searches of one visitor cannot be linked.
      askerHash: hash('asker', `${term}\n${asker}`),
    }));
    const counts = await addSearchAskers(ctx.db, day, rows, SEARCH_MISSES.askersPerDay);
    for (const [termHash, term] of terms) {
      const askers = counts.get(termHash) ?? 0;
      if (askers >= SEARCH_MISSES.leastAskers) await saveSearchMiss(ctx.db, day, term, askers);
    }
  } catch (error) {
    ctx.log.warn({ err: error }, 'searches that found nothing were not counted');
  }
}

/** Terms that look like a telephone number, a document number or an e-mail address are not stored. */
function isWorthStoring(term: string, typed: string): boolean {
  const isLong = term.length > SEARCH_MISSES.characters;
  return term.length >= 2 && !isLong && !typed.includes('@') && !/\d{6}/.test(typed.replace(/[\s.\-()/]/g, ''));
}

import { createHmac, randomBytes } from 'node:crypto';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { SEARCH_MISSES } from '#shared/domain/limits.ts';
import { normaliseForSearch } from '#shared/domain/slug.ts';
import type { Context } from '../context.ts';
import { addSearchAskers, saveSearchMiss, takeSearchSalt } from '../store/search-misses.ts';

/** Searches that found nothing. A term is written down only once five have asked for it on the same day. */
export interface SearchMisses {
  note(typed: string, asker: string): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

/**
 * What is held of an asker is a hash with a salt that lives as long as the day, and of a term too until it is known that
 * several want it. Between two writes some hundreds are in memory, and the rest is not counted.
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
      if (held.length >= SEARCH_MISSES.buffered || !isWorthKeeping(term, typed)) return;
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
      // With the term in it: not even within the day can it be seen who asked for two things.
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

/** What looks like a telephone, a document or an e-mail is nobody's film. */
function isWorthKeeping(term: string, typed: string): boolean {
  const isLong = term.length > SEARCH_MISSES.characters;
  return term.length >= 2 && !isLong && !typed.includes('@') && !/\d{6}/.test(typed.replace(/[\s.\-()/]/g, ''));
}

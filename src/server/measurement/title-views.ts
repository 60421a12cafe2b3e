import type { MeasuredEvent } from '#shared/contract/measurement.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { TITLE_VIEWS } from '#shared/domain/limits.ts';
import { titleOfPath } from '#shared/domain/site/measured-page.ts';
import type { Context } from '../context.ts';
import { addTitleViews, deleteOldTitleViews, type SlugViews, sumTitleViews } from '../store/visitors/title-views.ts';

/** Views of films and series by day, of visitors who accepted: no visitor, no time, no query. */
export interface TitleViews {
  note(events: readonly MeasuredEvent[]): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Counted in bounded memory and written every few seconds in one statement, after the response. If the database does not answer,
 * only the counts of those seconds are lost.
 */
export function openTitleViews(ctx: Context): TitleViews {
  let held = new Map<string, SlugViews>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const counted = [...held.values()];
    held = new Map();
    writing = writing.then(() => write(ctx, counted));
    return writing;
  };
  return {
    note(events) {
      for (const event of events) {
        const title = event.type === 'view' ? titleOfPath(event.path) : undefined;
        if (!title) continue;
        const key = `${title.kind}/${title.slug}`;
        const known = held.get(key);
        if (known) known.views += 1;
        else if (held.size < TITLE_VIEWS.buffered) held.set(key, { ...title, views: 1 });
      }
      if (held.size > 0) timer ??= setTimeout(() => void flush(), TITLE_VIEWS.writtenEverySeconds * 1_000).unref();
    },
    flush,
    close: flush,
  };
}

async function write(ctx: Context, counted: readonly SlugViews[]): Promise<void> {
  if (counted.length === 0) return;
  try {
    await addTitleViews(ctx.db, toBrazilianDay(ctx.now()), counted);
  } catch (error) {
    ctx.log.warn({ err: error }, 'views of titles were not counted');
  }
}

/** The audience of the last thirty days, and the end of views that are older than they may be stored. */
export async function sumAudience(ctx: Context): Promise<number> {
  const today = toBrazilianDay(ctx.now());
  await deleteOldTitleViews(ctx.db, addDays(today, -TITLE_VIEWS.storedDays));
  return sumTitleViews(ctx.db, addDays(today, -TITLE_VIEWS.summedDays));
}

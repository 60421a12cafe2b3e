import { FETCH_KINDS, type FetchKind } from '#server/store/fetch-queue.ts';
import { syncOne } from '#server/sync/sync-one.ts';
import type { Command } from './command.ts';

const DEADLINE_MS = 30_000;
/** Fewer than the connections there are: more would only wait for one, and some in vain. */
const TOGETHER = 8;

export const syncTitles: Command = {
  usage: 'sync movie|series|person ID…',
  what: 'fetch from TMDB now and project',
  /** One that fails does not stop the others; the exit code says that one did. */
  async run({ ctx, args, print }) {
    const [kind, ...ids] = args;
    if (!isKind(kind) || ids.length === 0 || !ids.every((id) => /^[1-9]\d{0,9}$/.test(id))) {
      throw new Error(`usage: ${syncTitles.usage}`);
    }
    let failed = 0;
    const sync = async (id: string) => {
      try {
        const options = { urgency: 'batch', deadlineMs: DEADLINE_MS } as const;
        print(`${kind} ${id}: ${await syncOne(ctx, { kind, id: Number(id) }, options)}`);
      } catch (error) {
        failed += 1;
        print(`${kind} ${id}: ${error instanceof Error ? error.message : String(error)}`);
      }
    };
    const waiting = [...ids];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await sync(next);
    };
    await Promise.all(Array.from({ length: TOGETHER }, work));
    if (failed > 0) throw new Error(`${failed} of ${ids.length} were not synced`);
  },
};

function isKind(kind: string | undefined): kind is FetchKind {
  return FETCH_KINDS.some((known) => known === kind);
}

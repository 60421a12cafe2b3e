import { FETCH_KINDS, type FetchKind } from '#server/store/fetch-queue.ts';
import { syncOne } from '#server/sync/sync-one.ts';
import type { Command } from './command.ts';

const DEADLINE_MS = 30_000;

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
    await Promise.all(
      ids.map(async (id) => {
        try {
          const options = { urgency: 'batch', deadlineMs: DEADLINE_MS } as const;
          print(`${kind} ${id}: ${await syncOne(ctx, { kind, id: Number(id) }, options)}`);
        } catch (error) {
          failed += 1;
          print(`${kind} ${id}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }),
    );
    if (failed > 0) throw new Error(`${failed} of ${ids.length} were not synced`);
  },
};

function isKind(kind: string | undefined): kind is FetchKind {
  return FETCH_KINDS.some((known) => known === kind);
}

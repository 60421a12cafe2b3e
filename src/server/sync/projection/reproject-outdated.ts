import type { Entity } from '#shared/domain/entities.ts';
import type { Context } from '../../context.ts';
import { listOutdated } from '../../store/titles/projected.ts';
import { changeCatalogue } from '../change-catalogue.ts';
import { storages } from '../storage/storages.ts';
import { PROJECTION_VERSION } from './version.ts';

const BATCH = 200;
/** Few, because visitors read from the same database. */
const TOGETHER = 4;

export interface Reprojected {
  done: number;
  failed: number[];
}

/**
 * Projects up to `limit` titles whose rows an older version wrote, each in its own transaction: it can be stopped at any time, and
 * the next run continues with what is left. A title that fails does not stop the others.
 */
export async function reprojectOutdated(
  ctx: Context,
  entity: Entity,
  { limit, onDone }: { limit: number; onDone?: (done: number) => void },
): Promise<Reprojected> {
  const result: Reprojected = { done: 0, failed: [] };
  let after = 0;
  for (let left = limit; left > 0; left -= BATCH) {
    const ids = await listOutdated(ctx.db, entity, PROJECTION_VERSION, { after, limit: Math.min(left, BATCH) });
    after = ids.at(-1) ?? after;
    const waiting = [...ids];
    const work = async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        await reprojectOne(id);
        onDone?.(result.done + result.failed.length);
      }
    };
    await Promise.all(Array.from({ length: TOGETHER }, work));
    if (ids.length < BATCH) break;
  }
  return result;

  async function reprojectOne(id: number): Promise<void> {
    try {
      await changeCatalogue(ctx, (change) => storages[entity].project(change, id));
      result.done += 1;
    } catch (error) {
      ctx.log.error({ err: error, kind: entity, id }, 'could not be projected again');
      result.failed.push(id);
    }
  }
}

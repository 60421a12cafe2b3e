import { EDGE_LEFT_BEHIND_MS, EDGE_PURGE_ROWS } from '#shared/domain/limits.ts';
import { tags as tagNames } from '#shared/domain/tags.ts';
import type { Context } from '../context.ts';
import { confirmPurged, listUnpurged } from '../store/jobs/outbox.ts';
import { addPlacesBehind, listPlacesBehind, removePlaceBehind } from '../store/site/edge-places-behind.ts';
import { type EdgePlace, placeName } from './edge-places.ts';
import { purgePlace } from './purge-place.ts';

type Purging = Pick<Context, 'db' | 'log' | 'now' | 'metrics'>;

/**
 * Sends purges to every edge location. One that does not answer is retried for a few seconds and then marked as behind, so that
 * the others are not delayed: when it answers again, everything it has cached is purged first. Locations that are behind are
 * stored in the database, for the next leader.
 */
export class EdgePurger {
  readonly #ctx: Purging;
  readonly #places: readonly EdgePlace[];
  readonly #behind: Set<EdgePlace>;
  /** Since when a location has not answered. */
  readonly #failingSince = new Map<EdgePlace, number>();

  private constructor(ctx: Purging, places: readonly EdgePlace[], behind: readonly string[]) {
    this.#ctx = ctx;
    this.#places = places;
    this.#behind = new Set(places.filter((place) => behind.includes(placeName(place))));
  }

  static async open(ctx: Purging, places: readonly EdgePlace[]): Promise<EdgePurger> {
    return new EdgePurger(ctx, places, await listPlacesBehind(ctx.db));
  }

  /** Sends unconfirmed purges. Returns the purged tags; throws if they have to be retried. */
  async tell(): Promise<string[]> {
    const { db, now, metrics } = this.#ctx;
    const rows = await listUnpurged(db, EDGE_PURGE_ROWS);
    if (rows.length === 0) return [];
    const tags = [...new Set(rows.flatMap((row) => row.tags))];
    const lost = await this.#send(tags);
    const ids = rows.map(({ id }) => id);
    await db.transaction().execute(async (trx) => {
      await addPlacesBehind(trx, lost.map(placeName), now());
      await confirmPurged(trx, ids, now());
    });
    for (const place of lost) {
      this.#behind.add(place);
      this.#failingSince.delete(place);
      this.#ctx.log.error({ place: placeName(place) }, 'an edge does not answer purges and is skipped');
    }
    metrics.edgePurges.inc({ outcome: 'confirmed' }, rows.length);
    for (const { createdAt } of rows) metrics.edgePurgeDelay.observe((now().getTime() - createdAt.getTime()) / 1_000);
    return tags;
  }

  /** Sends the purge a second time, best effort: the first one was confirmed. */
  async purgeAgain(tags: readonly string[]): Promise<void> {
    const results = await Promise.allSettled(this.#present().map((place) => purgePlace(place, tags)));
    for (const result of results) {
      if (result.status === 'rejected')
        this.#ctx.log.warn({ err: result.reason }, 'the second purge of an edge failed');
    }
  }

  /** Purges everything at locations that were behind and answer again, and returns them to normal. */
  async catchUp(): Promise<void> {
    await Promise.all(
      [...this.#behind].map(async (place) => {
        // Return it to normal first, then purge everything: no change can fall in between.
        this.#behind.delete(place);
        try {
          await purgePlace(place, [tagNames.everything()]);
          await removePlaceBehind(this.#ctx.db, placeName(place));
          this.#ctx.log.info({ place: placeName(place) }, 'an edge has caught up');
        } catch {
          this.#behind.add(place);
        }
      }),
    );
  }

  #present(): EdgePlace[] {
    return this.#places.filter((place) => !this.#behind.has(place));
  }

  /** Returns the locations that have not answered for so long that the others must not wait for them. */
  async #send(tags: readonly string[]): Promise<EdgePlace[]> {
    const present = this.#present();
    const results = await Promise.allSettled(present.map((place) => purgePlace(place, tags)));
    const lost: EdgePlace[] = [];
    let mustRepeat: Error | undefined;
    for (const [index, place] of present.entries()) {
      const result = results[index];
      if (result?.status !== 'rejected') {
        this.#failingSince.delete(place);
        continue;
      }
      const since = this.#failingSince.get(place) ?? performance.now();
      this.#failingSince.set(place, since);
      if (performance.now() - since < EDGE_LEFT_BEHIND_MS)
        mustRepeat = new Error(`${placeName(place)} was not purged`, { cause: result.reason });
      else lost.push(place);
    }
    if (mustRepeat) throw mustRepeat;
    // At least one location must have confirmed; until then the purges wait.
    if (lost.length === present.length) throw new Error('no edge answers');
    return lost;
  }
}

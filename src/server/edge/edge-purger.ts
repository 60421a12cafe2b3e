import { EDGE_LEFT_BEHIND_MS, EDGE_PURGE_ROWS, EDGE_SECOND_PURGE_MS } from '#shared/domain/limits.ts';
import { tags as tagNames } from '#shared/domain/tags.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../infra/db.ts';
import { confirmPurged, confirmPurgedAgain, listWaitingPurges, type WaitingPurge } from '../store/jobs/outbox.ts';
import { addPlacesBehind, listPlacesBehind, removePlaceBehind } from '../store/site/edge-places-behind.ts';
import { type EdgePlace, placeName } from './edge-places.ts';
import { purgePlace } from './purge-place.ts';

type Purging = Pick<Context, 'db' | 'log' | 'now' | 'metrics'>;

/**
 * Sends purges to every edge location. One that does not answer is retried for a few seconds and then marked as behind, so that
 * the others are not delayed: when it answers again, everything it has cached is purged first. Locations that are behind are
 * stored in the database, for the next leader.
 *
 * Every change is purged twice. Servers are notified of it independently, so the edge may have fetched an old copy from one that was
 * not yet notified: the second purge follows when every server is. Both are stored, so that the next leader does what is left.
 */
export class EdgePurger {
  readonly #ctx: Purging;
  readonly #places: readonly EdgePlace[];
  readonly #behind: Set<EdgePlace>;
  /** Since when a location has not answered. */
  readonly #failingSince = new Map<EdgePlace, number>();
  /** Id of an announcement → when its first purge was confirmed, or this leader found it confirmed. */
  readonly #purgedOnce = new Map<number, number>();

  private constructor(ctx: Purging, places: readonly EdgePlace[], behind: readonly string[]) {
    this.#ctx = ctx;
    this.#places = places;
    this.#behind = new Set(places.filter((place) => behind.includes(placeName(place))));
  }

  static async open(ctx: Purging, places: readonly EdgePlace[]): Promise<EdgePurger> {
    return new EdgePurger(ctx, places, await listPlacesBehind(ctx.db));
  }

  /** Sends the purges that are due. `false` if there were none; throws if they have to be retried. */
  async purgeDue(): Promise<boolean> {
    const { db, now, metrics } = this.#ctx;
    const waiting = await listWaitingPurges(db, EDGE_PURGE_ROWS);
    const first = waiting.filter(({ isSecond }) => !isSecond);
    if (first.length > 0) {
      await this.#purge(first, (trx, ids) => confirmPurged(trx, ids, now()));
      for (const { id } of first) this.#purgedOnce.set(id, performance.now());
      metrics.edgePurges.inc({ outcome: 'confirmed' }, first.length);
      for (const { createdAt } of first)
        metrics.edgePurgeDelay.observe((now().getTime() - createdAt.getTime()) / 1_000);
    }
    const second = waiting.filter((row) => row.isSecond && this.#isSecondDue(row));
    if (second.length > 0) {
      await this.#purge(second, (trx, ids) => confirmPurgedAgain(trx, ids, now()));
      for (const { id } of second) this.#purgedOnce.delete(id);
    }
    return first.length + second.length > 0;
  }

  /** By our own clock: what another leader purged counts from when we found it. */
  #isSecondDue({ id }: WaitingPurge): boolean {
    const since = this.#purgedOnce.get(id) ?? performance.now();
    this.#purgedOnce.set(id, since);
    return performance.now() - since >= EDGE_SECOND_PURGE_MS;
  }

  async #purge(rows: readonly WaitingPurge[], confirm: (trx: Trx, ids: number[]) => Promise<void>): Promise<void> {
    const lost = await this.#send([...new Set(rows.flatMap((row) => row.tags))]);
    const ids = rows.map(({ id }) => id);
    await this.#ctx.db.transaction().execute(async (trx) => {
      await addPlacesBehind(trx, lost.map(placeName), this.#ctx.now());
      await confirm(trx, ids);
    });
    for (const place of lost) {
      this.#behind.add(place);
      this.#failingSince.delete(place);
      this.#ctx.log.error({ place: placeName(place) }, 'an edge does not answer purges and is skipped');
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
        } catch (err) {
          // Every two seconds while it is away: that it is skipped was logged as an error.
          this.#ctx.log.debug({ err, place: placeName(place) }, 'an edge cannot catch up yet');
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

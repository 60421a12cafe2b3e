import { diffSnapshot, type PlatformState } from '../../src/server/sync/availability/diff-snapshot.ts';
import type { SeenTitle } from '../../src/shared/domain/titles/seen-title.ts';

/** One platform in memory, updated by the rules alone as the tables are: for tests over many days at once. */
export function history() {
  const titles = new Map<number, SeenTitle>();
  const verdicts: string[] = [];
  const arrived: [id: number, day: string][] = [];
  const left: [id: number, day: string][] = [];
  let held: [id: number, day: string][] = [];
  let lookedOn: string | undefined;

  return {
    verdicts,
    look(day: string, ids: readonly number[]): string {
      const state: PlatformState = { lookedOn, titles: [...titles.values()] };
      const diff = diffSnapshot(state, new Set(ids), day);
      verdicts.push(diff.verdict);
      if (diff.verdict === 'held') return diff.verdict;
      lookedOn = day;
      for (const row of diff.rows) titles.set(row.titleId, row);
      arrived.push(...diff.arrived.map((id): [number, string] => [id, day]));
      held.push(...diff.removed.map(({ titleId, removedOn }): [number, string] => [titleId, removedOn]));
      held = held.filter(([id]) => !diff.returned.includes(id));
      left.push(...held.filter(([, since]) => since <= diff.leftUntil));
      held = held.filter(([, since]) => since > diff.leftUntil);
      return diff.verdict;
    },
    row: (id: number) => titles.get(id),
    rows: () => [...titles.values()],
    allArrivals: () => arrived,
    allDepartures: () => left,
    arrivals: (id: number) => arrived.filter(([titleId]) => titleId === id).map(([, day]) => day),
    leaving: (id: number) => held.filter(([titleId]) => titleId === id).map(([, day]) => day),
    departures: (id: number) => left.filter(([titleId]) => titleId === id).map(([, day]) => day),
  };
}

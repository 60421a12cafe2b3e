import type { DemoOfferKind, DemoOffers } from '../../demo/types.ts';
import type { Day, OfferMask, TitleKind } from './kinds.ts';
import { isCandidate, isFlapping, isOnContract, offerOf } from './offer-rules.ts';
import { recordBits } from './salts.ts';
import { ALL_OFFERS, OFFER_BITS, SERVICES, STREAMING_OFFERS, servicePosition } from './services.ts';
import { FLAG, NO_DAY, type TitleTable } from './tables.ts';
import type { Availability, AvailabilityEvent } from './world.ts';
import { type WrittenOffers, writtenMask } from './written/written-offers.ts';

export interface AvailabilityOptions {
  seed: number;
  table: (kind: TitleKind) => TitleTable;
  /** Explicit offers: of hand-made titles, and of films that a test patched. */
  findFixedOffers: (kind: TitleKind, id: number) => WrittenOffers | undefined;
  listFixedIds: (kind: TitleKind) => number[];
}

/** Number of cached (day, offers) bitsets; one takes 4 bytes per title. */
const KEPT_BITSETS = 6;

/** (title, service) pairs that are ever available, in parallel arrays. A tenth of the titles have any. */
interface Candidates {
  rows: Int32Array;
  positions: Uint8Array;
}

export interface OwnAvailability extends Availability {
  offersOn(kind: TitleKind, id: number, day: Day): DemoOffers;
  forgetBits(): void;
}

export function createAvailability(options: AvailabilityOptions): OwnAvailability {
  const { seed, table, findFixedOffers, listFixedIds } = options;
  const candidates = new Map<TitleKind, Candidates>();
  const bitsets = new Map<string, Uint32Array>();
  /** `day|service position` to the missing share; 1 is an outage. */
  const switches = new Map<string, number>();

  function listCandidates(kind: TitleKind): Candidates {
    const known = candidates.get(kind);
    if (known) return known;
    const found = findCandidates(seed, kind, table(kind));
    candidates.set(kind, found);
    return found;
  }

  function isOn(kind: TitleKind, row: number, position: number, day: Day): boolean {
    const titles = table(kind);
    const bits = recordBits(seed, kind, titles.id(row));
    return isOnContract(bits, position, day, titles.releaseDay[row] ?? NO_DAY);
  }

  function isHidden(kind: TitleKind, id: number, position: number, day: Day): boolean {
    const share = switches.get(`${day}|${position}`) ?? 0;
    return share > 0 && (share >= 1 || isFlapping(recordBits(seed, kind, id), position, day, share));
  }

  function offersOn(kind: TitleKind, id: number, day: Day): DemoOffers {
    const row = table(kind).findRow(id);
    const fixed = findFixedOffers(kind, id);
    const offers: DemoOffers = {};
    SERVICES.forEach((service, position) => {
      const mask = fixed ? fixedMask(fixed, kind, id, position, day) : generatedMask(kind, row, position, day);
      if (mask === 0 || isHidden(kind, id, position, day)) return;
      for (const [name, bit] of Object.entries(OFFER_BITS) as [DemoOfferKind, number][]) {
        if (mask & bit) offers[name] = [...(offers[name] ?? []), service.id];
      }
    });
    return offers;
  }

  function fixedMask(fixed: WrittenOffers, kind: TitleKind, id: number, position: number, day: Day): OfferMask {
    return writtenMask(fixed, recordBits(seed, kind, id), position, day);
  }

  function generatedMask(kind: TitleKind, row: number, position: number, day: Day): OfferMask {
    const titles = table(kind);
    if (row < 0 || (titles.flags[row] ?? 0) & (FLAG.adult | FLAG.video)) return 0;
    const bits = recordBits(seed, kind, titles.id(row));
    return isCandidate(bits, position) && isOn(kind, row, position, day) ? offerOf(bits, position) : 0;
  }

  function computeBits(kind: TitleKind, day: Day, offers: OfferMask): Uint32Array {
    const titles = table(kind);
    const result = new Uint32Array(titles.size);
    const { rows, positions } = listCandidates(kind);
    rows.forEach((row, index) => {
      const position = positions[index] ?? 0;
      const id = titles.id(row);
      if (!(offerOf(recordBits(seed, kind, id), position) & offers)) return;
      if (findFixedOffers(kind, id) || !isOn(kind, row, position, day)) return;
      if (titles.isLive(row) && !isHidden(kind, id, position, day)) result[row] = (result[row] ?? 0) | (1 << position);
    });
    for (const id of listFixedIds(kind)) {
      const fixed = findFixedOffers(kind, id);
      const row = titles.findRow(id);
      if (!fixed || row < 0) continue;
      SERVICES.forEach((_, position) => {
        const isOffered = fixedMask(fixed, kind, id, position, day) & offers && !isHidden(kind, id, position, day);
        if (isOffered) result[row] = (result[row] ?? 0) | (1 << position);
      });
    }
    return result;
  }

  return {
    offersOn,
    servicesOn: (kind, id, day) => [...new Set(Object.values(offersOn(kind, id, day)).flat())],
    bitsOn(kind, day, offers = ALL_OFFERS) {
      const key = `${kind}|${day}|${offers}`;
      const known = bitsets.get(key);
      if (known) return known;

      const computed = computeBits(kind, day, offers);
      bitsets.set(key, computed);
      const [oldest] = bitsets.keys();
      if (bitsets.size > KEPT_BITSETS && oldest !== undefined) bitsets.delete(oldest);
      return computed;
    },
    setOutage(day, serviceId) {
      switches.set(`${day}|${servicePosition(serviceId)}`, 1);
      bitsets.clear();
    },
    setFlap(day, serviceId, share = 0.1) {
      switches.set(`${day}|${servicePosition(serviceId)}`, share);
      bitsets.clear();
    },
    clearSwitches() {
      switches.clear();
      bitsets.clear();
    },
    forgetBits: () => bitsets.clear(),
    groundTruth(serviceId, kind, fromDay, toDay) {
      const position = servicePosition(serviceId);
      const titles = table(kind);
      const { rows, positions } = listCandidates(kind);
      const events: AvailabilityEvent[] = [];
      rows.forEach((row, index) => {
        const id = titles.id(row);
        if (positions[index] !== position || findFixedOffers(kind, id)) return;
        if (!(offerOf(recordBits(seed, kind, id), position) & STREAMING_OFFERS)) return;
        events.push(
          ...changesIn(id, fromDay, toDay, (day) => titles.existsOn(row, day) && isOn(kind, row, position, day)),
        );
      });
      for (const id of listFixedIds(kind)) {
        const fixed = findFixedOffers(kind, id);
        if (!fixed) continue;
        const isShown = (day: Day) => (fixedMask(fixed, kind, id, position, day) & STREAMING_OFFERS) !== 0;
        events.push(...changesIn(id, fromDay, toDay, isShown));
      }
      return events.toSorted((one, other) => one.day - other.day || one.id - other.id);
    },
  };
}

/** The days on which availability differs from the day before. */
function changesIn(id: number, fromDay: Day, toDay: Day, isShown: (day: Day) => boolean): AvailabilityEvent[] {
  const events: AvailabilityEvent[] = [];
  let before = isShown(fromDay - 1);
  for (let day = fromDay; day <= toDay; day += 1) {
    const now = isShown(day);
    if (now !== before) events.push({ id, day, event: now ? 'arrival' : 'removal' });
    before = now;
  }
  return events;
}

function findCandidates(seed: number, kind: TitleKind, titles: TitleTable): Candidates {
  const rows: number[] = [];
  const positions: number[] = [];
  for (let row = 0; row < titles.size; row += 1) {
    const flags = titles.flags[row] ?? 0;
    // Adult titles and compilations are in no list, so no service may have them either.
    if (!(flags & FLAG.exists) || flags & (FLAG.adult | FLAG.video)) continue;
    const bits = recordBits(seed, kind, titles.id(row));
    for (let position = 0; position < SERVICES.length; position += 1) {
      if (!isCandidate(bits, position)) continue;
      rows.push(row);
      positions.push(position);
    }
  }
  return { rows: Int32Array.from(rows), positions: Uint8Array.from(positions) };
}

import { mix } from '../bits.ts';
import { existenceOf } from '../existence.ts';
import type { TitleKind } from '../kinds.ts';
import { countStars, countTrade, idInTrade, positionInTrade, type Trade, tradeOf } from '../people/person-facts.ts';
import { recordBits, SALT } from '../salts.ts';
import { isTail } from '../titles/fill-title.ts';
import { createLayers, type Layers } from './layers.ts';
import { castCountOf, crewCountOf, isDirectorAgain, JOBS, MAX_CAST } from './slots.ts';

/** A place in a title's credits and its person. `place` is the order in the cast, or the index in JOBS. */
export interface Credit {
  personId: number;
  trade: Trade;
  place: number;
}

export interface CreditedTitle {
  kind: TitleKind;
  id: number;
  /** Credits of all people, as in `listCredits`. */
  credits: Credit[];
}

export interface CreditBook {
  /** Cast first, then crew; the same person may fill several crew places. */
  listCredits(kind: TitleKind, id: number): Credit[];
  /** Every title whose `listCredits` names the person: films, then series, by id. */
  listTitles(personId: number): CreditedTitle[];
}

export interface CreditBookOptions {
  seed: number;
  /** Highest generated id per kind. */
  last: Record<TitleKind, number>;
  lastPerson: number;
  /** Real people get no invented work. */
  isHandMade: (personId: number) => boolean;
  isGenerated: (kind: TitleKind, id: number) => boolean;
}

const KINDS: readonly TitleKind[] = ['movie', 'tv'];
const TRADE_SALT: Record<Trade, number> = { actor: 1, crew: 2 };
const KIND_SALT: Record<TitleKind, number> = { movie: 10, tv: 20 };

/** Stars get the leading places of popular titles. */
const STAR_PLACES: Record<Trade, number> = { actor: 4, crew: 1 };

/** Stars and all people have different permutations: the layers of stars start here. */
const STAR_LAYERS = 1000;

/** Whether the title has the place of that layer; most do not, and this is cheaper than finding the person. */
function hasPlace(kind: TitleKind, trade: Trade, index: number, bits: number): boolean {
  if (index >= STAR_LAYERS) return !isTail(bits);
  return index < (trade === 'crew' ? crewCountOf(bits) : castCountOf(kind, bits));
}

export function createCreditBook(options: CreditBookOptions): CreditBook {
  const { seed, last, lastPerson, isHandMade, isGenerated } = options;
  const layersFor = (kind: TitleKind, trade: Trade) =>
    createLayers(mix(mix(seed, SALT.credits), KIND_SALT[kind] + TRADE_SALT[trade]), last[kind]);
  const layers: Record<TitleKind, Record<Trade, Layers>> = {
    movie: { actor: layersFor('movie', 'actor'), crew: layersFor('movie', 'crew') },
    tv: { actor: layersFor('tv', 'actor'), crew: layersFor('tv', 'crew') },
  };
  const layersOf = (kind: TitleKind, trade: Trade) => layers[kind][trade];
  /** The first person of a layer, shifted per layer so that the layers together reach all people. */
  const startOf = (trade: Trade, index: number, pool: number) =>
    mix(mix(seed, SALT.credits + TRADE_SALT[trade]), index) % pool;

  function personAt(kind: TitleKind, id: number, bits: number, trade: Trade, place: number): number | undefined {
    const isStarPlace = place < STAR_PLACES[trade] && !isTail(bits);
    const pool = isStarPlace ? countStars(trade, lastPerson) : countTrade(trade, lastPerson);
    if (pool === 0) return undefined;
    const index = isStarPlace ? STAR_LAYERS + place : place;
    const number = layersOf(kind, trade).at(index).forward(id);
    const personId = idInTrade(trade, (number + startOf(trade, index, pool)) % pool);
    const exists = existenceOf(recordBits(seed, 'person', personId)) === 'whole';
    return exists && !isHandMade(personId) ? personId : undefined;
  }

  function listCredits(kind: TitleKind, id: number): Credit[] {
    if (!isGenerated(kind, id)) return [];
    const bits = recordBits(seed, kind, id);
    const credits: Credit[] = [];
    const seen = new Set<number>();
    const castCount = castCountOf(kind, bits);
    for (let place = 0; place < castCount; place += 1) {
      const personId = personAt(kind, id, bits, 'actor', place);
      if (personId === undefined || seen.has(personId)) continue;
      seen.add(personId);
      credits.push({ personId, trade: 'actor', place });
    }
    const crewCount = crewCountOf(bits);
    for (let place = 0; place < crewCount; place += 1) {
      const personId = personAt(kind, id, bits, 'crew', isDirectorAgain(bits, place) ? 0 : place);
      if (personId !== undefined) credits.push({ personId, trade: 'crew', place });
    }
    return credits;
  }

  /** Titles that may name the person: every layer inverted. `listCredits` makes the final decision. */
  function listCandidates(kind: TitleKind, personId: number): Set<number> {
    const trade = tradeOf(personId);
    const position = positionInTrade(personId);
    const lastId = last[kind];
    const set = layersOf(kind, trade);
    const candidates = new Set<number>();

    function walk(index: number, pool: number): void {
      const layer = set.at(index);
      const start = startOf(trade, index, pool);
      for (
        let number = position < start ? position - start + pool : position - start;
        number < set.prime;
        number += pool
      ) {
        const id = layer.backward(number);
        if (id >= 1 && id <= lastId && hasPlace(kind, trade, index, recordBits(seed, kind, id))) candidates.add(id);
      }
    }

    const places = trade === 'actor' ? MAX_CAST : JOBS.length;
    const everybody = countTrade(trade, lastPerson);
    for (let place = 0; place < places; place += 1) walk(place, everybody);

    const stars = countStars(trade, lastPerson);
    const starPlaces = position < stars ? STAR_PLACES[trade] : 0;
    for (let place = 0; place < starPlaces; place += 1) walk(STAR_LAYERS + place, stars);
    return candidates;
  }

  return {
    listCredits,
    listTitles(personId) {
      if (personId < 1 || personId > lastPerson || isHandMade(personId)) return [];
      return KINDS.flatMap((kind) =>
        [...listCandidates(kind, personId)]
          .toSorted((one, other) => one - other)
          .map((id) => ({ kind, id, credits: listCredits(kind, id) }))
          .filter(({ credits }) => credits.some((credit) => credit.personId === personId)),
      );
    },
  };
}

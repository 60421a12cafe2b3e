/**
 * Which service to subscribe to in which month, one at a time: every title on one of its services, the least total price, then the
 * fewest months. A service that has any title takes `max(1, ceil(its minutes / minutes of a month))` months.
 *
 * Branch and bound: over the sets of services that are subscribed to at all, the cheapest bound first; within a set over the titles,
 * those with the fewest services and the longest first. `boundOf` says what is left at least. Exact unless `STEPS` are used up.
 */
export interface TitleToPlace {
  /** 0 if not known: it needs a service, and no time. */
  minutes: number;
  /** Positions of services that have it; at least one. */
  services: readonly number[];
}

export interface RotationProblem {
  titles: readonly TitleToPlace[];
  /** Centavos a month of each service; 0 for one that is paid already. */
  prices: readonly number[];
  minutesPerMonth: number;
}

export interface CheapestRotation {
  cents: number;
  months: number;
  /** The service of each title. */
  services: readonly number[];
  /** False if the search was cut: then a cheaper rotation may exist. */
  isExact: boolean;
  /** Titles placed on trial. */
  steps: number;
}

/** Titles placed on trial at most. 250,000 took up to 182 ms of CPU for 30 titles on 12 services; 200 ms are allowed. */
export const STEPS = 150_000;

/** Titles placed between two pauses: some 10 ms. */
export const STEPS_WITHOUT_PAUSE = 10_000;

/** Without a pause: for tests and measurements. */
export function planRotation(problem: RotationProblem): CheapestRotation {
  const search = searchRotation(problem);
  for (;;) {
    const found = search.next();
    if (found.done) return found.value;
  }
}

/** Yields where the caller may let other work run. The answer does not depend on that. */
export function* searchRotation({
  titles,
  prices,
  minutesPerMonth,
}: RotationProblem): Generator<void, CheapestRotation> {
  const order = [...titles.keys()].sort(
    (one, other) =>
      (titles[one]?.services.length ?? 0) - (titles[other]?.services.length ?? 0) ||
      (titles[other]?.minutes ?? 0) - (titles[one]?.minutes ?? 0) ||
      one - other,
  );
  const minutes = order.map((title) => titles[title]?.minutes ?? 0);
  const masks = order.map((title) => maskOf(titles[title]?.services ?? []));
  // Services by price, the dearest first: `boundOf` adds up prices step by step.
  const ranked = [...prices.keys()].sort((one, other) => (prices[other] ?? 0) - (prices[one] ?? 0) || one - other);
  const search = new Search(minutes, masks, ranked, prices, minutesPerMonth);

  const { usable, isWhole } = chooseServices(masks, ranked);
  const covers = listCovers(masks, usable);
  yield;
  const sets = covers
    .map((set) => ({ set, ...search.open(set) }))
    .sort((one, other) => one.cents - other.cents || one.months - other.months || one.set - other.set);
  yield;
  let pauseAt = STEPS_WITHOUT_PAUSE;
  for (const { set, cents, months } of sets) {
    if (!search.isBetter(cents, months) || search.steps >= STEPS) break;
    search.start(set);
    while (search.advance(Math.min(pauseAt, STEPS)) && search.steps < STEPS) {
      yield;
      pauseAt += STEPS_WITHOUT_PAUSE;
    }
  }
  const isExact = isWhole && search.steps < STEPS;
  const services: number[] = [];
  search.best.forEach((service, place) => {
    services[order[place] ?? 0] = service;
  });
  return { ...countMonths({ titles, prices, minutesPerMonth }, services), services, isExact, steps: search.steps };
}

/** Counted anew: a search that was cut may have opened a service that no title went to. */
function countMonths({ titles, prices, minutesPerMonth }: RotationProblem, services: readonly number[]) {
  let [cents, months] = [0, 0];
  for (const service of new Set(services)) {
    const minutes = titles.reduce((sum, title, place) => sum + (services[place] === service ? title.minutes : 0), 0);
    const taken = Math.max(1, Math.ceil(minutes / minutesPerMonth));
    months += taken;
    cents += taken * (prices[service] ?? 0);
  }
  return { cents, months };
}

/** The most services whose sets are all looked at. */
const SERVICES = 12;

/**
 * Without a service if one that is not dearer has all of its titles: they fit there in as many months or fewer. Of more than twelve
 * the dearest that can be spared are left out, and the answer is not exact.
 */
function chooseServices(masks: readonly number[], ranked: readonly number[]): { usable: number; isWhole: boolean } {
  const titlesOf = (service: number) => masks.flatMap((mask, title) => ((mask >> service) & 1 ? title : []));
  const kept = ranked.filter((service, place) => {
    const titles = titlesOf(service);
    const isWithin = (other: number) => titles.every((title) => ((masks[title] ?? 0) >> other) & 1);
    return titles.length > 0 && !ranked.slice(place + 1).some(isWithin);
  });
  const isWhole = kept.length <= SERVICES;
  for (const service of [...kept]) {
    if (kept.length <= SERVICES) break;
    const others = maskOf(kept.filter((other) => other !== service));
    if (masks.every((mask) => mask & others)) kept.splice(kept.indexOf(service), 1);
  }
  return { usable: maskOf(kept), isWhole };
}

/** Sets of services with every title in at least one of them, as bits. */
function listCovers(masks: readonly number[], usable: number): number[] {
  const covers: number[] = [];
  // Every subset of `usable`, from the whole down to none.
  for (let set = usable; ; set = (set - 1) & usable) {
    if (masks.every((mask) => mask & set)) covers.push(set);
    if (set === 0) return covers;
  }
}

function maskOf(services: readonly number[]): number {
  return services.reduce((mask, service) => mask | (1 << service), 0);
}

class Search {
  cents = Number.POSITIVE_INFINITY;
  months = Number.POSITIVE_INFINITY;
  best: readonly number[] = [];
  steps = 0;
  readonly #minutes: readonly number[];
  readonly #masks: readonly number[];
  readonly #ranked: readonly number[];
  readonly #prices: readonly number[];
  readonly #perMonth: number;
  /** Of the services in the set that is searched: months taken, and minutes of them that are not used yet. */
  readonly #taken: number[];
  readonly #free: number[];
  readonly #chosen: number[];
  /** Of each title down to the deepest one entered: its services to try, how many are tried, months the last one added. */
  readonly #options: number[][];
  readonly #tried: number[];
  readonly #added: number[];
  #depth = -1;
  /** Minutes of titles not placed yet whose services are all among the k dearest, for each k. */
  readonly #waiting: number[];
  /** For each title of the searched set: after how many of the dearest services it has all of its own. */
  #ranks: number[] = [];
  #set = 0;

  constructor(
    minutes: readonly number[],
    masks: readonly number[],
    ranked: readonly number[],
    prices: readonly number[],
    perMonth: number,
  ) {
    this.#minutes = minutes;
    this.#masks = masks;
    this.#ranked = ranked;
    this.#prices = prices;
    this.#perMonth = perMonth;
    this.#taken = prices.map(() => 0);
    this.#free = prices.map(() => 0);
    this.#chosen = minutes.map(() => 0);
    this.#options = minutes.map(() => []);
    this.#tried = minutes.map(() => 0);
    this.#added = minutes.map(() => 0);
    this.#waiting = ranked.map(() => 0);
  }

  isBetter(cents: number, months: number): boolean {
    return cents < this.cents || (cents === this.cents && months < this.months);
  }

  /** Starts a set with one month of each of its services; what it costs at least. */
  open(set: number): { cents: number; months: number } {
    this.#set = set;
    for (const service of this.#ranked) {
      const isIn = (set >> service) & 1;
      this.#taken[service] = isIn;
      this.#free[service] = isIn ? this.#perMonth : 0;
    }
    this.#waiting.fill(0);
    this.#ranks = this.#masks.map((mask) => {
      let rank = this.#ranked.length - 1;
      while (!(((mask & set) >> (this.#ranked[rank] ?? 0)) & 1)) rank -= 1;
      return rank;
    });
    this.#ranks.forEach((rank, title) => {
      this.#waiting[rank] = (this.#waiting[rank] ?? 0) + (this.#minutes[title] ?? 0);
    });
    return this.#boundOf();
  }

  start(set: number): void {
    this.open(set);
    this.#depth = -1;
    this.#enter(0);
  }

  /** Tries until there were so many steps in all; false once every way is tried. */
  advance(steps: number): boolean {
    while (this.#depth >= 0) {
      if (this.steps >= steps) return true;
      const title = this.#depth;
      const tried = this.#tried[title] ?? 0;
      const options = this.#options[title] ?? [];
      if (tried > 0) this.#takeBack(title, options[tried - 1] ?? 0);
      const service = options[tried];
      if (service === undefined) {
        const rank = this.#ranks[title] ?? 0;
        this.#waiting[rank] = (this.#waiting[rank] ?? 0) + (this.#minutes[title] ?? 0);
        this.#depth -= 1;
        continue;
      }
      this.#tried[title] = tried + 1;
      this.#put(title, service);
      this.#enter(title + 1);
    }
    return false;
  }

  /** Goes down to a title if its placement can lead to something better. */
  #enter(title: number): void {
    const { cents, months } = this.#boundOf();
    if (!this.isBetter(cents, months)) return;
    if (title === this.#minutes.length) {
      this.cents = cents;
      this.months = months;
      this.best = [...this.#chosen];
      return;
    }
    const minutes = this.#minutes[title] ?? 0;
    const rank = this.#ranks[title] ?? 0;
    this.#waiting[rank] = (this.#waiting[rank] ?? 0) - minutes;
    this.#options[title] = this.#listChoices(title, minutes);
    this.#tried[title] = 0;
    this.#depth = title;
  }

  #put(title: number, service: number): void {
    this.steps += 1;
    const minutes = this.#minutes[title] ?? 0;
    const free = this.#free[service] ?? 0;
    const more = Math.max(0, Math.ceil((minutes - free) / this.#perMonth));
    this.#added[title] = more;
    this.#taken[service] = (this.#taken[service] ?? 0) + more;
    this.#free[service] = free + more * this.#perMonth - minutes;
    this.#chosen[title] = service;
  }

  #takeBack(title: number, service: number): void {
    const more = this.#added[title] ?? 0;
    this.#taken[service] = (this.#taken[service] ?? 0) - more;
    this.#free[service] = (this.#free[service] ?? 0) - more * this.#perMonth + (this.#minutes[title] ?? 0);
  }

  /** The cheapest first, then the tightest. Of titles that are alike, a later one does not go before an earlier one. */
  #listChoices(title: number, minutes: number): number[] {
    const mask = (this.#masks[title] ?? 0) & this.#set;
    const isTwin = title > 0 && this.#masks[title - 1] === this.#masks[title] && this.#minutes[title - 1] === minutes;
    const from = isTwin ? (this.#chosen[title - 1] ?? 0) : 0;
    const costOf = (service: number) => {
      const more = Math.max(0, Math.ceil((minutes - (this.#free[service] ?? 0)) / this.#perMonth));
      return more * (this.#prices[service] ?? 0);
    };
    return this.#ranked
      .filter((service) => (mask >> service) & 1 && service >= from)
      .sort((one, other) => costOf(one) - costOf(other) || (this.#free[one] ?? 0) - (this.#free[other] ?? 0));
  }

  /**
   * What the months taken cost, and those that are missing at least: the titles that only the k dearest services have need so many
   * months among these, at the price of the k-th or more. Summed over the steps from one price to the next, no month counts twice.
   */
  #boundOf(): { cents: number; months: number } {
    let [cents, taken, free, waiting, months] = [0, 0, 0, 0, 0];
    for (let rank = 0; rank < this.#ranked.length; rank += 1) {
      const service = this.#ranked[rank] ?? 0;
      taken += this.#taken[service] ?? 0;
      free += this.#free[service] ?? 0;
      waiting += this.#waiting[rank] ?? 0;
      const next = this.#prices[this.#ranked[rank + 1] ?? -1] ?? 0;
      months = taken + Math.max(0, Math.ceil((waiting - free) / this.#perMonth));
      cents += months * ((this.#prices[service] ?? 0) - next);
    }
    return { cents, months };
  }
}

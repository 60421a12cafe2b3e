import type { RotationProblem } from '../src/shared/domain/rotation/plan-rotation.ts';

/** A deterministic sequence: mulberry32. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export function makeProblem(random: (below: number) => number, titles: number, services: number): RotationProblem {
  const longest = [130, 600, 2_500, 6_000][random(4)] ?? 130;
  return {
    prices: Array.from({ length: services }, () => (random(6) === 0 ? 0 : 990 + random(60) * 100)),
    minutesPerMonth: (3 + random(30)) * 60,
    titles: Array.from({ length: titles }, () => {
      const all = Array.from({ length: services }, (_, service) => service);
      const wanted = 1 + random(Math.min(4, services));
      const picked = new Set(Array.from({ length: wanted }, () => all[random(services)] ?? 0));
      return { minutes: random(12) === 0 ? 0 : 20 + random(longest), services: [...picked] };
    }),
  };
}

/** Every title on half of the services, at prices that hardly differ, and lengths that hardly fit. */
function makeTightProblem(random: (below: number) => number): RotationProblem {
  return {
    prices: Array.from({ length: 12 }, () => 2_000 + random(20) * 10),
    minutesPerMonth: 780,
    titles: Array.from({ length: 30 }, () => ({
      minutes: 250 + random(20),
      services: [...Array.from({ length: 12 }).keys()].filter(() => random(2) === 0).concat(random(12)),
    })),
  };
}

/** 200 questions of 30 titles on 12 services; every nth is tight. */
export function listWorstProblems(tightEvery: number): RotationProblem[] {
  const random = createRandom(3_012);
  return Array.from({ length: 200 }, (_, round) =>
    round % tightEvery === 0 ? makeTightProblem(random) : makeProblem(random, 30, 12),
  );
}

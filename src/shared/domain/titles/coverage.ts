import { findSmallestCover } from './smallest-cover.ts';

/** How a part can be watched; `ads` is a service with ads of which we do not know that it is free. Best first. */
export const PART_ACCESSES = ['free', 'subscription', 'ads', 'rent', 'buy'] as const;
export type PartAccess = (typeof PART_ACCESSES)[number];

/** An offer of one part; platforms are equal if their keys are. */
export interface PartOffer {
  platform: string;
  /** Our order of platforms. */
  order: number;
  access: PartAccess;
}

/** Parts are positions in the collection. */
export interface PlatformParts {
  /** With its subscription. */
  included: number[];
  free: number[];
}

export interface Coverage {
  /** That have a part by subscription or free: most parts first, then our order. */
  platforms: (PlatformParts & { platform: string })[];
  /** Fewest subscriptions for all parts that need one, as positions in `platforms`. */
  smallest: number[];
  /** Of each part, its best; null if nothing offers it. */
  accesses: (PartAccess | null)[];
}

export function measureCoverage(parts: readonly (readonly PartOffer[])[]): Coverage {
  const byPlatform = new Map<string, PlatformParts & { platform: string; order: number }>();
  for (const [part, offers] of parts.entries()) {
    for (const { platform, order, access } of offers) {
      if (access !== 'free' && access !== 'subscription') continue;
      const known = byPlatform.get(platform) ?? { platform, order, included: [], free: [] };
      byPlatform.set(platform, { ...known, order: Math.min(order, known.order) });
      const has = byPlatform.get(platform)?.[access === 'free' ? 'free' : 'included'];
      if (has?.at(-1) !== part) has?.push(part);
    }
  }
  const platforms = [...byPlatform.values()]
    .sort(
      (one, other) =>
        countParts(other) - countParts(one) || one.order - other.order || (one.platform < other.platform ? -1 : 1),
    )
    .map(({ order: _, ...platform }) => platform);
  const accesses = parts.map(
    (offers) => PART_ACCESSES.find((access) => offers.some((offer) => offer.access === access)) ?? null,
  );
  return { platforms, smallest: findSubscriptions(platforms), accesses };
}

/** A part may be there both ways. */
export function listParts({ included, free }: PlatformParts): number[] {
  return [...new Set([...included, ...free])].sort((one, other) => one - other);
}

export const countParts = (platform: PlatformParts): number => listParts(platform).length;

/** Fewest subscriptions for every part that a subscription has and no platform has free; own ones are paid for already. */
export function findSubscriptions(
  platforms: readonly PlatformParts[],
  isOwn?: (platform: number) => boolean,
): number[] {
  const free = new Set(platforms.flatMap((platform) => platform.free));
  return findSmallestCover(
    platforms.map(({ included }) => included.filter((part) => !free.has(part))),
    isOwn,
  );
}

export interface CoverageStep {
  /** Position in `platforms`. */
  platform: number;
  /** Parts that can be watched with it and those before, free ones included. */
  count: number;
}

/** The chosen subscriptions, each the one that adds most to those before it. */
export function toCoverageSteps(platforms: readonly PlatformParts[], chosen: readonly number[]): CoverageStep[] {
  const seen = new Set(platforms.flatMap((platform) => platform.free));
  const gainOf = (platform: number) => platforms[platform]?.included.filter((part) => !seen.has(part)).length ?? 0;
  const steps: CoverageStep[] = [];
  let left = chosen;
  while (left.length > 0) {
    const platform = left.reduce((one, other) => (gainOf(other) > gainOf(one) ? other : one));
    for (const part of platforms[platform]?.included ?? []) seen.add(part);
    steps.push({ platform, count: seen.size });
    left = left.filter((each) => each !== platform);
  }
  return steps;
}

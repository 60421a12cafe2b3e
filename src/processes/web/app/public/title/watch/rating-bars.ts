import { RATING_SCALE } from '#shared/domain/limits.ts';

export type BarLight = 'on' | 'half' | 'off';

const RATING_BARS = 5;
const POINTS_PER_BAR = RATING_SCALE.best / RATING_BARS;

/** A rating as five bars of two points each: a bar is on from three quarters of its points, half from one quarter. */
export function toRatingBars(average: number | null): BarLight[] {
  return Array.from({ length: RATING_BARS }, (_, bar) => {
    const share = (average ?? 0) / POINTS_PER_BAR - bar;
    if (share >= 0.75) return 'on';
    return share >= 0.25 ? 'half' : 'off';
  });
}

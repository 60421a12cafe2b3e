/** Values that filters of titles accept: steps, because every step has its own count. */

/** Up to this age; 0 is for everyone. */
export const AGE_STEPS = [0, 6, 10, 12, 14, 16, 18] as const;
/** Up to this many minutes. */
export const MINUTE_STEPS = [30, 60, 90, 110, 130, 150, 180] as const;
/** From this rating on. */
export const RATING_STEPS = [5, 6, 7, 8, 9] as const;

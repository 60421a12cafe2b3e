/**
 * Changes whenever a projection gives other rows for the same sources: a test computes it, `node tools/projection-version.ts` writes
 * it. The next sync of a title, or `cli reproject`, then writes rows of an older version again.
 */
export const PROJECTION_VERSION = '43ecec3a4667';

/**
 * A checker that reads no file always passes, so it must have read every file on disk, and at least this many.
 * The minimum is about half of the first release; raise it as the tree grows.
 */
const LEAST_MODULES = 150;

/** Reasons why the result cannot be trusted; empty if it can. */
export function findGaps(onDisk: readonly string[], modules: readonly string[], dependencies: number): string[] {
  const read = new Set(modules);
  const unread = onDisk.filter((file) => !read.has(file));
  const ours = onDisk.length - unread.length;
  const gaps = unread.map((file) => `${file} was not read`);
  if (ours < LEAST_MODULES) gaps.push(`only ${ours} modules read, expected at least ${LEAST_MODULES}`);
  if (dependencies < ours) gaps.push(`only ${dependencies} dependencies seen: imports are not being followed`);
  return gaps;
}

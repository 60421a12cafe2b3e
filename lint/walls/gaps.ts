/**
 * A checker that reads nothing is green for ever, so it has to have read every file there is, and not a handful.
 * The floor is about half of the first release; raise it as the tree grows.
 */
const LEAST_MODULES = 150;

/** Why a reading of the tree cannot be believed; empty when it can. */
export function findGaps(onDisk: readonly string[], modules: readonly string[], dependencies: number): string[] {
  const read = new Set(modules);
  const unread = onDisk.filter((file) => !read.has(file));
  const ours = onDisk.length - unread.length;
  const gaps = unread.map((file) => `${file} was not read`);
  if (ours < LEAST_MODULES) gaps.push(`only ${ours} modules read, expected at least ${LEAST_MODULES}`);
  if (dependencies < ours) gaps.push(`only ${dependencies} dependencies seen: imports are not being followed`);
  return gaps;
}

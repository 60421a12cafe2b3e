import { FUNCTION_BODY_DEPTH, FUNCTION_BODY_KEYS } from '#shared/domain/limits.ts';

/** Whether a body has more levels or members than any valid call; checked before anything else walks through it. */
export function isTooDeep(body: unknown): boolean {
  let members = 0;
  const walk = (value: unknown, depth: number): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    if (depth > FUNCTION_BODY_DEPTH) return true;
    for (const member of Object.values(value)) {
      members += 1;
      if (members > FUNCTION_BODY_KEYS || walk(member, depth + 1)) return true;
    }
    return false;
  };
  return walk(body, 1);
}

/** Names used by a title must be in the register; an unknown name is probably misspelt. */
export function registered<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`“${name}” is in no register of the demo: node tools/demo-register.ts`);
  return found;
}

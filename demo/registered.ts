/** What a title names must be in its register; a name nobody wrote down before is likely a misspelt one. */
export function registered<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`“${name}” is in no register of the demo: node tools/demo-register.ts`);
  return found;
}

/** PostgreSQL's integer: a larger number can be no id, no version and no place. */
export const LARGEST_ID = 2_147_483_647;

export function isId(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= LARGEST_ID;
}

/** The id, version or page that a form or an address names; `undefined` for anything else. */
export function parseId(text: string | null | undefined): number | undefined {
  if (!/^\d{1,10}$/.test(text ?? '')) return undefined;
  const id = Number(text);
  return isId(id) ? id : undefined;
}

/** What could not be stored on the server waits in this browser, by field, with the version it was written over. */
export interface KeptDraft {
  at: number;
  fields: Readonly<Record<string, { value: unknown; version: number }>>;
}

/** Of one person: a browser may be shared. */
export function keyOfDraft(memberId: string, entity: string, id: number): string {
  return `redacao:rascunho:${memberId}:${entity}:${id}`;
}

export function readKeptDraft(key: string): KeptDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as KeptDraft | null;
    return kept && typeof kept.at === 'number' && Object.keys(kept.fields).length > 0 ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** A browser without storage, or with none left, keeps nothing; the page still holds the text. */
export function keepDraft(key: string, fields: KeptDraft['fields'], at: number): void {
  try {
    if (Object.keys(fields).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ at, fields } satisfies KeptDraft));
  } catch {
    // Nothing to be done about it.
  }
}

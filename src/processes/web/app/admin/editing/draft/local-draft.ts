import { isSameValue } from '#shared/admin/domain/editing/same-value.ts';
import type { DraftState } from './draft-state.ts';

/** Text that could not be saved on the server, stored in this browser by field with its base version. */
export interface LocalDraft {
  at: number;
  fields: Readonly<Record<string, { value: unknown; version: number }>>;
}

/** One key per member: several may share a browser. */
export function keyOfDraft(memberId: string, entity: string, id: number): string {
  return `redacao:rascunho:${memberId}:${entity}:${id}`;
}

export function readLocalDraft(key: string): LocalDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as LocalDraft | null;
    return kept && typeof kept.at === 'number' && Object.keys(kept.fields).length > 0 ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The stored texts that differ from the fields on the screen; a field this screen does not have is not offered. */
export function findOffered(stored: LocalDraft | undefined, fields: DraftState['fields']): LocalDraft | undefined {
  const newer = Object.entries(stored?.fields ?? {}).filter(([field, { value }]) => {
    const shown = fields[field];
    return shown && !isSameValue(shown.value, value);
  });
  return stored && newer.length > 0 ? { at: stored.at, fields: Object.fromEntries(newer) } : undefined;
}

/** Without storage, or with none left, nothing is stored; the page still has the text. */
export function saveLocalDraft(key: string, fields: LocalDraft['fields'], at: number): void {
  try {
    if (Object.keys(fields).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ at, fields } satisfies LocalDraft));
  } catch {
    // Storage is unavailable or full.
  }
}

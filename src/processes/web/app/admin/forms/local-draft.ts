import { isSameValue } from '#shared/admin/domain/editing/same-value.ts';

/** Text that the server does not have, stored in this browser by field; a field of a draft has the version it is based on. */
export interface LocalDraft {
  at: number;
  fields: Readonly<Record<string, LocalField>>;
}

export interface LocalField {
  value: unknown;
  version?: number;
}

/** One key per member: several may share a browser. */
export function keyOfDraft(memberId: string, entity: string, id: number): string {
  return `redacao:rascunho:${memberId}:${entity}:${id}`;
}

/** `identity` says which form of the page it is, and what it is about. */
export function keyOfForm(memberId: string, path: string, identity: readonly string[]): string {
  return `redacao:formulario:${memberId}:${path}:${identity.join(':')}`;
}

export function readLocalDraft(key: string): LocalDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as LocalDraft | null;
    return kept && typeof kept.at === 'number' && Object.keys(kept.fields).length > 0 ? kept : undefined;
  } catch {
    return undefined;
  }
}

type FindShown = (field: string) => { value: unknown } | undefined;

/** The stored texts that differ from the fields on the screen; a field this screen does not have is not offered. */
export function findOffered(stored: LocalDraft | undefined, findShown: FindShown): LocalDraft | undefined {
  return pick(stored, (field, { value }) => {
    const shown = findShown(field);
    return shown !== undefined && !isSameValue(shown.value, value);
  });
}

/** The stored texts of fields that another screen has: they stay stored for it. */
export function findElsewhere(stored: LocalDraft | undefined, findShown: FindShown): LocalDraft['fields'] {
  return pick(stored, (field) => findShown(field) === undefined)?.fields ?? {};
}

function pick(
  stored: LocalDraft | undefined,
  isWanted: (field: string, held: LocalField) => boolean,
): LocalDraft | undefined {
  const wanted = Object.entries(stored?.fields ?? {}).filter(([field, held]) => isWanted(field, held));
  return stored && wanted.length > 0 ? { at: stored.at, fields: Object.fromEntries(wanted) } : undefined;
}

/** False without storage, or with none left: then only the page has the text. */
export function saveLocalDraft(key: string, fields: LocalDraft['fields'], at: number): boolean {
  try {
    if (Object.keys(fields).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ at, fields } satisfies LocalDraft));
    return true;
  } catch {
    return false;
  }
}

import type { Clash, EditedField } from '#shared/admin/domain/editing/edited-subject.ts';
import type { FieldErrors } from '#shared/admin/domain/editing/field-failure.ts';
import { isSameValue } from '#shared/admin/domain/editing/same-value.ts';
import type { EditOutcome } from '../edit-outcome.ts';

/** One field's state in the browser. */
export interface FieldState {
  /** The control's value. */
  value: unknown;
  /** The version it is based on, sent with a save (optimistic lock). */
  version: number;
  /** Not saved yet. */
  isDirty: boolean;
  /** The server has a draft of this field, by any editor. */
  hasDraft: boolean;
  /** Its control is open although no editor has written a value. */
  isOpen: boolean;
  /** Incremented when the value did not come from the control, to remount it. */
  mount: number;
  /** The value of the save in progress. */
  sent: { value: unknown } | undefined;
  clash: Clash | undefined;
  problem: string | undefined;
}

export interface DraftState {
  fields: Readonly<Record<string, FieldState>>;
  isAway: boolean;
  /** The server's reason, if it gave one. */
  problem: string | undefined;
  savedAt: Date | undefined;
}

export type DraftEvent =
  | { type: 'loaded'; fields: readonly EditedField[] }
  | { type: 'opened'; field: string }
  | { type: 'changed'; field: string; value: unknown; isFromElsewhere?: boolean; version?: number }
  | { type: 'sent' }
  | { type: 'answered'; outcome: EditOutcome }
  | { type: 'clashed'; clashes: readonly Clash[] }
  | { type: 'refused'; fields: FieldErrors }
  | { type: 'tookTheirs'; field: string }
  | { type: 'keptOurs'; field: string; value: unknown };

export function openDraft(fields: readonly EditedField[]): DraftState {
  const held = fields.map((field) => [field.field, hold(field, 0)] as const);
  return { fields: Object.fromEntries(held), isAway: false, problem: undefined, savedAt: undefined };
}

function hold(field: EditedField, mount: number): FieldState {
  const written = field.draft ?? field.published;
  return {
    value: written ? written.value : null,
    version: field.version,
    isDirty: false,
    hasDraft: field.draft !== undefined,
    isOpen: written !== undefined && written.value !== null,
    mount,
    sent: undefined,
    clash: undefined,
    problem: undefined,
  };
}

export function isUnsaved({ fields }: DraftState): boolean {
  return Object.values(fields).some(({ isDirty }) => isDirty);
}

/** The fields a save would send now. A conflict waits until the editor resolves it, a refused text until it changes. */
export function listUnsaved({ fields }: DraftState): [field: string, held: FieldState][] {
  return Object.entries(fields).filter(([, held]) => held.isDirty && !held.clash && !held.sent && !held.problem);
}

export function changeDraft(state: DraftState, event: DraftEvent): DraftState {
  switch (event.type) {
    case 'loaded':
      return { ...state, fields: reload(state.fields, event.fields) };
    case 'opened':
      return change(state, event.field, (held) => ({ ...held, isOpen: true }));
    case 'changed':
      return change(state, event.field, (held) => ({
        ...held,
        value: event.value,
        version: event.version ?? held.version,
        isDirty: true,
        isOpen: event.value !== null || !event.isFromElsewhere,
        problem: undefined,
        mount: event.isFromElsewhere ? held.mount + 1 : held.mount,
      }));
    case 'sent':
      return changeEach(state, (held) =>
        held.isDirty && !held.clash && !held.problem ? { ...held, sent: { value: held.value } } : held,
      );
    case 'answered':
      return answer(state, event.outcome);
    case 'clashed':
      return event.clashes.reduce(
        (next, clash) => change(next, clash.field, (held) => ({ ...held, clash, isDirty: true, sent: undefined })),
        state,
      );
    case 'refused':
      return changeEach(state, (held, field) => ({ ...held, problem: event.fields[field] ?? held.problem }));
    case 'tookTheirs':
      return change(state, event.field, (held) =>
        held.clash ? { ...hold(fieldOfClash(held.clash), held.mount + 1), hasDraft: true } : held,
      );
    case 'keptOurs':
      return change(state, event.field, (held) => ({
        ...held,
        value: event.value,
        version: held.clash?.version ?? held.version,
        clash: undefined,
        isDirty: true,
        mount: held.mount + 1,
      }));
  }
}

function fieldOfClash({ field, theirs, version }: Clash): EditedField {
  return {
    field,
    provider: null,
    shown: null,
    published: undefined,
    draft: theirs,
    version,
    lock: undefined,
    conflict: undefined,
  };
}

/** Takes the server's value for every field that is not being edited; an edited field keeps its text and base version. */
function reload(held: DraftState['fields'], fields: readonly EditedField[]): DraftState['fields'] {
  const next = fields.map((field) => {
    const old = held[field.field];
    if (!old) return [field.field, hold(field, 0)] as const;
    if (old.isDirty || old.clash) return [field.field, old] as const;
    // This page was loaded before the save finished, so it is older than the state here.
    if (field.version < old.version) return [field.field, old] as const;
    const fresh = hold(field, old.version === field.version ? old.mount : old.mount + 1);
    const isSame = old.version === field.version;
    // What the server refused to publish is still refused on the reloaded page.
    const problem = isSame ? old.problem : undefined;
    return [field.field, { ...fresh, problem, isOpen: fresh.isOpen || (old.isOpen && isSame) }] as const;
  });
  // Another page of episodes does not have this one's fields; what is not saved stays.
  const shown = new Set(fields.map(({ field }) => field));
  const unsaved = Object.entries(held).filter(([field, old]) => !shown.has(field) && (old.isDirty || old.clash));
  return Object.fromEntries([...unsaved, ...next]);
}

function answer(state: DraftState, { draft, clashes = [], fields = {}, isAway, problem }: EditOutcome): DraftState {
  if (!draft) {
    const failed = changeEach(state, (held, field) => ({
      ...held,
      sent: undefined,
      problem: held.sent ? (fields[field] ?? held.problem) : held.problem,
    }));
    return { ...failed, isAway: isAway === true || Object.keys(fields).length === 0, problem };
  }
  const versions = new Map(draft.saved.map(({ field, version }) => [field, version]));
  const next = changeEach(state, (held, field) => {
    if (!held.sent) return held;
    const clash = clashes.find((each) => each.field === field);
    // The answer to an earlier save was lost: the conflicting value is the one sent here.
    const isOwnEcho = clash !== undefined && isSameValue(clash.theirs.value, held.sent.value);
    const version = versions.get(field) ?? (isOwnEcho ? clash.version : undefined);
    if (version === undefined) return { ...held, sent: undefined, clash: clash ?? held.clash };
    return {
      ...held,
      version,
      hasDraft: true,
      sent: undefined,
      problem: undefined,
      isDirty: !isSameValue(held.value, held.sent.value),
    };
  });
  return {
    ...next,
    isAway: false,
    problem: undefined,
    savedAt: draft.saved.length > 0 ? draft.savedAt : state.savedAt,
  };
}

function change(state: DraftState, field: string, to: (held: FieldState) => FieldState): DraftState {
  const held = state.fields[field];
  return held ? { ...state, fields: { ...state.fields, [field]: to(held) } } : state;
}

function changeEach(state: DraftState, to: (held: FieldState, field: string) => FieldState): DraftState {
  const next = Object.entries(state.fields).map(([field, held]) => [field, to(held, field)] as const);
  return { ...state, fields: Object.fromEntries(next) };
}

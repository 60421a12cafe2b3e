import { useCallback, useEffect, useId, useReducer, useRef, useState } from 'react';
import { useFetcher, useLocation, useSubmit } from 'react-router';
import type { EditedSubject } from '#shared/admin/domain/editing/edited-subject.ts';
import { DRAFT_RETRIED_AFTER_MS, DRAFT_SAVED_AFTER_MS } from '#shared/admin/domain/limits.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { keyOfDraft } from '../../forms/local-draft.ts';
import { useUnsavedChanges } from '../../forms/unsaved-forms.tsx';
import { type LocalCopy, useLocalDraft } from '../../forms/use-local-draft.ts';
import { useFieldLabels } from '../../frame/field-labels.ts';
import type { EditOutcome } from '../edit-outcome.ts';
import { changeDraft, type DraftEvent, type DraftState, isUnsaved, listUnsaved, openDraft } from './draft-state.ts';

export interface Draft {
  state: DraftState;
  isSending: boolean;
  kept: LocalCopy;
  tell: (event: DraftEvent) => void;
  /** Saves now instead of after three seconds. */
  save: () => void;
  /** Saves the draft first, then sends this form; sends nothing if the save fails. */
  doAfterSaving: (form: Record<string, string>) => void;
}

export function hasUnpublished({ state }: Draft): boolean {
  return Object.values(state.fields).some((held) => held.hasDraft || held.isDirty);
}

interface DraftOptions {
  subject: EditedSubject;
  memberId: string;
  outcome: EditOutcome | undefined;
}

/** The draft of one film, series or person: saved while typing, stored in the browser while the server is unreachable. */
export function useDraft({ subject, memberId, outcome }: DraftOptions): Draft {
  const [state, tell] = useReducer(changeDraft, subject.fields, openDraft);
  const fetcher = useFetcher<EditOutcome>();
  const isSending = fetcher.state !== 'idle';
  const path = subjectPath(subject.entity, subject.id);

  useAnswers(subject, fetcher.data, outcome, tell);
  const save = useSave(state, isSending, path, fetcher.submit, tell);
  const doAfterSaving = useAfterSaving(state, isSending, save);
  const kept = useKept(state, subject, memberId, tell);
  useGuard(state, isSending, save, kept);

  useEffect(() => {
    if (isSending || listUnsaved(state).length === 0) return;
    const timer = setTimeout(save, state.isAway ? DRAFT_RETRIED_AFTER_MS : DRAFT_SAVED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, isSending, save]);

  return { state, isSending, kept, tell, save, doAfterSaving };
}

/** Applies the server's answers: to an automatic save, to a form, and to a reloaded page. */
function useAnswers(
  subject: EditedSubject,
  answer: EditOutcome | undefined,
  outcome: EditOutcome | undefined,
  tell: (event: DraftEvent) => void,
): void {
  const first = useRef(subject.fields);
  useEffect(() => {
    if (answer) tell({ type: 'answered', outcome: answer });
  }, [answer, tell]);
  useEffect(() => {
    if (subject.fields !== first.current) tell({ type: 'loaded', fields: subject.fields });
  }, [subject.fields, first, tell]);
  useEffect(() => {
    if (outcome?.clashes) tell({ type: 'clashed', clashes: outcome.clashes });
    if (outcome?.fields) tell({ type: 'refused', fields: outcome.fields });
  }, [outcome, tell]);
}

/** What an unreachable server did not take is stored in the browser. */
function useKept(
  state: DraftState,
  { entity, id }: EditedSubject,
  memberId: string,
  tell: (event: DraftEvent) => void,
): LocalCopy {
  const kept = useLocalDraft(
    keyOfDraft(memberId, entity, id),
    {
      listUnsaved: () =>
        Object.fromEntries(
          Object.entries(state.fields).flatMap(([field, { isDirty, value, version }]) =>
            isDirty ? [[field, { value, version }] as const] : [],
          ),
        ),
      findShown: (field) => state.fields[field],
      put(fields) {
        for (const [field, { value, version }] of Object.entries(fields))
          tell({ type: 'changed', field, value, isFromElsewhere: true, ...(version !== undefined && { version }) });
      },
    },
    Object.keys(state.fields).toSorted().join(' '),
  );
  const { note } = kept;
  useEffect(() => note(), [state.fields, note]);
  return kept;
}

/** A draft is left by another page, not by another tab of its own. */
function useGuard(state: DraftState, isSending: boolean, save: () => void, kept: LocalCopy): void {
  const { labelOf } = useFieldLabels();
  useUnsavedChanges(useId(), {
    isUnsaved: () => isUnsaved(state),
    isLostBy: (from, to) => from.pathname !== to.pathname,
    describe: () => Object.entries(state.fields).flatMap(([field, { isDirty }]) => (isDirty ? labelOf(field) : [])),
    save,
    // The answer may have come, but not be in the state yet.
    isSaving: () => isSending || Object.values(state.fields).some(({ sent }) => sent !== undefined),
    keep: kept.flush,
    discard: kept.discard,
  });
}

type Send = ReturnType<typeof useFetcher<EditOutcome>>['submit'];

function useSave(
  state: DraftState,
  isSending: boolean,
  path: string,
  send: Send,
  tell: (event: DraftEvent) => void,
): () => void {
  return useCallback(() => {
    const unsaved = listUnsaved(state);
    if (isSending || unsaved.length === 0) return;
    const saves = unsaved.map(([field, { value, version }]) => ({ field, value, version }));
    tell({ type: 'sent' });
    void send({ intent: 'save', saves: JSON.stringify(saves) }, { method: 'post', action: path });
  }, [state, isSending, path, send, tell]);
}

function useAfterSaving(state: DraftState, isSending: boolean, save: () => void): Draft['doAfterSaving'] {
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const [waiting, setWaiting] = useState<Record<string, string> | undefined>(undefined);

  useEffect(() => {
    // The answer may have come, but not be in the state yet.
    const isAwaited = Object.values(state.fields).some(({ sent }) => sent !== undefined);
    if (!waiting || isSending || isAwaited) return;
    if (listUnsaved(state).length > 0 && !state.isAway) return save();
    setWaiting(undefined);
    if (isUnsaved(state)) return;
    const seen = Object.entries(state.fields).flatMap(([field, { hasDraft, version }]) =>
      hasDraft ? [[`seen.${field}`, String(version)] as const] : [],
    );
    void submit(
      { ...waiting, ...Object.fromEntries(seen) },
      { method: 'post', action: pathname + search, preventScrollReset: true },
    );
  }, [waiting, isSending, state, save, submit, pathname, search]);

  return setWaiting;
}

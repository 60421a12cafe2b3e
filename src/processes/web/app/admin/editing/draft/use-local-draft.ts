import { useEffect, useState } from 'react';
import type { EditedSubject } from '#shared/admin/domain/edited-subject.ts';
import { isSameValue } from '#shared/admin/domain/same-value.ts';
import type { DraftEvent, DraftState } from './draft-state.ts';
import { keyOfDraft, type LocalDraft, readLocalDraft, saveDraftCopy } from './local-draft.ts';

/** Stores unsaved text in this browser too, and offers what an earlier visit left there without applying it. */
export function useLocalDraft(
  state: DraftState,
  subject: EditedSubject,
  memberId: string,
  tell: (event: DraftEvent) => void,
) {
  const key = keyOfDraft(memberId, subject.entity, subject.id);
  const [offered, setOffered] = useState<LocalDraft | undefined>(undefined);
  const [isRead, setIsRead] = useState(false);

  useEffect(() => {
    const kept = readLocalDraft(key);
    const news = Object.entries(kept?.fields ?? {}).filter(([field, { value }]) => {
      const held = state.fields[field];
      return held && !isSameValue(held.value, value);
    });
    if (kept && news.length > 0) setOffered({ at: kept.at, fields: Object.fromEntries(news) });
    setIsRead(true);
    // Only for a new key: reads what an earlier visit left.
  }, [key]);

  useEffect(() => {
    if (!isRead) return;
    const unsaved = Object.entries(state.fields).flatMap(([field, { isDirty, value, version }]) =>
      isDirty ? [[field, { value, version }] as const] : [],
    );
    saveDraftCopy(
      key,
      { ...offered?.fields, ...Object.fromEntries(unsaved) },
      performance.timeOrigin + performance.now(),
    );
  }, [key, isRead, offered, state.fields]);

  return {
    offered,
    take() {
      for (const [field, { value, version }] of Object.entries(offered?.fields ?? {}))
        tell({ type: 'changed', field, value, version, isFromElsewhere: true });
      setOffered(undefined);
    },
    drop: () => setOffered(undefined),
  };
}

import { useEffect, useEffectEvent, useState } from 'react';
import type { EditedSubject } from '#shared/admin/domain/editing/edited-subject.ts';
import type { DraftEvent, DraftState } from './draft-state.ts';
import { findOffered, keyOfDraft, type LocalDraft, readLocalDraft, saveLocalDraft } from './local-draft.ts';

/** Stores unsaved text in this browser too, and offers what an earlier visit left there without applying it. */
export function useLocalDraft(
  state: DraftState,
  subject: EditedSubject,
  memberId: string,
  tell: (event: DraftEvent) => void,
) {
  const key = keyOfDraft(memberId, subject.entity, subject.id);
  /** What an earlier visit left under this key, once it has been read. */
  const [found, setFound] = useState<{ key: string; offered: LocalDraft | undefined } | undefined>(undefined);
  const isRead = found?.key === key;
  const offered = isRead ? found.offered : undefined;
  const drop = () => setFound({ key, offered: undefined });

  // An effect event compares with the fields as they are now; the effect itself runs for a new key only.
  const read = useEffectEvent((from: string) => {
    setFound({ key: from, offered: findOffered(readLocalDraft(from), state.fields) });
  });
  useEffect(() => {
    read(key);
  }, [key]);

  useEffect(() => {
    if (!isRead) return;
    const unsaved = Object.entries(state.fields).flatMap(([field, { isDirty, value, version }]) =>
      isDirty ? [[field, { value, version }] as const] : [],
    );
    saveLocalDraft(
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
      drop();
    },
    drop,
  };
}

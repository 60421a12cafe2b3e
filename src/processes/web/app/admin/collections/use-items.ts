import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useFetcher } from 'react-router';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { type CollectionItem, changeItems, type ItemChange } from '#shared/domain/titles/collection-items.ts';
import { useUnsavedChanges } from '../forms/unsaved-forms.tsx';
import { type LocalCopy, useLocalDraft } from '../forms/use-local-draft.ts';
import type { Outcome } from '../outcome.ts';

export type SentChange = ItemChange & { was?: string };

interface Items {
  /** The list with all unsaved changes applied. */
  items: readonly CollectionItem[];
  change: (change: SentChange) => void;
  /** Why the last change failed. */
  problem: string | undefined;
  /** The last change did not reach the server: it waits here. */
  isAway: boolean;
  retry: () => void;
  kept: LocalCopy;
}

/**
 * The server's list, and the changes since. Changes are sent one batch after another. Each names a title, not the whole list, so
 * another editor's changes survive. `key` names those the server did not take in this browser.
 */
export function useItems(stored: readonly CollectionItem[], key: string): Items {
  const { state, data, submit } = useFetcher<Outcome>();
  const [waiting, setWaiting] = useState<readonly SentChange[]>([]);
  const [sent, setSent] = useState<readonly SentChange[]>([]);
  const [isAway, setIsAway] = useState(false);
  const isIdle = state === 'idle';

  const putBack = useEffectEvent((isLost: boolean) => {
    if (isLost) setWaiting([...sent, ...waiting]);
    setSent([]);
    setIsAway(isLost);
  });
  useEffect(() => {
    if (!isIdle || !data) return;
    putBack(data.isAway === true);
  }, [isIdle, data]);

  useEffect(() => {
    if (!isIdle || isAway || sent.length > 0 || waiting.length === 0) return;
    setSent(waiting);
    setWaiting([]);
    void submit(
      { intent: 'changeItems', changes: JSON.stringify(waiting) },
      { method: 'post', preventScrollReset: true },
    );
  }, [isIdle, isAway, sent, waiting, submit]);

  const kept = useLocalDraft(key, {
    listUnsaved: () => (sent.length + waiting.length > 0 ? { items: { value: [...sent, ...waiting] } } : {}),
    findShown: (field) => (field === 'items' ? { value: [...sent, ...waiting] } : undefined),
    put: ({ items: offered }) => setWaiting((before) => [...before, ...((offered?.value ?? []) as SentChange[])]),
  });
  const { note } = kept;
  useEffect(() => note(), [sent, waiting, note]);
  useUnsavedChanges(useId(), {
    isUnsaved: () => sent.length + waiting.length > 0,
    isLostBy: (from, to) => from.pathname !== to.pathname,
    describe: () => [adminCollections.items],
    save: () => setIsAway(false),
    isSaving: () => !isAway && sent.length + waiting.length > 0,
    keep: kept.flush,
    discard: kept.discard,
  });

  return {
    // Changes are idempotent, so applying one twice is harmless: each names a position or an item, never "one further".
    items: [...sent, ...waiting].reduce<readonly CollectionItem[]>(changeItems, stored),
    change: (change) => setWaiting((before) => [...before, change]),
    problem: isIdle && waiting.length === 0 ? data?.problem : undefined,
    isAway,
    retry: () => setIsAway(false),
    kept,
  };
}

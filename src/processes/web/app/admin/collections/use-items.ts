import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { type CollectionItem, changeItems, type ItemChange } from '#shared/domain/titles/collection-items.ts';
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
}

/**
 * The server's list, and the changes since. Changes are sent one batch after another. Each names a title, not the whole list, so
 * another editor's changes survive.
 */
export function useItems(stored: readonly CollectionItem[]): Items {
  const { state, data, submit } = useFetcher<Outcome>();
  const [waiting, setWaiting] = useState<readonly SentChange[]>([]);
  const [sent, setSent] = useState<readonly SentChange[]>([]);
  const [isAway, setIsAway] = useState(false);
  const isIdle = state === 'idle';

  useEffect(() => {
    if (!isIdle || !data) return;
    setSent((done) => {
      if (data.isAway) setWaiting((rest) => [...done, ...rest]);
      return [];
    });
    setIsAway(data.isAway === true);
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

  const isLeft = sent.length + waiting.length > 0;
  useEffect(() => {
    if (!isLeft) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isLeft]);

  return {
    // Changes are idempotent, so applying one twice is harmless: each names a position or an item, never "one further".
    items: [...sent, ...waiting].reduce<readonly CollectionItem[]>(changeItems, stored),
    change: (change) => setWaiting((before) => [...before, change]),
    problem: isIdle && waiting.length === 0 ? data?.problem : undefined,
    isAway,
    retry: () => setIsAway(false),
  };
}

import { useCallback, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { onStorageChange, readStorage, removeStorage, writeStorage } from '../../consent/browser-storage.ts';
import type { SeasonView } from './season-view.ts';
import { findLimit, parsePosition, positionKey, writePosition } from './spoiler-position.ts';

export type Spoilers = ReturnType<typeof useSpoilers>;

/** What this visitor wants veiled of the season. The server's HTML, the same for all, veils only what the address says. */
export function useSpoilers({ series, number, until, path }: SeasonView) {
  const key = positionKey(series.slug);
  const subscribe = useCallback((notify: () => void) => onStorageChange(key, notify), [key]);
  const stored = useSyncExternalStore(
    subscribe,
    () => readStorage('local', key),
    () => undefined,
  );
  const [shown, setShown] = useState<readonly number[]>([]);
  const navigate = useNavigate();
  const position = parsePosition(stored);
  const limit = Math.min(findLimit(position, number), until ?? Number.POSITIVE_INFINITY);
  /** A page of which the server left out texts is replaced by the whole one. */
  const change = (store: () => void) => {
    setShown([]);
    store();
    if (until !== null) void navigate(path, { replace: true, preventScrollReset: true });
  };

  return {
    limit,
    isOn: position !== undefined || until !== null,
    isVeiled: (episode: number) => episode > limit && !shown.includes(episode),
    showOne: (episode: number) => setShown([...shown, episode]),
    choose: (episode: number) => change(() => writeStorage('local', key, writePosition({ season: number, episode }))),
    showAll: () => change(() => removeStorage('local', key)),
  };
}

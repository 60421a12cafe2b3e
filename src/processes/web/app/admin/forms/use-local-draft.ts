import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { LOCAL_DRAFT_WRITTEN_AFTER_MS } from '#shared/admin/domain/limits.ts';
import { findElsewhere, findOffered, type LocalDraft, readLocalDraft, saveLocalDraft } from './local-draft.ts';

/** What is stored: the fields of a draft, or of a form. */
export interface LocalSource {
  listUnsaved: () => LocalDraft['fields'];
  /** The value on the screen; undefined if the screen does not have the field. */
  findShown: (field: string) => { value: unknown } | undefined;
  put: (fields: LocalDraft['fields']) => void;
}

export interface LocalCopy {
  /** What an earlier visit left here. Not applied by itself: another editor may have saved since. */
  offered: LocalDraft | undefined;
  take: () => void;
  drop: () => void;
  /** The fields changed: stores them soon. */
  note: () => void;
  /** Stores them now; false if the browser cannot. */
  flush: () => boolean;
  /** The server has the text. */
  forget: () => void;
  /** The text is not wanted any more, although the page still shows it. */
  discard: () => void;
}

interface Found {
  key: string;
  offered: LocalDraft | undefined;
  elsewhere: LocalDraft['fields'];
}

interface Waiting {
  key: string;
  fields: LocalDraft['fields'];
  timer: ReturnType<typeof setTimeout>;
}

const now = () => performance.timeOrigin + performance.now();

/**
 * Stores unsaved text in this browser, and offers what an earlier visit left there. Without a key nothing is stored. `screen` names the
 * fields on the screen: with others the store is read again.
 */
export function useLocalDraft(key: string | undefined, source: LocalSource, screen = ''): LocalCopy {
  const [found, setFound] = useState<Found | undefined>(undefined);
  const held = found?.key === key ? found : undefined;
  const offered = held?.offered;
  const waiting = useRef<Waiting | undefined>(undefined);
  const latest = useRef({ held, source });
  const isDiscarded = useRef(false);
  useLayoutEffect(() => {
    latest.current = { held, source };
  });

  const isStored = useRef(true);
  const flush = useCallback(() => {
    const written = waiting.current;
    if (!written) return isStored.current;
    clearTimeout(written.timer);
    waiting.current = undefined;
    isStored.current = saveLocalDraft(written.key, written.fields, now());
    return isStored.current;
  }, []);

  const store = useCallback(() => {
    const { held: from, source: fields } = latest.current;
    if (!from || isDiscarded.current) return;
    waiting.current = {
      key: from.key,
      fields: { ...from.elsewhere, ...from.offered?.fields, ...fields.listUnsaved() },
      timer: waiting.current?.timer ?? setTimeout(flush, LOCAL_DRAFT_WRITTEN_AFTER_MS),
    };
  }, [flush]);

  // An effect event compares with the fields as they are now; the effect itself runs for another key or screen only.
  const read = useEffectEvent((from: string) => {
    const stored = readLocalDraft(from);
    const { findShown } = source;
    setFound({ key: from, offered: findOffered(stored, findShown), elsewhere: findElsewhere(stored, findShown) });
  });
  useEffect(() => {
    if (key !== undefined) read(key);
    return () => void flush();
  }, [key, screen, flush]);

  useEffect(() => {
    if (held) store();
  }, [held, store]);

  useEffect(() => {
    const hide = () => void flush();
    addEventListener('pagehide', hide);
    return () => removeEventListener('pagehide', hide);
  }, [flush]);

  const drop = useCallback(() => setFound((was) => was && { ...was, offered: undefined }), []);
  const forget = useCallback(() => {
    const from = latest.current.held;
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = undefined;
    // A form that was mounted anew by the answer may not have read its key yet.
    const stored = from?.key ?? key;
    if (stored !== undefined) saveLocalDraft(stored, from?.elsewhere ?? {}, now());
    drop();
  }, [key, drop]);

  const note = useCallback(() => {
    isDiscarded.current = false;
    store();
  }, [store]);
  const discard = useCallback(() => {
    isDiscarded.current = true;
    forget();
  }, [forget]);

  const take = useCallback(() => {
    latest.current.source.put(latest.current.held?.offered?.fields ?? {});
    drop();
  }, [drop]);
  return { offered, take, drop, note, flush, forget, discard };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { PRESENCE } from '#shared/admin/domain/limits.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { listOthers, PRESENCE_STREAM_PATH, type PresenceScreen, type Present } from '#shared/admin/domain/presence.ts';
import type { Editable } from '#shared/domain/entities.ts';

export interface Presence {
  /** Other members with a screen of this subject open, those who edit first. */
  others: readonly Present[];
  /** The field the member is in; empty for none. */
  field: string;
  asks: string;
  /** A notice to who is in the field; it does not change who may write. */
  ask(field: string): void;
}

interface Screen {
  entity: Editable;
  id: number;
  place: PresenceScreen;
  memberId: string;
}

/** A stream that does not open is tried again this much later; until then the signs of life are answered with who is there. */
const STREAM_RETRIED_MS = 60_000;
/** Pages reload what others changed only for a member who is at work, or their session would never end. */
const AT_WORK_MS = 60_000;

/** Says that this screen is open, and learns who else has one open. Nothing is sent while the tab is hidden. */
export function usePresence({ entity, id, place, memberId }: Screen): Presence {
  const [present, setPresent] = useState<readonly Present[]>([]);
  const [asks, setAsks] = useState('');
  const { field, lastWork } = useField();
  const others = listOthers(present, memberId);
  const now = useRef({ field, asks });
  now.current = { field, asks };
  const beat = useRef<() => void>(() => undefined);
  const onChanged = useReload(lastWork, field !== '' && others.some((other) => other.field === field));

  useEffect(() => {
    const screen = openScreen({ entity, id: String(id), place }, () => now.current, {
      onPresent: setPresent,
      onChanged,
    });
    beat.current = screen.beat;
    return () => {
      beat.current = () => undefined;
      screen.close();
    };
  }, [entity, id, place, onChanged]);

  // Another field is said at once; the first was said when the screen was opened.
  const said = useRef({ field, asks });
  useEffect(() => {
    if (said.current.field === field && said.current.asks === asks) return;
    said.current = { field, asks };
    beat.current();
  }, [field, asks]);

  // The member who was asked has left the field, or the asker is in it.
  const isWaiting = asks !== '' && asks !== field && others.some((other) => other.field === asks);
  useEffect(() => {
    if (asks !== '' && !isWaiting) setAsks('');
  }, [asks, isWaiting]);

  return { others, field, asks, ask: setAsks };
}

/** The field that has the focus, until 30 s pass without typing; and when the member last did anything. */
function useField() {
  const [field, setField] = useState('');
  const lastWork = useRef(0);
  useEffect(() => {
    lastWork.current = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (event: Event) => {
      lastWork.current = performance.now();
      const row = event.target instanceof Element ? event.target.closest('[id^="campo-"]') : null;
      // Writing a comment about a field, or asking for a turn in it, is not editing it.
      const isBeside = event.target instanceof Element && event.target.closest('[data-beside]') !== null;
      const name = row && !isBeside ? row.id.slice('campo-'.length) : '';
      clearTimeout(timer);
      setField(name);
      if (name) timer = setTimeout(() => setField(''), PRESENCE.fieldIdleMs);
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      // `focusin` follows.
      if (relatedTarget) return;
      clearTimeout(timer);
      setField('');
    };
    document.addEventListener('focusin', look);
    document.addEventListener('input', look);
    document.addEventListener('focusout', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', look);
      document.removeEventListener('input', look);
      document.removeEventListener('focusout', leave);
    };
  }, []);
  return { field, lastWork };
}

/** Reloads the page's data once others changed it: not while the member shares a field with them, which would replace it. */
function useReload(lastWork: { current: number }, isShared: boolean): () => void {
  const { revalidate } = useRevalidator();
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!isDue || isShared) return;
    const reload = () => {
      if (performance.now() - lastWork.current > AT_WORK_MS) return;
      setIsDue(false);
      void revalidate();
    };
    reload();
    document.addEventListener('pointerdown', reload);
    document.addEventListener('keydown', reload);
    return () => {
      document.removeEventListener('pointerdown', reload);
      document.removeEventListener('keydown', reload);
    };
  }, [isDue, isShared, lastWork, revalidate]);
  return useCallback(() => setIsDue(true), []);
}

interface Told {
  onPresent: (present: Present[]) => void;
  onChanged: () => void;
}

function openScreen(
  subject: { entity: string; id: string; place: string },
  read: () => { field: string; asks: string },
  { onPresent, onChanged }: Told,
) {
  const tab = createTab();
  const form = (intent: string, more: Record<string, string> = {}) =>
    new URLSearchParams({ intent, tab, ...subject, ...more });
  let stream: EventSource | undefined;
  let streamTriedAt = -STREAM_RETRIED_MS;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isClosed = false;

  async function beat(): Promise<void> {
    if (isClosed || document.hidden) return;
    const isPolling = stream?.readyState !== EventSource.OPEN;
    const body = form('stay', { ...read(), ...(isPolling && { isPolling: '1' }) });
    // A refused or failed one is followed by the next. An ended session redirects.
    const response = await fetch(adminPaths.presence(), { method: 'POST', body, redirect: 'manual' }).catch(
      () => undefined,
    );
    if (isClosed || document.hidden) return;
    if (!response?.ok) return response?.type === 'opaqueredirect' ? hide() : undefined;
    const answer = (await response.json().catch(() => ({}))) as { present?: Present[] };
    if (answer.present && stream?.readyState !== EventSource.OPEN) onPresent(answer.present);
    connect();
  }

  function connect(): void {
    const isOver = !stream || stream.readyState === EventSource.CLOSED;
    if (isClosed || document.hidden || !isOver || performance.now() - streamTriedAt < STREAM_RETRIED_MS) return;
    streamTriedAt = performance.now();
    stream = new EventSource(`${PRESENCE_STREAM_PATH}?${new URLSearchParams({ tab, ...subject }).toString()}`);
    stream.addEventListener('present', ({ data }: MessageEvent<string>) => onPresent(JSON.parse(data) as Present[]));
    stream.addEventListener('changed', onChanged);
  }

  function show(): void {
    streamTriedAt = -STREAM_RETRIED_MS;
    clearInterval(timer);
    timer = setInterval(() => void beat(), PRESENCE.beatMs);
    void beat();
  }

  function hide(): void {
    clearInterval(timer);
    stream?.close();
    onPresent([]);
  }

  function leave(): void {
    hide();
    navigator.sendBeacon(adminPaths.presence(), form('leave'));
  }

  const onVisibility = () => (document.hidden ? leave() : show());
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('pagehide', leave);
  if (!document.hidden) show();
  return {
    beat: () => void beat(),
    close() {
      leave();
      isClosed = true;
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', leave);
    },
  };
}

/** `crypto.randomUUID` exists only in secure contexts. */
function createTab(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

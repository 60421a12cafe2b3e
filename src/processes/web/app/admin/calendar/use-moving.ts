import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { type CalendarItem, moveToDay, toPlanKey } from '#shared/admin/domain/calendar/calendar.ts';
import { toTimeField } from '#shared/admin/domain/format-time.ts';
import { adminCalendar } from '#shared/admin/text/calendar.ts';
import { addDays } from '#shared/domain/day.ts';
import { formatSpokenDate } from '#shared/domain/format.ts';
import type { CalendarPageProps } from './calendar-page-props.ts';

const words = adminCalendar;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

export interface Moving {
  /** The key of the lifted item, and the day it would go to. */
  lifted: string | undefined;
  target: string | undefined;
  openKey: string | undefined;
  /** For screen readers. */
  said: string;
  press: (event: KeyboardEvent, item: CalendarItem) => void;
  cancel: () => void;
  dragStart: (event: DragEvent, item: CalendarItem) => void;
  dragOver: (event: DragEvent, day: string) => void;
  drop: (event: DragEvent, day: string) => void;
}

/** Moves a plan to another day, at the same hour: dragged, or lifted with Space, moved with arrows and dropped with Space. */
export function useMoving({ items, days, now, at }: Pick<CalendarPageProps, 'items' | 'days' | 'now' | 'at'>): Moving {
  const submit = useSubmit();
  const held = useRef<CalendarItem | undefined>(undefined);
  const focused = useRef<{ key: string; day: string } | undefined>(undefined);
  const [state, setState] = useState<{ lifted?: string; target?: string }>({});
  const [said, setSaid] = useState('');

  // A moved item is drawn elsewhere and keeps the focus.
  useEffect(() => {
    const { key, day } = focused.current ?? {};
    if (key === undefined || !items.some((item) => item.key === key && item.day === day)) return;
    focused.current = undefined;
    document.querySelector<HTMLElement>(`[data-item="${key}"]`)?.focus();
  }, [items]);

  const lift = (item: CalendarItem) => {
    held.current = item;
    setState({ lifted: item.key, target: item.day });
  };
  const release = () => {
    held.current = undefined;
    setState({});
  };
  const send = (day: string) => {
    const item = held.current;
    release();
    if (!item?.plan || !item.at || day === item.day) return;
    const to = moveToDay(item.at, day);
    if (to <= now) return setSaid(words.past);
    setSaid(words.dropped(item.title, formatSpokenDate(day)));
    focused.current = { key: item.key, day };
    const form = {
      intent: 'move',
      plan: item.key,
      title: item.title,
      was: String(item.at.getTime()),
      to: toTimeField(to),
    };
    void submit(form, { method: 'post', preventScrollReset: true });
  };
  const isShown = (day: string) => days.includes(day);

  return {
    ...{ lifted: state.lifted, target: state.target, said },
    openKey: at.moving && toPlanKey(at.moving),
    press(event, item) {
      if (event.key === ' ') {
        event.preventDefault();
        if (state.lifted === item.key) return send(state.target ?? item.day);
        lift(item);
        return setSaid(words.lifted(item.title, formatSpokenDate(item.day)));
      }
      if (state.lifted !== item.key) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        release();
        return setSaid(words.cancelled(item.title));
      }
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const day = addDays(state.target ?? item.day, step);
      if (!isShown(day)) return;
      setState({ lifted: item.key, target: day });
      setSaid(item.at && moveToDay(item.at, day) <= now ? words.past : words.over(formatSpokenDate(day)));
    },
    cancel: release,
    dragStart(event, item) {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', item.title);
      lift(item);
    },
    dragOver(event, day) {
      const item = held.current;
      if (!item?.at || moveToDay(item.at, day) <= now) return;
      event.preventDefault();
      if (state.target !== day) setState({ lifted: item.key, target: day });
    },
    drop(event, day) {
      if (!held.current) return;
      event.preventDefault();
      send(day);
    },
  };
}

import { type DragEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { adminPins } from '#shared/admin/text/pins.ts';
import { classNames } from '../../../design/class-names.ts';
import { AdminIcon } from '../../frame/admin-icon.tsx';
import styles from './home.module.css';

const words = adminPins;

interface ReorderListProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  nameOf: (item: T) => string;
  mayArrange: boolean;
  /** The items in their new order. */
  onOrder: (items: T[]) => void;
  children: (item: T, place: number) => ReactNode;
}

/** Reorders by dragging, by Alt and an arrow key in a row, or by typing a position. */
export function ReorderList<T>(props: ReorderListProps<T>) {
  const { items, keyOf, nameOf, mayArrange, onOrder, children } = props;
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<string | undefined>(undefined);
  const held = useRef<string | undefined>(undefined);
  const [dragged, setDragged] = useState<string | undefined>(undefined);
  const [gap, setGap] = useState<number | undefined>(undefined);
  const [said, setSaid] = useState('');

  // A moved row keeps the focus.
  useLayoutEffect(() => {
    const key = focused.current;
    focused.current = undefined;
    if (key !== undefined) list.current?.querySelector<HTMLElement>(`[data-grip="${key}"]`)?.focus();
  }, [items]);

  const move = (key: string, to: number) => {
    const from = items.findIndex((item) => keyOf(item) === key);
    const item = items[from];
    const place = Math.max(1, Math.min(items.length, Math.trunc(to)));
    if (item === undefined || !mayArrange || place === from + 1) return;
    const others = items.filter((each) => each !== item);
    focused.current = key;
    onOrder(others.toSpliced(place - 1, 0, item));
    setSaid(words.moved(nameOf(item), place, items.length));
  };
  const drag = (key: string | undefined) => {
    held.current = key;
    setDragged(key);
    setGap(undefined);
  };
  // `held` is a ref, because the browser fires dragover before the next render.
  const gapAt = (event: DragEvent<HTMLLIElement>, place: number) => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    return event.clientY < top + height / 2 ? place : place + 1;
  };
  const drop = (event: DragEvent<HTMLLIElement>, place: number) => {
    const key = held.current;
    if (key === undefined) return;
    event.preventDefault();
    const from = items.findIndex((item) => keyOf(item) === key);
    const to = gapAt(event, place);
    drag(undefined);
    move(key, to > from ? to : to + 1);
  };

  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
      <ol ref={list} className={styles.list}>
        {items.map((item, place) => {
          const [key, name] = [keyOf(item), nameOf(item)];
          return (
            <li
              key={key}
              className={classNames(
                styles.item,
                dragged === key && styles.dragged,
                gap === place && styles.before,
                gap === items.length && place === items.length - 1 && styles.after,
              )}
              onDragOver={(event) => {
                if (held.current === undefined) return;
                event.preventDefault();
                setGap(gapAt(event, place));
              }}
              onDrop={(event) => drop(event, place)}
              onKeyDown={(event) => {
                if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
                event.preventDefault();
                move(key, place + 1 + (event.key === 'ArrowUp' ? -1 : 1));
              }}
            >
              {mayArrange && (
                <button
                  type="button"
                  className={styles.grip}
                  draggable
                  data-grip={key}
                  aria-label={words.drag(name)}
                  title={words.moveHint}
                  onDragStart={(event) => {
                    const row = event.currentTarget.closest('li');
                    if (row) event.dataTransfer.setDragImage(row, 24, 24);
                    event.dataTransfer.effectAllowed = 'move';
                    event.dataTransfer.setData('text/plain', name);
                    drag(key);
                  }}
                  onDragEnd={() => drag(undefined)}
                >
                  <AdminIcon name="grip" />
                </button>
              )}
              <input
                // A moved row gets a new number, which an uncontrolled input would not show.
                key={place}
                className={styles.place}
                name={`${key}.place`}
                inputMode="numeric"
                autoComplete="off"
                maxLength={2}
                defaultValue={place + 1}
                aria-label={words.orderOf(name)}
                readOnly={!mayArrange}
                // Sorted when the whole number is typed.
                onBlur={({ target, relatedTarget }) => {
                  move(key, Number(target.value) || place + 1);
                  // The editor is in another field by now.
                  if (relatedTarget && !list.current?.contains(relatedTarget)) focused.current = undefined;
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  move(key, Number(event.currentTarget.value) || place + 1);
                }}
              />
              {children(item, place)}
            </li>
          );
        })}
      </ol>
    </>
  );
}

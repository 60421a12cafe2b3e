import { type DragEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ItemTitle } from '#shared/admin/domain/editing/edited-collection.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { type CollectionItem, type ItemKey, isSameItem, itemKeyOf } from '#shared/domain/titles/collection-items.ts';
import { classNames } from '../../design/class-names.ts';
import styles from './item-list.module.css';
import { ItemRow } from './item-row.tsx';
import type { SentChange } from './use-items.ts';

interface ItemListProps {
  items: readonly CollectionItem[];
  titleOf: (key: ItemKey) => ItemTitle | undefined;
  mayWrite: boolean;
  onChange: (change: SentChange) => void;
  /** Announces a move to screen readers. */
  onSaid: (words: string) => void;
}

/** Reorders by dragging, by Alt and an arrow key in a row, by its buttons, or by typing a position. */
export function ItemList({ items, titleOf, mayWrite, onChange, onSaid }: ItemListProps) {
  const focused = useRef<Element | null>(null);
  const held = useRef<CollectionItem | undefined>(undefined);
  const [dragged, setDragged] = useState<CollectionItem | undefined>(undefined);
  const [gap, setGap] = useState<number | undefined>(undefined);

  // A moved row keeps the focus.
  useLayoutEffect(() => {
    const element = focused.current;
    focused.current = null;
    if (element instanceof HTMLElement && element.isConnected && document.activeElement !== element) element.focus();
  }, [items]);

  const nameOf = (item: CollectionItem) =>
    titleOf(item)?.title || adminCollections.unnamed(subjects[item.kind].words.one, item.titleId);
  const moveTo = (item: CollectionItem, to: number) => {
    const place = Math.max(1, Math.min(items.length, Math.trunc(to)));
    if (place === items.findIndex((each) => isSameItem(each, item)) + 1) return;
    focused.current = document.activeElement;
    onChange({ type: 'move', item: keyIn(item), to: place });
    onSaid(adminCollections.moved(nameOf(item), place, items.length));
  };

  // `held` is a ref, because the browser fires dragover before the next render.
  const gapAt = (event: DragEvent<HTMLLIElement>, place: number) => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    return event.clientY < top + height / 2 ? place : place + 1;
  };
  const drag = (item: CollectionItem | undefined) => {
    held.current = item;
    setDragged(item);
    setGap(undefined);
  };
  const drop = (event: DragEvent<HTMLLIElement>, place: number) => {
    const item = held.current;
    if (!item) return;
    event.preventDefault();
    const from = items.findIndex((each) => isSameItem(each, item));
    const to = gapAt(event, place);
    drag(undefined);
    moveTo(item, to > from ? to : to + 1);
  };
  const over = (event: DragEvent<HTMLLIElement>, place: number) => {
    if (!held.current) return;
    event.preventDefault();
    setGap(gapAt(event, place));
  };

  if (items.length === 0) return <p className={styles.empty}>{adminCollections.itemsEmpty}</p>;
  return (
    <>
      {mayWrite && (
        <p id="ordem" className={styles.hint}>
          {adminCollections.dragHint}
        </p>
      )}
      <ol className={styles.items}>
        {items.map((item, place) => (
          <li
            key={itemKeyOf(item)}
            className={classNames(
              styles.item,
              dragged && isSameItem(dragged, item) && styles.dragged,
              gap === place && styles.before,
              gap === items.length && place === items.length - 1 && styles.after,
            )}
            onDragOver={(event) => over(event, place)}
            onDrop={(event) => drop(event, place)}
            onKeyDown={(event) => {
              if (!mayWrite || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
              event.preventDefault();
              moveTo(item, place + 1 + (event.key === 'ArrowUp' ? -1 : 1));
            }}
          >
            <ItemRow
              item={item}
              title={titleOf(item)}
              name={nameOf(item)}
              place={place + 1}
              total={items.length}
              mayWrite={mayWrite}
              onMove={(to) => moveTo(item, to)}
              onRemove={() => {
                onChange({ type: 'remove', item: keyIn(item) });
                onSaid(adminCollections.removed(nameOf(item)));
              }}
              onDescribe={(described) =>
                onChange({ type: 'describe', item: keyIn(item), was: item.note, ...described })
              }
              onDragStart={() => drag(item)}
              onDragEnd={() => drag(undefined)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

function keyIn({ kind, titleId }: CollectionItem): ItemKey {
  return { kind, titleId };
}

import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { ItemTitle } from '#shared/admin/domain/editing/edited-collection.ts';
import { NOTE_CHARACTERS } from '#shared/admin/domain/limits.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { type CollectionItem, itemKeyOf } from '#shared/domain/titles/collection-items.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import controls from '../editing/controls/controls.module.css';
import { AdminForm } from '../forms/admin-form.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { WriteButton } from '../forms/write-button.tsx';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { Tag } from '../frame/tag.tsx';
import { Thumbnail } from '../subjects/thumbnail.tsx';
import styles from './item-list.module.css';

interface ItemRowProps {
  item: CollectionItem;
  title: ItemTitle | undefined;
  name: string;
  place: number;
  total: number;
  mayWrite: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDescribe: (described: { note: string; isSkippable: boolean }) => void;
  onDragStart: () => void;
  onDragEnd: () => void;
}

/** The position is no text to keep: leaving the field moves the title. */
const DESCRIBED = ['note', 'isSkippable'];

/** One title. Its buttons submit a form, so they work without script. */
export function ItemRow(props: ItemRowProps) {
  const { item, title, name, place, mayWrite } = props;
  return (
    <AdminForm
      intent="changeItems"
      about={{ name: 'item', value: itemKeyOf(item) }}
      className={styles.row}
      only={DESCRIBED}
      isScrollKept
      isQuiet
      onSubmit={(event) => act(event, props)}
    >
      {/* The button that Enter in the position field presses. */}
      <button type="submit" name="change" value="move" hidden tabIndex={-1} />
      {mayWrite ? <Order {...props} /> : <span className={styles.number}>{place}</span>}
      <Thumbnail kind="poster" path={title?.posterPath} />
      <span className={styles.name}>
        <Link to={subjectPath(item.kind, item.titleId)}>{name}</Link>
        <span className={styles.meta}>
          <b data-kind={item.kind}>{subjects[item.kind].words.one}</b>
          {title?.year && <span>· {title.year}</span>}
          {item.isSkippable && <Tag>{adminCollections.skippable}</Tag>}
        </span>
        {title?.trouble && (
          <span className={styles.trouble}>
            <Icon name="alert" />
            {adminCollections.troubles[title.trouble]}
          </span>
        )}
        {item.note && <span className={styles.note}>{item.note}</span>}
      </span>
      {mayWrite && <Tools {...props} />}
    </AdminForm>
  );
}

function act(event: FormEvent<HTMLFormElement>, { place, onMove, onRemove, onDescribe }: ItemRowProps): void {
  event.preventDefault();
  const { submitter } = event.nativeEvent as SubmitEvent;
  const form = new FormData(event.currentTarget);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  switch (submitter instanceof HTMLButtonElement ? submitter.value : 'move') {
    case 'up':
      return onMove(place - 1);
    case 'down':
      return onMove(place + 1);
    case 'remove':
      return onRemove();
    case 'describe':
      return onDescribe({ note: text('note').trim(), isSkippable: text('isSkippable') === '1' });
    default: {
      const to = Number.parseInt(text('to'), 10);
      if (Number.isInteger(to)) onMove(to);
    }
  }
}

function Order({ name, place, total, onMove, onDragStart, onDragEnd }: ItemRowProps) {
  const [typed, setTyped] = useState<string | undefined>(undefined);
  return (
    <>
      <button
        type="button"
        className={styles.grip}
        draggable
        aria-label={adminCollections.drag(name)}
        aria-describedby="ordem"
        onDragStart={(event) => {
          const row = event.currentTarget.closest('li');
          if (row) event.dataTransfer.setDragImage(row, 24, 24);
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', name);
          onDragStart();
        }}
        onDragEnd={onDragEnd}
      >
        <AdminIcon name="grip" />
      </button>
      <input
        className={styles.place}
        name="to"
        inputMode="numeric"
        autoComplete="off"
        aria-label={adminCollections.place(name)}
        maxLength={3}
        value={typed ?? String(place)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => {
          const to = Number.parseInt(typed ?? '', 10);
          setTyped(undefined);
          if (Number.isInteger(to) && to >= 1 && to <= total && to !== place) onMove(to);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(undefined);
          if (event.key === 'Enter') {
            event.preventDefault();
            const to = Number.parseInt(typed ?? '', 10);
            setTyped(undefined);
            if (Number.isInteger(to)) onMove(to);
          }
        }}
      />
    </>
  );
}

function Tools({ item, name, place, total }: ItemRowProps) {
  return (
    <>
      <span className={styles.moves}>
        <WriteButton name="change" value="up" aria-label={adminCollections.up(name)} disabled={place === 1}>
          <AdminIcon name="up" />
        </WriteButton>
        <WriteButton name="change" value="down" aria-label={adminCollections.down(name)} disabled={place === total}>
          <AdminIcon name="down" />
        </WriteButton>
        <WriteButton name="change" value="remove" aria-label={adminCollections.takeOff(name)}>
          <AdminIcon name="close" />
        </WriteButton>
      </span>
      <details className={styles.details}>
        <summary aria-label={adminCollections.detailsOf(name)}>{adminCollections.details}</summary>
        <div className={styles.described}>
          <input type="hidden" name="was" value={item.note} />
          <input
            key={item.note}
            className={controls.input}
            name="note"
            defaultValue={item.note}
            maxLength={NOTE_CHARACTERS}
            placeholder={adminCollections.notePlaceholder}
            aria-label={adminCollections.noteOf(name)}
            autoComplete="off"
          />
          <label className={controls.check}>
            <input
              key={String(item.isSkippable)}
              type="checkbox"
              name="isSkippable"
              value="1"
              defaultChecked={item.isSkippable}
              aria-label={adminCollections.skippableOf(name)}
            />
            {adminCollections.skippable}
          </label>
          <WriteButton
            name="change"
            value="describe"
            className={buttonClass('outline')}
            aria-label={adminCollections.saveNoteOf(name)}
          >
            {adminCollections.saveNote}
          </WriteButton>
        </div>
      </details>
    </>
  );
}

import { type ReactNode, useState } from 'react';
import { inputNames } from '#shared/admin/domain/editing/field-form.ts';
import { adminSimilar } from '#shared/admin/text/similar.ts';
import { SIMILAR_TITLES } from '#shared/domain/limits.ts';
import type { SimilarEdits } from '#shared/domain/titles/field-values.ts';
import { useHasScript } from '../../../ui/use-has-script.ts';
import { SuggestionBox, SuggestionField, SuggestionOptions } from '../../forms/suggestions.tsx';
import type { FoundSubject } from '../../palette/places.ts';
import { useFoundSubjects } from '../../palette/use-found-subjects.ts';
import { Thumbnail } from '../../subjects/thumbnail.tsx';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { useRelatedTitles } from './related-titles.tsx';
import own from './similar-control.module.css';

const words = adminSimilar;
const NONE: SimilarEdits = { pinned: [], banned: [] };

interface Row {
  id: number;
  title: string;
  year: string;
  posterPath: string | undefined;
}

/** Titles pinned by us, TMDB's suggestions that we have, and titles that are never shown. Rows stay where they are until it is reloaded. */
export function SimilarControl(props: ControlProps) {
  const { field, value, provider, onValue } = props;
  const known = useRelatedTitles();
  const edits = (value as SimilarEdits | null) ?? NONE;
  const [first] = useState(edits);
  const [added, setAdded] = useState<readonly Row[]>([]);
  const rowOf = (id: number): Row => {
    const { title, year, posterPath } = known.get(id) ?? { title: '', year: '', posterPath: undefined };
    return { id, title: title || words.title(id), year, posterPath };
  };
  const chosen = new Set([...first.pinned, ...first.banned.map(({ id }) => id), ...added.map(({ id }) => id)]);
  const suggested = ((provider as readonly number[] | null) ?? []).filter(
    (id) => !chosen.has(id) && known.get(id)?.title && known.get(id)?.trouble === undefined,
  );
  const pinned = [...first.pinned.map(rowOf), ...added];
  const add = ({ id, title, year }: FoundSubject) => {
    if (chosen.has(id) || edits.pinned.includes(id)) return;
    setAdded([...added, { id, title, year, posterPath: undefined }]);
    onValue({ ...edits, pinned: [...edits.pinned, id] });
  };
  return (
    <div className={own.control}>
      <p className={own.hint}>{words.hint(SIMILAR_TITLES)}</p>
      <Add {...props} onAdd={add} />
      <Group title={words.pinned} rows={pinned}>
        {(row) => <Line field={field} row={row} place={pinned.indexOf(row) + 1} />}
      </Group>
      <Group title={words.suggested} rows={suggested.map(rowOf)}>
        {(row) => <Line field={field} row={row} />}
      </Group>
      {suggested.length + pinned.length === 0 && <p className={styles.empty}>{words.none}</p>}
      <Group title={words.banned} rows={first.banned.map(({ id }) => rowOf(id))}>
        {(row) => <Line field={field} row={row} reason={first.banned.find(({ id }) => id === row.id)?.reason ?? ''} />}
      </Group>
    </div>
  );
}

function Group({ title, rows, children }: { title: string; rows: readonly Row[]; children: (row: Row) => ReactNode }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h4 className={own.group}>{title}</h4>
      <ul className={own.list}>
        {rows.map((row) => (
          <li key={row.id} className={own.row}>
            {children(row)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A place pins the title; the tick bans it, and the reason is for other editors. */
function Line({ field, row, place, reason }: { field: string; row: Row; place?: number; reason?: string }) {
  const [isBanned, setIsBanned] = useState(reason !== undefined);
  const hasScript = useHasScript();
  const input = (part: string) => inputNames.row(field, 'of', row.id, part);
  return (
    <>
      <Thumbnail kind="poster" path={row.posterPath} />
      <span className={own.name}>
        <b>{row.title}</b>
        {row.year && <span>{row.year}</span>}
      </span>
      <label className={styles.place}>
        {words.place}
        <input
          type="number"
          min={1}
          max={SIMILAR_TITLES}
          name={input('place')}
          defaultValue={place ?? ''}
          aria-label={words.placeOf(row.title)}
        />
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          name={input('banned')}
          value="1"
          defaultChecked={reason !== undefined}
          aria-label={words.banOf(row.title)}
          onChange={(event) => setIsBanned(event.target.checked)}
        />
        {words.ban}
      </label>
      {(isBanned || !hasScript) && (
        <input
          className={own.reason}
          name={input('reason')}
          defaultValue={reason ?? ''}
          placeholder={words.reason}
          aria-label={words.reasonOf(row.title)}
          autoComplete="off"
        />
      )}
    </>
  );
}

type AddProps = ControlProps & { onAdd: (found: FoundSubject) => void };

function Add({ field, id, entity, onAdd }: AddProps) {
  const hasScript = useHasScript();
  const name = inputNames.row(field, 'add', 0, 'title');
  return (
    <div className={own.add}>
      <label htmlFor={id}>{words.add}</label>
      {hasScript ? (
        <Finder id={id} entity={entity} onAdd={onAdd} />
      ) : (
        <input id={id} name={name} className={styles.input} autoComplete="off" aria-describedby={`${id}-busca`} />
      )}
      <span id={`${id}-busca`} className={own.hint}>
        {words.addHint}
      </span>
    </div>
  );
}

/** Not rendered on the server, as the field of voices. */
function Finder({ id, entity, onAdd }: Pick<AddProps, 'id' | 'entity' | 'onAdd'>) {
  const [text, setText] = useState('');
  const found = useFoundSubjects(text).found.filter((each) => each.entity === entity);
  return (
    <SuggestionBox suggestions={found} value={text} onType={setText}>
      <SuggestionField
        id={id}
        className={styles.input}
        isExpanded={found.length > 0}
        aria-describedby={`${id}-busca`}
        // The text is a search, no value of the field.
        onChange={(event) => event.stopPropagation()}
      />
      {found.length > 0 && (
        <SuggestionOptions
          label={words.found}
          listClass={styles.found}
          optionClass={styles.option}
          keyOf={(title: FoundSubject) => String(title.id)}
          onChoose={(title) => {
            setText('');
            onAdd(title);
          }}
        >
          {({ title, year }) => (
            <>
              {title} {year && <span>({year})</span>}
            </>
          )}
        </SuggestionOptions>
      )}
    </SuggestionBox>
  );
}

import { Fragment, useState } from 'react';
import { readSimilar } from '#shared/admin/domain/editing/typed-value.ts';
import { adminSimilar } from '#shared/admin/text/similar.ts';
import { SIMILAR_TITLES } from '#shared/domain/limits.ts';
import type { SimilarEdits } from '#shared/domain/titles/field-values.ts';
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
  group: 'pinned' | 'suggested' | 'banned';
  place: number;
  isBanned: boolean;
  reason: string;
}

/** Titles pinned by us, TMDB's suggestions that we have, and titles that are never shown. Rows stay where they are until it is reloaded. */
export function SimilarControl({ value, provider, id, entity, onValue }: ControlProps) {
  const known = useRelatedTitles();
  const [found, setFound] = useState<ReadonlyMap<number, FoundSubject>>(new Map());
  const [rows, setRows] = useState<readonly Row[]>(() =>
    toRows((value as SimilarEdits | null) ?? NONE, provider, known),
  );
  const change = (next: readonly Row[]) => {
    setRows(next);
    onValue(readSimilar(next));
  };
  const add = (title: FoundSubject) => {
    if (rows.some((row) => row.id === title.id && (row.place > 0 || row.isBanned))) return;
    setFound(new Map(found).set(title.id, title));
    const others = rows.filter((row) => row.id !== title.id);
    const place = others.filter((row) => row.place > 0).length + 1;
    change([...others, { id: title.id, group: 'pinned', place, isBanned: false, reason: '' }]);
  };
  return (
    <div className={own.control}>
      <p className={own.hint}>{words.hint(SIMILAR_TITLES)}</p>
      <div className={own.add}>
        <label htmlFor={id}>{words.add}</label>
        <Finder id={id} entity={entity} onAdd={add} />
        <span id={`${id}-busca`} className={own.hint}>
          {words.addHint}
        </span>
      </div>
      {GROUPS.map((group) => {
        const shown = rows.filter((row) => row.group === group);
        return shown.length === 0 ? null : (
          <Fragment key={group}>
            <h4 className={own.group}>{words[group]}</h4>
            <ul className={own.list}>
              {shown.map((row) => (
                <Line
                  key={row.id}
                  row={row}
                  title={known.get(row.id) ?? found.get(row.id)}
                  onChange={(part) => change(rows.map((each) => (each === row ? { ...row, ...part } : each)))}
                />
              ))}
            </ul>
          </Fragment>
        );
      })}
      {rows.every(({ group }) => group === 'banned') && <p className={styles.empty}>{words.none}</p>}
    </div>
  );
}

const GROUPS = ['pinned', 'suggested', 'banned'] as const;

function toRows(
  { pinned, banned }: SimilarEdits,
  provider: unknown,
  known: ReturnType<typeof useRelatedTitles>,
): Row[] {
  const chosen = new Set([...pinned, ...banned.map(({ id }) => id)]);
  const suggested = ((provider as readonly number[] | null) ?? []).filter(
    (id) => !chosen.has(id) && known.get(id)?.title && known.get(id)?.trouble === undefined,
  );
  const plain = { place: 0, isBanned: false, reason: '' };
  return [
    ...pinned.map((id, at) => ({ ...plain, id, group: 'pinned' as const, place: at + 1 })),
    ...suggested.map((id) => ({ ...plain, id, group: 'suggested' as const })),
    ...banned.map(({ id, reason }) => ({ ...plain, id, group: 'banned' as const, isBanned: true, reason })),
  ];
}

interface LineProps {
  row: Row;
  title: { title: string; year: string; posterPath?: string | undefined } | undefined;
  onChange: (part: Partial<Row>) => void;
}

/** A place pins the title; the tick bans it, and the reason is for other editors. */
function Line({ row: { id, place, isBanned, reason }, title, onChange }: LineProps) {
  const name = title?.title || words.title(id);
  return (
    <li className={own.row}>
      <Thumbnail kind="poster" path={title?.posterPath} />
      <span className={own.name}>
        <b>{name}</b>
        {title?.year && <span>{title.year}</span>}
      </span>
      <label className={styles.place}>
        {words.place}
        <input
          type="number"
          min={1}
          max={SIMILAR_TITLES}
          defaultValue={place || ''}
          aria-label={words.placeOf(name)}
          onChange={(event) => onChange({ place: Number(event.target.value) || 0 })}
        />
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          defaultChecked={isBanned}
          aria-label={words.banOf(name)}
          onChange={(event) => onChange({ isBanned: event.target.checked })}
        />
        {words.ban}
      </label>
      {isBanned && (
        <input
          className={own.reason}
          defaultValue={reason}
          placeholder={words.reason}
          aria-label={words.reasonOf(name)}
          autoComplete="off"
          onChange={(event) => onChange({ reason: event.target.value })}
        />
      )}
    </li>
  );
}

interface FinderProps extends Pick<ControlProps, 'id' | 'entity'> {
  onAdd: (found: FoundSubject) => void;
}

function Finder({ id, entity, onAdd }: FinderProps) {
  const [text, setText] = useState('');
  const found = useFoundSubjects(text).found.filter((each) => each.entity === entity);
  return (
    <SuggestionBox suggestions={found} value={text} onType={setText}>
      <SuggestionField
        id={id}
        className={styles.input}
        isExpanded={found.length > 0}
        aria-describedby={`${id}-busca`}
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

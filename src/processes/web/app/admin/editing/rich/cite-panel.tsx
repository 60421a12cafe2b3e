import type { Editor } from '@tiptap/core';
import { useEffect, useId, useState } from 'react';
import { useFetcher } from 'react-router';
import type { SubjectLine } from '#shared/admin/domain/edited-subject.ts';
import { subjectsPath } from '#shared/admin/domain/paths.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminFields } from '#shared/admin/text/fields.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { buildPersonSlug, buildTitleSlug } from '#shared/domain/slug.ts';
import styles from './rich-editor.module.css';

const LINES = 5;
const WAIT_MS = 250;
const ENTITIES: readonly Entity[] = ['movie', 'series', 'person'];

/** Inserts a link to one of the site's pages, found by name. */
export function CitePanel({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const id = useId();
  const [query, setQuery] = useState('');
  const insert = (line: SubjectLine) => {
    const { from, to } = editor.state.selection;
    const chain = editor.chain().focus();
    if (from === to)
      chain
        .insertContent([
          { type: 'text', text: line.title, marks: [{ type: 'link', attrs: { href: addressOf(line) } }] },
          { type: 'text', text: ' ' },
        ])
        .run();
    else chain.setLink({ href: addressOf(line) }).run();
    onDone();
  };
  return (
    <div className={styles.panel}>
      <label htmlFor={id}>{adminFields.findTitle}</label>
      <input
        id={id}
        value={query}
        autoFocus
        autoComplete="off"
        onChange={(event) => {
          event.stopPropagation();
          setQuery(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
          if (event.key === 'Escape') onDone();
        }}
      />
      <div className={styles.found}>
        {ENTITIES.map((entity) => (
          <Found key={entity} entity={entity} query={query.trim()} onChoose={insert} />
        ))}
      </div>
    </div>
  );
}

interface FoundProps {
  entity: Entity;
  query: string;
  onChoose: (line: SubjectLine) => void;
}

function Found({ entity, query, onChoose }: FoundProps) {
  const { load, data } = useFetcher<{ lines: SubjectLine[] }>();
  useEffect(() => {
    if (query.length < 2) return;
    const timer = setTimeout(() => void load(subjectsPath(entity, query)), WAIT_MS);
    return () => clearTimeout(timer);
  }, [query, entity, load]);
  if (query.length < 2 || !data || data.lines.length === 0) return null;
  return data.lines.slice(0, LINES).map((line) => (
    <button key={line.id} type="button" onClick={() => onChoose(line)}>
      {line.title} {line.year && <span>({line.year})</span>} <span>{adminEditing.one[entity]}</span>
    </button>
  ));
}

function addressOf({ entity, title, year, id }: SubjectLine): string {
  if (entity === 'person') return paths.person(buildPersonSlug(title, id));
  const slug = buildTitleSlug(title, year ? Number(year) : null, id);
  return entity === 'movie' ? paths.movie(slug) : paths.oneSeries(slug);
}

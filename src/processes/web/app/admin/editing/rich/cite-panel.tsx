import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminFields } from '#shared/admin/text/fields.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { buildPersonSlug, buildTitleSlug } from '#shared/domain/slug.ts';
import { SuggestionBox, SuggestionField, SuggestionOptions } from '../../forms/suggestions.tsx';
import type { FoundSubject } from '../../palette/places.ts';
import { useFoundSubjects } from '../../palette/use-found-subjects.ts';
import styles from './rich-editor.module.css';

/** Inserts a link to one of the site's pages, found by name. */
export function CitePanel({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const id = useId();
  const [query, setQuery] = useState('');
  const { found, isAsking } = useFoundSubjects(query);
  const insert = (subject: FoundSubject) => {
    const { from, to } = editor.state.selection;
    const chain = editor.chain().focus();
    if (from === to)
      chain
        .insertContent([
          { type: 'text', text: subject.title, marks: [{ type: 'link', attrs: { href: addressOf(subject) } }] },
          { type: 'text', text: ' ' },
        ])
        .run();
    else chain.setLink({ href: addressOf(subject) }).run();
    onDone();
  };
  const isEmpty = query.trim() !== '' && !isAsking && found.length === 0;
  return (
    <div className={styles.panel}>
      <label htmlFor={id}>{adminFields.findTitle}</label>
      <SuggestionBox suggestions={found} value={query} onType={setQuery}>
        <SuggestionField
          id={id}
          isExpanded={found.length > 0}
          // The editor has just opened this panel to type in it.
          autoFocus
          // This input belongs to the editor: the form around it must not see the change.
          onChange={(event) => event.stopPropagation()}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && found.length === 0) event.preventDefault();
            if (event.key === 'Escape') onDone();
          }}
        />
        <p className={styles.nothing} role="status">
          {isEmpty && adminFields.findTitleEmpty}
        </p>
        {found.length > 0 && (
          <SuggestionOptions
            label={adminFields.findTitle}
            listClass={styles.found}
            optionClass={styles.option}
            keyOf={({ entity, id: number }: FoundSubject) => `${entity}-${number}`}
            onChoose={insert}
          >
            {({ entity, title, year }) => (
              <>
                {title} {year && <span>({year})</span>} <span>{subjects[entity].words.one}</span>
              </>
            )}
          </SuggestionOptions>
        )}
      </SuggestionBox>
    </div>
  );
}

function addressOf({ entity, title, year, id }: FoundSubject): string {
  if (entity === 'person') return paths.person(buildPersonSlug(title, id));
  const slug = buildTitleSlug(title, year ? Number(year) : null, id);
  return entity === 'movie' ? paths.movie(slug) : paths.oneSeries(slug);
}

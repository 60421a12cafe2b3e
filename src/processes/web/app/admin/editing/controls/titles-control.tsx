import { useState } from 'react';
import { noneIfEmpty } from '#shared/admin/domain/editing/typed-value.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { adminNews as words } from '#shared/admin/text/news.ts';
import type { NamedKey } from '#shared/domain/titles/collection-items.ts';
import { SuggestionBox, SuggestionField, SuggestionOptions } from '../../forms/suggestions.tsx';
import type { FoundSubject } from '../../palette/places.ts';
import { useFoundSubjects } from '../../palette/use-found-subjects.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { useRelatedTitles } from './related-titles.tsx';

const keyOf = ({ kind, titleId }: NamedKey) => `${kind}-${titleId}`;

/** Titles and people, found by name, in the order in which they were added. */
export function TitlesControl({ value, id, describedBy, onValue }: ControlProps) {
  const related = useRelatedTitles();
  const [named, setNamed] = useState((value as readonly NamedKey[] | null) ?? []);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const [text, setText] = useState('');
  const found = useFoundSubjects(text).found;
  const change = (next: readonly NamedKey[]) => {
    setNamed(next);
    onValue(noneIfEmpty(next));
  };
  const add = ({ entity: kind, id: titleId, title }: FoundSubject) => {
    const key = { kind, titleId };
    setText('');
    setNames(new Map([...names, [keyOf(key), title]]));
    if (!named.some((each) => keyOf(each) === keyOf(key))) change([...named, key]);
  };
  const nameOf = (each: NamedKey) =>
    names.get(keyOf(each)) ??
    ([related.get(each.titleId)].find((title) => title?.kind === each.kind)?.title ||
      adminCollections.unnamed(subjects[each.kind].words.one, each.titleId));
  return (
    <div className="stack gap-8">
      <SuggestionBox suggestions={found} value={text} onType={setText}>
        <SuggestionField
          id={id}
          className={styles.input}
          aria-label={words.find}
          aria-describedby={describedBy}
          isExpanded={found.length > 0}
        />
        {found.length > 0 && (
          <SuggestionOptions
            label={words.find}
            listClass={styles.found}
            optionClass={styles.option}
            keyOf={(each: FoundSubject) => `${each.entity}-${each.id}`}
            onChoose={add}
          >
            {({ entity, title, year }) => [title, subjects[entity].words.one, year].filter(Boolean).join(' · ')}
          </SuggestionOptions>
        )}
      </SuggestionBox>
      {named.length === 0 && <p className={styles.empty}>{words.none}</p>}
      <ul className="stack gap-4">
        {named.map((each) => (
          <li key={keyOf(each)} className="row split gap-8">
            <span>{nameOf(each)}</span>
            <button type="button" onClick={() => change(named.filter((other) => other !== each))}>
              {words.remove(nameOf(each))}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

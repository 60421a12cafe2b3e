import { useState } from 'react';
import { readTyped } from '#shared/admin/domain/editing/typed-value.ts';
import { adminFields } from '#shared/admin/text/fields.ts';
import { buildTitleSlug } from '#shared/domain/slug.ts';
import { classNames } from '../../../design/class-names.ts';
import { SuggestionBox, SuggestionField, SuggestionOptions } from '../../forms/suggestions.tsx';
import type { FoundSubject } from '../../palette/places.ts';
import { useFoundSubjects } from '../../palette/use-found-subjects.ts';
import { type ControlProps, textOf } from './control.ts';
import styles from './controls.module.css';

/** Another series, by the slug or URL of its page. A name can be typed, and the chosen series gives its slug. */
export function SeriesControl({ field, spec, value, id, describedBy, isInvalid, onValue }: ControlProps) {
  const [text, setText] = useState(textOf(value));
  const [query, setQuery] = useState('');
  const found = useFoundSubjects(query).found.filter(({ entity }) => entity === 'series');
  const choose = (series: FoundSubject) => {
    const slug = buildTitleSlug(series.title, series.year ? Number(series.year) : null, series.id);
    setText(slug);
    setQuery('');
    onValue(slug);
  };
  return (
    <SuggestionBox
      suggestions={found}
      value={text}
      onType={(typed) => {
        setText(typed);
        setQuery(typed);
        onValue(readTyped(spec.kind, field, typed));
      }}
    >
      <SuggestionField
        id={id}
        className={classNames(styles.input, isInvalid && styles.wrong)}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        isExpanded={found.length > 0}
      />
      {found.length > 0 && (
        <SuggestionOptions
          label={adminFields.findSeries}
          listClass={styles.found}
          optionClass={styles.option}
          keyOf={(series: FoundSubject) => String(series.id)}
          onChoose={choose}
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

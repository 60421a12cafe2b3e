import { type ComponentProps, useState } from 'react';
import { inputNames } from '#shared/admin/domain/editing/field-form.ts';
import { adminFields } from '#shared/admin/text/fields.ts';
import { buildTitleSlug } from '#shared/domain/slug.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useHasScript } from '../../../ui/use-has-script.ts';
import { SuggestionBox, SuggestionField, SuggestionOptions } from '../../forms/suggestions.tsx';
import type { FoundSubject } from '../../palette/places.ts';
import { useFoundSubjects } from '../../palette/use-found-subjects.ts';
import { type ControlProps, textOf } from './control.ts';
import styles from './controls.module.css';

type PlainControl = Pick<ComponentProps<'input'>, 'id' | 'name' | 'className' | 'aria-invalid' | 'aria-describedby'>;

/** Another series, by the slug or URL of its page. With script a name can be typed, and the chosen series gives its slug. */
export function SeriesControl(props: ControlProps) {
  const { field, value, id, describedBy, isInvalid } = props;
  const control = {
    ...{ id, name: inputNames.value(field), className: classNames(styles.input, isInvalid && styles.wrong) },
    ...{ 'aria-invalid': isInvalid || undefined, 'aria-describedby': describedBy },
  };
  return useHasScript() ? <Found {...props} control={control} /> : <input {...control} defaultValue={textOf(value)} />;
}

/** Not rendered on the server: Base UI hides an input of its own by a style attribute, which our policy refuses in markup. */
function Found({ value, onValue, control }: ControlProps & { control: PlainControl }) {
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
      }}
    >
      <SuggestionField {...control} isExpanded={found.length > 0} />
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

import { type ComponentProps, useId, useState } from 'react';
import { namePerson } from '#shared/admin/domain/dubbing/check-voice.ts';
import { VOICES } from '#shared/admin/domain/limits.ts';
import { adminDubbing } from '#shared/admin/text/dubbing.ts';
import { classNames } from '../../design/class-names.ts';
import { useHasScript } from '../../design/use-has-script.ts';
import controls from '../editing/controls/controls.module.css';
import fields from '../forms/field.module.css';
import { useRefused } from '../forms/refused.ts';
import { SuggestionBox, SuggestionField, SuggestionOptions } from '../forms/suggestions.tsx';
import type { FoundSubject } from '../palette/places.ts';
import { useFoundSubjects } from '../palette/use-found-subjects.ts';

const words = adminDubbing;

interface VoicePersonFieldProps {
  value: string;
}

export function VoicePersonField(props: VoicePersonFieldProps) {
  return <PersonField {...props} name="voice" label={words.voice} hint={words.voiceHint} />;
}

type PersonFieldProps = VoicePersonFieldProps & { name: string; label: string; hint: string };

/** A person by name. With script, people with the typed name are offered, and the chosen one gives name and number. */
export function PersonField({ value, name, label, hint }: PersonFieldProps) {
  const id = useId();
  const hasScript = useHasScript();
  const { error, typed } = useRefused(name);
  const control = {
    ...{ id, name, className: classNames(fields.input, error && fields.wrong), required: true },
    ...{ 'aria-invalid': error ? true : undefined, 'aria-describedby': `${id}-hint${error ? ` ${id}-error` : ''}` },
  };
  const text = typed ?? value;
  return (
    <div className={fields.field}>
      <div className={fields.head}>
        <label htmlFor={id}>{label}</label>
      </div>
      {hasScript ? <Found control={control} text={text} /> : <input {...control} defaultValue={text} />}
      {error && (
        <p id={`${id}-error`} className={fields.error} role="alert">
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className={fields.hint}>
        {hint}
      </p>
    </div>
  );
}

/** Not rendered on the server: Base UI hides an input of its own by a style attribute, which our policy refuses in markup. */
function Found({ control, text: given }: { control: ComponentProps<'input'>; text: string }) {
  const [text, setText] = useState(given);
  const [query, setQuery] = useState('');
  const found = useFoundSubjects(query)
    .found.filter(({ entity }) => entity === 'person')
    .slice(0, VOICES.found);
  const { className, style: _style, onKeyDown: _onKeyDown, type: _type, ...rest } = control;
  return (
    <SuggestionBox
      suggestions={found}
      value={text}
      onType={(typed) => {
        setText(typed);
        setQuery(typed);
      }}
    >
      <SuggestionField {...rest} className={className} isExpanded={found.length > 0} />
      {found.length > 0 && (
        <SuggestionOptions
          label={words.found}
          listClass={controls.found}
          optionClass={controls.option}
          keyOf={(person: FoundSubject) => String(person.id)}
          onChoose={(person) => {
            setText(namePerson(person.title, person.id));
            setQuery('');
          }}
        >
          {({ title, id: number }) => (
            <>
              {title} <span>#{number}</span>
            </>
          )}
        </SuggestionOptions>
      )}
    </SuggestionBox>
  );
}

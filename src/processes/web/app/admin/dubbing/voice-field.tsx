import { useId, useState } from 'react';
import { namePerson } from '#shared/admin/domain/dubbing/check-voice.ts';
import { VOICES } from '#shared/admin/domain/limits.ts';
import { adminDubbing } from '#shared/admin/text/dubbing.ts';
import { classNames } from '../../ui/class-names.ts';
import controls from '../editing/controls/controls.module.css';
import fields from '../forms/field.module.css';
import { SuggestionField, SuggestionList, Suggestions } from '../forms/suggestions.tsx';
import type { Outcome } from '../outcome.ts';
import type { FoundSubject } from '../palette/places.ts';
import { useFoundSubjects } from '../palette/use-found-subjects.ts';

const words = adminDubbing;

/** A person by name. With script, people with the typed name are offered, and the chosen one gives name and number. */
export function VoiceField({ value, outcome }: { value: string; outcome: Outcome | undefined }) {
  const id = useId();
  const [text, setText] = useState(outcome?.values?.voice ?? value);
  const [query, setQuery] = useState('');
  const found = useFoundSubjects(query)
    .found.filter(({ entity }) => entity === 'person')
    .slice(0, VOICES.found);
  const error = outcome?.fields?.voice;
  return (
    <div className={fields.field}>
      <div className={fields.head}>
        <label htmlFor={id}>{words.voice}</label>
      </div>
      <Suggestions
        suggestions={found}
        value={text}
        onType={(typed) => {
          setText(typed);
          setQuery(typed);
        }}
      >
        <SuggestionField
          id={id}
          name="voice"
          className={classNames(fields.input, error && fields.wrong)}
          isExpanded={found.length > 0}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          required
        />
        {found.length > 0 && (
          <SuggestionList
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
          </SuggestionList>
        )}
      </Suggestions>
      {error && (
        <p id={`${id}-error`} className={fields.error} role="alert">
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className={fields.hint}>
        {words.voiceHint}
      </p>
    </div>
  );
}

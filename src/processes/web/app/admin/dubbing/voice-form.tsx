import { Link } from 'react-router';
import { namePerson } from '#shared/admin/domain/dubbing/check-voice.ts';
import type { CastRole } from '#shared/admin/domain/dubbing/find-role.ts';
import type { VoiceLine } from '#shared/admin/domain/dubbing/voice-screens.ts';
import { voicesPath } from '#shared/admin/domain/paths.ts';
import { adminDubbing } from '#shared/admin/text/dubbing.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import type { DubbedTitle } from '#shared/domain/dubbing/dubbing.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Checkbox, Field } from '../forms/field.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { useSuccesses } from '../forms/use-successes.ts';
import { Panel } from '../frame/panel.tsx';
import { type Outcome, outcomeOf } from '../outcome.ts';
import site from '../site/site.module.css';
import { SeenFields } from '../subscriptions/dated-fields.tsx';
import { VoicePersonField } from './voice-field.tsx';

const PARAMETERS = ['editar', 'papel'];
const words = adminDubbing;

interface VoiceFormProps {
  title: DubbedTitle;
  edited: VoiceLine | undefined;
  /** Chosen in the address. */
  character: string;
  roles: CastRole[];
  /** Studio, director and source are usually those of the line before. */
  last: VoiceLine | undefined;
  outcome: Outcome | undefined;
}

export function VoiceForm({ title, edited, character, roles, last, outcome }: VoiceFormProps) {
  const own = outcomeOf(outcome, 'save');
  // The typed values are shown again only if they were refused.
  const refused = own && !own.notice ? own : undefined;
  const { times } = useSuccesses(own);
  const before = edited ?? last;
  return (
    <Panel title={edited ? words.editForm(edited.character) : words.form}>
      <AdminForm intent="save" outcome={outcome} isQuiet key={times} parameters={PARAMETERS}>
        <SeenFields edited={edited} />
        <Field
          name="character"
          label={words.character}
          hint={words.characterHint}
          list="papeis"
          outcome={refused}
          defaultValue={edited?.character ?? character}
          autoComplete="off"
          required
        />
        <datalist id="papeis">
          {roles.map((role) => (
            <option key={role.character} value={role.character}>
              {role.actor}
            </option>
          ))}
        </datalist>
        <VoicePersonField outcome={refused} value={edited ? namePerson(edited.voice, edited.voiceId) : ''} />
        <Checkbox name="create" label={words.create} isOn={refused?.values?.create === '1'} />
        <Field
          name="original"
          label={words.original}
          hint={words.originalHint}
          outcome={refused}
          defaultValue={edited?.original}
          autoComplete="off"
        />
        <Field name="studio" label={words.studio} outcome={refused} defaultValue={before?.studio} autoComplete="off" />
        <Field
          name="director"
          label={words.director}
          outcome={refused}
          defaultValue={before?.director}
          autoComplete="off"
        />
        <Field
          name="source"
          type="url"
          label={words.source}
          hint={words.sourceHint}
          outcome={refused}
          defaultValue={before?.sourceUrl}
          spellCheck={false}
          autoComplete="off"
          required
        />
        <div className={site.buttons}>
          <Submit intent="save">{adminSubscriptions.publish}</Submit>
          {(edited || character) && (
            <Link className={buttonClass('quiet')} to={voicesPath(title)}>
              {adminSubscriptions.cancel}
            </Link>
          )}
        </div>
      </AdminForm>
    </Panel>
  );
}

import { namePerson } from '#shared/admin/domain/dubbing/check-voice.ts';
import type { CastRole } from '#shared/admin/domain/dubbing/find-role.ts';
import { adminDubbing } from '#shared/admin/text/dubbing.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import type { VoiceFields } from '#shared/domain/dubbing/dubbing.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field } from '../forms/field.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { Panel } from '../frame/panel.tsx';
import site from '../site/site.module.css';
import { VoicePersonField } from './voice-field.tsx';

const words = adminDubbing;

interface VoiceFormProps {
  edited: VoiceFields | undefined;
  /** The name of its person now. */
  name: string;
  roles: readonly CastRole[];
  /** Studio, director and source are usually those of the line before. */
  last: VoiceFields | undefined;
  onCancel: () => void;
}

/** One line of the dubbing cast, put into the draft. */
export function VoiceForm({ edited, name, roles, last, onCancel }: VoiceFormProps) {
  const before = edited ?? last;
  return (
    <Panel title={edited ? words.editForm(edited.character) : words.form}>
      <AdminForm intent="putVoice" isQuiet isScrollKept>
        <input type="hidden" name="was" value={edited ? JSON.stringify(edited) : ''} />
        <Field
          name="character"
          label={words.character}
          hint={words.characterHint}
          list="papeis"
          defaultValue={edited?.character}
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
        <VoicePersonField value={edited ? namePerson(name, edited.voiceId) : ''} />
        <Field
          name="original"
          label={words.original}
          hint={words.originalHint}
          defaultValue={edited?.original}
          autoComplete="off"
        />
        <Field name="studio" label={words.studio} defaultValue={before?.studio} autoComplete="off" />
        <Field name="director" label={words.director} defaultValue={before?.director} autoComplete="off" />
        <Field
          name="source"
          type="url"
          label={words.source}
          hint={words.sourceHint}
          defaultValue={before?.sourceUrl}
          spellCheck={false}
          autoComplete="off"
          required
        />
        <div className={site.buttons}>
          <Submit intent="putVoice">{adminSite.putInDraft}</Submit>
          {edited && (
            <button type="button" className={buttonClass('quiet')} onClick={onCancel}>
              {adminSubscriptions.cancel}
            </button>
          )}
        </div>
      </AdminForm>
    </Panel>
  );
}

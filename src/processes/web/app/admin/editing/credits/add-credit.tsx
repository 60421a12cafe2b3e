import type { EditedCredits } from '#shared/admin/domain/editing/edited-credits.ts';
import { adminCredits } from '#shared/admin/text/credits.ts';
import { listCrewJobs } from '#shared/domain/people/crew-jobs.ts';
import { PersonField } from '../../dubbing/voice-field.tsx';
import { AdminForm } from '../../forms/admin-form.tsx';
import { Field } from '../../forms/field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { Submit } from '../../forms/submit.tsx';
import { Panel } from '../../frame/panel.tsx';
import styles from './credits-panel.module.css';

const words = adminCredits.add;

/** A person whom TMDB does not credit; people whom editors created are found too. */
export function AddCredit({ credits: { list, lines } }: { credits: EditedCredits }) {
  return (
    <Panel title={words.title} className={styles.add}>
      {/* After a credit was added the form is empty again. */}
      <AdminForm key={lines.length} intent="addCredit" isQuiet className={styles.form}>
        <input type="hidden" name="list" value={list} />
        <PersonField name="person" label={words.person} hint={words.personHint} value="" />
        {list === 'cast' ? (
          <Field name="part" label={adminCredits.fields.character} autoComplete="off" />
        ) : (
          <SelectField name="part" label={adminCredits.fields.job}>
            <option value="">{words.jobMissing}</option>
            {listCrewJobs().map(({ job, name }) => (
              <option key={job} value={job}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <Submit intent="addCredit" look="outline">
          {words.submit}
        </Submit>
      </AdminForm>
    </Panel>
  );
}

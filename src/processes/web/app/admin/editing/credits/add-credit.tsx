import type { EditedCredits } from '#shared/admin/domain/editing/edited-credits.ts';
import { adminCredits } from '#shared/admin/text/credits.ts';
import { listCrewJobs } from '#shared/domain/people/crew-jobs.ts';
import { PersonField } from '../../dubbing/voice-field.tsx';
import { AdminForm } from '../../forms/admin-form.tsx';
import { Field } from '../../forms/field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { Submit } from '../../forms/submit.tsx';
import { Panel } from '../../frame/panel.tsx';
import { outcomeOf } from '../../outcome.ts';
import type { EditPageProps } from '../edit-page-props.ts';
import styles from './credits-panel.module.css';

const words = adminCredits.add;

/** A person whom TMDB does not credit; people whom editors created are found too. */
export function AddCredit({ credits: { list, lines }, outcome }: EditPageProps & { credits: EditedCredits }) {
  const own = outcomeOf(outcome, 'addCredit');
  const refused = own?.fields ? own : undefined;
  return (
    <Panel title={words.title} className={styles.add}>
      {/* After a credit was added the form is empty again. */}
      <AdminForm key={lines.length} intent="addCredit" outcome={outcome} isQuiet className={styles.form}>
        <input type="hidden" name="list" value={list} />
        <PersonField name="person" label={words.person} hint={words.personHint} value="" outcome={refused} />
        {list === 'cast' ? (
          <Field name="part" label={adminCredits.fields.character} outcome={refused} autoComplete="off" />
        ) : (
          <SelectField name="part" label={adminCredits.fields.job} outcome={refused}>
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

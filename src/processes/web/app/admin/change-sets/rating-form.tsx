import { useId } from 'react';
import { RATING_FIELDS } from '#shared/admin/domain/change-sets.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminChanges } from '#shared/admin/text/change-sets.ts';
import { FieldControl, isGroup } from '../editing/field/field-control.tsx';
import { AdminForm } from '../forms/admin-form.tsx';
import { Submit } from '../forms/submit.tsx';
import { Hint } from '../frame/panel.tsx';
import styles from './change-set-page.module.css';

/** Films and series have the same fields of an age rating. */
const FIELDS = RATING_FIELDS.map((field) => ({ field, spec: subjects.movie.fields[field] }));

/** The rating that all titles of the set get. */
export function RatingForm() {
  const prefix = useId();
  return (
    <AdminForm intent="fill" className={styles.rating} isQuiet>
      {FIELDS.map(({ field, spec }) => {
        const [id, labelledBy] = [`${prefix}-${field}`, `${prefix}-${field}-label`];
        const control = (
          <FieldControl
            {...{ field, spec, id, labelledBy }}
            value={null}
            provider={null}
            describedBy={undefined}
            isInvalid={false}
            onValue={() => undefined}
            others={[]}
          />
        );
        return isGroup(spec) ? (
          <fieldset key={field}>
            <legend>{spec.label}</legend>
            {control}
          </fieldset>
        ) : (
          <div key={field}>
            <label id={labelledBy} htmlFor={id}>
              {spec.label}
            </label>
            {control}
          </div>
        );
      })}
      <Submit intent="fill">{adminChanges.rateShow}</Submit>
      <Hint>{adminChanges.rateHint}</Hint>
    </AdminForm>
  );
}

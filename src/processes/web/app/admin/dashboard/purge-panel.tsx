import { adminNeeds } from '#shared/admin/text/dashboard-needs.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field } from '../forms/field.tsx';
import { Submit } from '../forms/submit.tsx';
import { Panel } from '../frame/panel.tsx';
import styles from './dashboard-page.module.css';

/** Purges one page from the caches: only the time to render it again is lost. */
export function PurgePanel() {
  return (
    <Panel title={adminNeeds.purge}>
      <AdminForm intent="purgePage" isQuiet className={styles.purge}>
        <Field name="address" label={adminNeeds.purgeAddress} hint={adminNeeds.purgeHint} required />
        <Submit intent="purgePage" look="outline">
          {adminNeeds.purgePage}
        </Submit>
      </AdminForm>
    </Panel>
  );
}

import { adminCompare } from '#shared/admin/text/compare.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Submit } from '../forms/submit.tsx';
import { AdminIcon } from '../frame/admin-icon.tsx';

/** Restores an old revision as a draft; it publishes nothing. */
export function RestoreForm({ revision }: { revision: number }) {
  return (
    <AdminForm
      intent="restoreRevision"
      outcome={undefined}
      about={{ name: 'revision', value: String(revision) }}
      isQuiet
    >
      <Submit intent="restoreRevision" label={`${adminCompare.restoreAsDraft}: ${adminCompare.revision(revision)}`}>
        <AdminIcon name="undo" />
        {adminCompare.restoreAsDraft}
      </Submit>
    </AdminForm>
  );
}

import { Link } from 'react-router';
import type { EditedSubject } from '#shared/admin/domain/editing/edited-subject.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { adminCompare } from '#shared/admin/text/compare.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { AdminIcon } from '../frame/admin-icon.tsx';
import type { HistoryData } from './history-data.ts';

interface RestoreFormProps {
  subject: Pick<EditedSubject, 'entity' | 'id'>;
  history: HistoryData | undefined;
  hasDraft: boolean;
}

/** Restores an old version as a draft; it publishes nothing, so a draft has a link to where it can be published. */
export function RestoreForm({ subject, history, hasDraft }: RestoreFormProps) {
  const revision = history?.left?.number;
  return (
    <>
      {revision !== undefined && (
        <AdminForm intent="restoreRevision" about={{ name: 'revision', value: String(revision) }} isQuiet>
          <Submit intent="restoreRevision" look={hasDraft ? 'outline' : 'primary'}>
            <AdminIcon name="undo" />
            {adminCompare.restoreAsDraft(revision)}
          </Submit>
        </AdminForm>
      )}
      {hasDraft && (
        <Link className={buttonClass('primary')} to={subjectPath(subject.entity, subject.id)}>
          {adminCompare.toDraft}
        </Link>
      )}
    </>
  );
}

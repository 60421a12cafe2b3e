import { Link } from 'react-router';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import type { MergeLine } from '#shared/admin/domain/merges.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { adminCredits } from '#shared/admin/text/credits.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminMerging } from '#shared/admin/text/merging.ts';
import { PersonField } from '../../dubbing/voice-field.tsx';
import { AdminForm } from '../../forms/admin-form.tsx';
import { Submit } from '../../forms/submit.tsx';
import { Hint, Panel } from '../../frame/panel.tsx';
import { useEdit } from '../edit-context.ts';
import styles from './merge-panel.module.css';

const words = adminMerging;

/** A duplicate is merged into the other person here; every merge in force has its undo. */
export function PersonMergePanel() {
  const { merges, member } = useEdit();
  return merges && <Merges merges={merges} mayMerge={mayRole(member.role, 'curate')} />;
}

interface MergesProps {
  merges: readonly MergeLine[];
  mayMerge: boolean;
}

function Merges({ merges, mayMerge }: MergesProps) {
  const merged = merges.find(({ isMerged }) => isMerged);
  const others = merges.filter(({ isMerged }) => !isMerged);
  return (
    <>
      {others.length > 0 && (
        <Panel title={words.listTitle} className={styles.panel}>
          <ul className={styles.list}>
            {others.map((merge) => (
              <Merge key={merge.id} merge={merge} mayMerge={mayMerge} />
            ))}
          </ul>
        </Panel>
      )}
      {merged && (
        <Panel title={words.isMerged(merged.other.name)} className={styles.panel}>
          <ul className={styles.list}>
            <Merge merge={merged} mayMerge={mayMerge} />
          </ul>
        </Panel>
      )}
      {!merged && mayMerge && (
        <Panel title={words.title} className={styles.panel}>
          <Hint>{words.hint}</Hint>
          <AdminForm intent="merge" isQuiet className={styles.form}>
            <PersonField name="into" label={words.into} hint={adminCredits.add.personHint} value="" />
            <Submit intent="merge" look="outline">
              {words.submit}
            </Submit>
          </AdminForm>
        </Panel>
      )}
    </>
  );
}

function Merge({ merge, mayMerge }: { merge: MergeLine; mayMerge: boolean }) {
  const { now } = useEdit();
  const { id, other, author, mergedAt } = merge;
  return (
    <li className={styles.row}>
      <span>
        <Link to={subjectPath('person', other.id)}>{other.name}</Link>
        <span className={styles.dim}>
          {words.when(author.name ?? adminEditing.someone, formatTimeAgo(mergedAt, now))}
        </span>
      </span>
      {mayMerge && (
        <AdminForm intent="undoMerge" isQuiet>
          <input type="hidden" name="merge" value={id} />
          <Submit intent="undoMerge" look="quiet" label={words.undoOf(other.name)}>
            {words.undo}
          </Submit>
        </AdminForm>
      )}
    </li>
  );
}

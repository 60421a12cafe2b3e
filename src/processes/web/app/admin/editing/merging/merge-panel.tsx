import { Link } from 'react-router';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import type { MergeLine } from '#shared/admin/domain/merges.ts';
import { subjectPath } from '#shared/admin/domain/paths.ts';
import { adminCredits } from '#shared/admin/text/credits.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminMerging } from '#shared/admin/text/merging.ts';
import { PersonField } from '../../dubbing/voice-field.tsx';
import { AdminForm } from '../../forms/admin-form.tsx';
import { Submit } from '../../forms/submit.tsx';
import { Hint, Panel } from '../../frame/panel.tsx';
import { outcomeOf } from '../../outcome.ts';
import type { EditPageProps } from '../edit-page-props.ts';
import styles from './merge-panel.module.css';

const words = adminMerging;

/** A duplicate is merged into the other person here; every merge in force has its undo. */
export function PersonMergePanel(props: EditPageProps & { merges: readonly MergeLine[]; mayMerge: boolean }) {
  const { merges, mayMerge, outcome } = props;
  const merged = merges.find(({ isMerged }) => isMerged);
  const others = merges.filter(({ isMerged }) => !isMerged);
  const own = outcomeOf(outcome, 'merge');
  return (
    <>
      {others.length > 0 && (
        <Panel title={words.listTitle} className={styles.panel}>
          <ul className={styles.list}>
            {others.map((merge) => (
              <Merge key={merge.id} {...props} merge={merge} />
            ))}
          </ul>
        </Panel>
      )}
      {merged && (
        <Panel title={words.isMerged(merged.other.name)} className={styles.panel}>
          <ul className={styles.list}>
            <Merge {...props} merge={merged} />
          </ul>
        </Panel>
      )}
      {!merged && mayMerge && (
        <Panel title={words.title} className={styles.panel}>
          <Hint>{words.hint}</Hint>
          <AdminForm intent="merge" outcome={outcome} isQuiet className={styles.form}>
            <PersonField
              name="into"
              label={words.into}
              hint={adminCredits.add.personHint}
              value=""
              outcome={own?.fields ? own : undefined}
            />
            <Submit intent="merge" look="outline">
              {words.submit}
            </Submit>
          </AdminForm>
        </Panel>
      )}
    </>
  );
}

function Merge({ merge, now, mayMerge, outcome }: EditPageProps & { merge: MergeLine; mayMerge: boolean }) {
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
        <AdminForm intent="undoMerge" outcome={outcome} isQuiet>
          <input type="hidden" name="merge" value={id} />
          <Submit intent="undoMerge" look="quiet" label={words.undoOf(other.name)}>
            {words.undo}
          </Submit>
        </AdminForm>
      )}
    </li>
  );
}

import { Link } from 'react-router';
import { type BulkView, UNDOABLE } from '#shared/admin/domain/bulk.ts';
import { formatExactTime, formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { listPath } from '#shared/admin/domain/list-query.ts';
import type { IdAndName } from '#shared/admin/domain/listed.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminBulk } from '#shared/admin/text/bulk.ts';
import { adminDashboard } from '#shared/admin/text/dashboard.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field } from '../forms/field.tsx';
import { Notice } from '../forms/notice.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint } from '../frame/panel.tsx';
import { type Outcome, outcomeOf } from '../outcome.ts';
import styles from './bulk-page.module.css';
import { BulkTable } from './bulk-table.tsx';
import { RatingForm } from './rating-form.tsx';

interface BulkPageProps {
  bulk: BulkView;
  collections: readonly IdAndName[];
  now: Date;
  mayChange: boolean;
  outcome: Outcome | undefined;
}

/** The planned change for each subject, then the result, in the same table. */
export function BulkPage({ bulk, collections, now, mayChange, outcome }: BulkPageProps) {
  const { action, entity, lines, appliedAt, undone } = bulk;
  const willChange = lines.filter(({ refusal }) => refusal === undefined).length;
  return (
    <>
      <PageTop title={adminBulk.actions[action]} count={subjects[entity].words.many}>
        <Link className={buttonClass('outline')} to={listPath(entity)}>
          {adminBulk.back}
        </Link>
        {mayChange && !appliedAt && willChange > 0 && action !== 'collect' && !bulk.isBlank && (
          <AdminForm intent="apply" outcome={outcome} isQuiet>
            <Submit intent="apply">
              {action === 'publish' ? adminBulk.publishNow(willChange) : adminBulk.confirm(willChange)}
            </Submit>
          </AdminForm>
        )}
        {mayChange && appliedAt && !undone && UNDOABLE.has(action) && lines.some(({ isDone }) => isDone) && (
          <AdminForm intent="undo" outcome={outcome} isQuiet>
            <Submit intent="undo" look="outline">
              {adminBulk.undo}
            </Submit>
          </AdminForm>
        )}
      </PageTop>
      {outcome?.problem ? <Notice kind="error">{outcome.problem}</Notice> : <Standing bulk={bulk} now={now} />}
      {mayChange && !appliedAt && action === 'collect' && (
        <AdminForm intent="apply" outcome={outcome} className={styles.collect} isQuiet>
          <SelectField name="collectionId" label={adminBulk.chooseCollection}>
            {collections.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <Submit intent="apply">{adminBulk.confirm(lines.length)}</Submit>
          <Hint>{adminBulk.collectHint}</Hint>
        </AdminForm>
      )}
      {mayChange && !appliedAt && action === 'publish' && willChange > 0 && (
        <AdminForm intent="plan" outcome={outcome} className={styles.collect} isQuiet>
          <Field
            name="publishAt"
            label={adminBulk.planAt}
            type="datetime-local"
            required
            outcome={outcomeOf(outcome, 'plan')}
          />
          <Submit intent="plan" look="outline">
            {adminBulk.plan(willChange)}
          </Submit>
        </AdminForm>
      )}
      {mayChange && !appliedAt && action === 'rate' && <RatingForm outcome={outcome} />}
      <BulkTable bulk={bulk} />
    </>
  );
}

/** The state of the bulk change, in a sentence. */
function Standing({ bulk, now }: { bulk: BulkView; now: Date }) {
  const { action, lines, appliedAt, undone, collection, publishAt } = bulk;
  const done = lines.filter(({ isDone }) => isDone);
  if (undone) {
    const kept = done.filter(({ refusal }) => refusal === 'changed').length;
    return (
      <Notice kind={kept > 0 ? 'warn' : 'ok'}>
        {adminBulk.undone(undone.author.name ?? adminDashboard.erasedPerson, formatTimeAgo(undone.at, now))}{' '}
        {kept > 0 && adminBulk.undoneExcept(kept)}
      </Notice>
    );
  }
  if (appliedAt) {
    const where = collection
      ? adminBulk.addedTo(collection.name)
      : publishAt && adminBulk.planned(formatExactTime(publishAt));
    return (
      <Notice kind="ok">
        {adminBulk.applied(done.length, formatTimeAgo(appliedAt, now))}{' '}
        {where ?? (action === 'resync' ? adminBulk.queued : adminBulk.doneNotice)}
      </Notice>
    );
  }
  const willChange = bulk.isBlank ? 0 : lines.filter(({ refusal }) => refusal === undefined).length;
  if (bulk.isBlank) return <Notice kind="warn">{adminBulk.preview}</Notice>;
  return (
    <Notice kind="warn">
      {willChange === 0 ? adminBulk.nothingToDo : `${adminBulk.preview} ${adminBulk.previewCount(willChange)}`}
    </Notice>
  );
}

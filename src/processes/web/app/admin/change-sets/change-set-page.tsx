import { Link } from 'react-router';
import { type ChangeSetView, mayBeDrafted } from '#shared/admin/domain/change-sets.ts';
import { formatExactTime, formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import type { IdAndName } from '#shared/admin/domain/listed.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { subjectsPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminChanges } from '#shared/admin/text/change-sets.ts';
import { adminDashboard } from '#shared/admin/text/dashboard.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field } from '../forms/field.tsx';
import { Notice } from '../forms/notice.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint } from '../frame/panel.tsx';
import type { Outcome } from '../outcome.ts';
import styles from './change-set-page.module.css';
import { ChangeSetTable } from './change-set-table.tsx';
import { RatingForm } from './rating-form.tsx';

interface ChangeSetPageProps {
  set: ChangeSetView;
  collections: readonly IdAndName[];
  now: Date;
  mayChange: boolean;
  mayPublish: boolean;
  outcome: Outcome | undefined;
}

/** The planned change for each subject, then the result, in the same table. */
export function ChangeSetPage({ set, collections, now, mayChange, mayPublish, outcome }: ChangeSetPageProps) {
  const { source, lines, appliedAt, undone } = set;
  const willChange = lines.filter(({ refusal }) => refusal === undefined).length;
  const isReady = mayChange && !appliedAt && willChange > 0 && source !== 'collect' && !set.isBlank;
  const mayUndo = set.isDrafted ? mayChange : mayPublish;
  const [{ entity } = { entity: 'movie' as const }] = lines;
  return (
    <>
      <PageTop title={adminChanges.sources[source] ?? adminChanges.title} count={subjects[entity].words.many}>
        <Link
          className={buttonClass('outline')}
          to={source === 'offers' ? adminPaths.freeServices() : subjectsPath(entity)}
        >
          {adminChanges.back}
        </Link>
        {isReady && source !== 'publish' && mayBeDrafted(source) && (
          <AdminForm intent="draft" isQuiet>
            <Submit intent="draft" look={mayPublish ? 'outline' : 'primary'}>
              {adminChanges.draft(willChange)}
            </Submit>
          </AdminForm>
        )}
        {isReady && mayPublish && (
          <AdminForm intent="apply" isQuiet>
            <Submit intent="apply">
              {source === 'publish' ? adminChanges.publishNow(willChange) : adminChanges.confirm(willChange)}
            </Submit>
          </AdminForm>
        )}
        {mayUndo && appliedAt && !undone && lines.some(({ isDone }) => isDone) && (
          <AdminForm intent="undo" isQuiet>
            <Submit intent="undo" look="outline">
              {adminChanges.undo}
            </Submit>
          </AdminForm>
        )}
      </PageTop>
      {outcome?.problem ? <Notice kind="error">{outcome.problem}</Notice> : <Standing set={set} now={now} />}
      {mayChange && !appliedAt && source === 'collect' && (
        <AdminForm intent="collect" className={styles.collect} isQuiet>
          <SelectField name="collectionId" label={adminChanges.chooseCollection}>
            {collections.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <Submit intent="collect">{adminChanges.confirm(lines.length)}</Submit>
          <Hint>{adminChanges.collectHint}</Hint>
        </AdminForm>
      )}
      {isReady && mayPublish && mayBeDrafted(source) && (
        <AdminForm intent="plan" className={styles.collect} isQuiet>
          <Field name="publishAt" label={adminChanges.planAt} type="datetime-local" required />
          <Submit intent="plan" look="outline">
            {adminChanges.plan(willChange)}
          </Submit>
        </AdminForm>
      )}
      {mayChange && !appliedAt && source === 'rate' && <RatingForm />}
      <ChangeSetTable set={set} />
    </>
  );
}

/** The state of the set, in a sentence. */
function Standing({ set, now }: { set: ChangeSetView; now: Date }) {
  const { lines, appliedAt, undone, collection, publishAt, isDrafted } = set;
  const done = lines.filter(({ isDone }) => isDone);
  if (undone) {
    const kept = done.filter(({ refusal }) => refusal === 'changed').length;
    return (
      <Notice kind={kept > 0 ? 'warn' : 'ok'}>
        {adminChanges.undone(undone.author.name ?? adminDashboard.erasedPerson, formatTimeAgo(undone.at, now))}{' '}
        {kept > 0 && adminChanges.undoneExcept(kept)}
      </Notice>
    );
  }
  if (appliedAt) {
    const where = collection
      ? adminChanges.addedTo(collection.name)
      : publishAt && adminChanges.planned(formatExactTime(publishAt));
    return (
      <Notice kind="ok">
        {adminChanges.applied(done.length, formatTimeAgo(appliedAt, now))}{' '}
        {where ?? (isDrafted ? adminChanges.draftedNotice : adminChanges.doneNotice)}
      </Notice>
    );
  }
  const willChange = set.isBlank ? 0 : lines.filter(({ refusal }) => refusal === undefined).length;
  if (set.isBlank) return <Notice kind="warn">{adminChanges.preview}</Notice>;
  return (
    <Notice kind="warn">
      {willChange === 0 ? adminChanges.nothingToDo : `${adminChanges.preview} ${adminChanges.previewCount(willChange)}`}
    </Notice>
  );
}

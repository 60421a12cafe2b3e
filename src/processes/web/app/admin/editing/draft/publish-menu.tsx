import { listLabels } from '#shared/admin/domain/editing/editable-fields.ts';
import { formatExactTime, toTimeField } from '#shared/admin/domain/format-time.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminPages } from '#shared/admin/text/pages.ts';
import { PAGE_IDS } from '#shared/domain/site/page-texts.ts';
import { inPlatform } from '#shared/text/platforms/platforms.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { AdminForm } from '../../forms/admin-form.tsx';
import { buttonClass, Submit } from '../../forms/submit.tsx';
import { WriteButton } from '../../forms/write-button.tsx';
import { useIsReadOnly } from '../../frame/read-only.tsx';
import { outcomeOf } from '../../outcome.ts';
import controls from '../controls/controls.module.css';
import styles from '../edit-head.module.css';
import type { EditPageProps } from '../edit-page-props.ts';
import { FORM_ID } from '../field/form-id.ts';
import { findNewAddress } from '../field/new-address.ts';
import { SeenVersions } from './seen-versions.tsx';
import type { Draft } from './use-draft.ts';

/** Publishes now, at a time, or when a platform has the title; also sets the end. Lists the fields it would publish first. */
export function PublishMenu(props: EditPageProps & { draft: Draft; hasDraft: boolean }) {
  const { draft, hasDraft, subject } = props;
  // Publishing returns an unpublished collection to the site, with or without changes.
  const isBack = subjects[subject.entity].isShownByPublishing === true && subject.state !== 'on-air';
  const isHidingHome =
    subject.entity === 'page' && subject.id === PAGE_IDS.home && draft.state.fields.isNoindex?.value === true;
  const fields = Object.entries(draft.state.fields).flatMap(([field, held]) =>
    held.hasDraft || held.isDirty ? [field] : [],
  );
  const address = findNewAddress(subject, draft.state.fields);
  if (useIsReadOnly())
    return (
      <button type="button" disabled className={buttonClass('primary')}>
        {adminEditing.publish}
      </button>
    );
  return (
    <details className={styles.menu} data-menu>
      <summary className={buttonClass('primary')}>
        {adminEditing.publish}
        <Icon name="chevronDown" />
      </summary>
      <div className={styles.sheet}>
        <p>{describe()}</p>
        {address && <p>{adminEditing.newAddress(address.path)}</p>}
        {(hasDraft || isBack) && (
          <>
            <label>
              {adminEditing.note}
              <input className={controls.input} name="note" form={FORM_ID} maxLength={300} />
            </label>
            {isHidingHome && (
              <label>
                <b>{adminPages.hideHome.title}</b>
                {adminPages.hideHome.hint} {adminPages.hideHome.label}
                <input className={controls.input} name="confirmation" form={FORM_ID} autoComplete="off" />
              </label>
            )}
            <WriteButton form={FORM_ID} name="intent" value="publish" className={buttonClass('primary')}>
              {adminEditing.publishNow}
            </WriteButton>
          </>
        )}
        <hr />
        <h2>{adminEditing.later}</h2>
        {subject.plan && <Planned {...props} />}
        {/* Another plan remounts the form: uncontrolled inputs would keep the old values. */}
        <PlanForm key={JSON.stringify(subject.plan)} {...props} />
      </div>
    </details>
  );

  function describe(): string {
    if (hasDraft) return adminEditing.publishWhat(listLabels(fields, subject.people));
    return isBack ? adminCollections.publishAgain : adminEditing.publishNothing;
  }
}

function PlanForm({ subject: { plan, entity }, platforms, outcome, draft }: EditPageProps & { draft: Draft }) {
  const { refusesPlan } = subjects[entity];
  const wrong = outcomeOf(outcome, 'plan')?.fields;
  const faults = Object.values(wrong ?? {});
  return (
    <AdminForm intent="plan" outcome={outcome} isQuiet>
      <SeenVersions draft={draft} />
      <label>
        {adminEditing.publishAt}
        <input
          className={controls.input}
          type="datetime-local"
          name="publishAt"
          defaultValue={toTimeField(plan?.publishAt)}
          aria-invalid={wrong?.publishAt ? true : undefined}
        />
      </label>
      {!refusesPlan?.publishOnPlatformId && (
        <label>
          {adminEditing.publishOnPlatform}
          <select className={controls.input} name="platform" defaultValue={plan?.publishOnPlatform?.id ?? ''}>
            <option value="">{adminEditing.noPlatform}</option>
            {platforms.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {!refusesPlan?.unpublishAt && (
        <label>
          {adminEditing.unpublishAt}
          <input
            className={controls.input}
            type="datetime-local"
            name="unpublishAt"
            defaultValue={toTimeField(plan?.unpublishAt)}
            aria-invalid={wrong?.unpublishAt ? true : undefined}
          />
        </label>
      )}
      {faults.map((words) => (
        <p key={words} className={styles.wrong} role="alert">
          {words}
        </p>
      ))}
      <p>{adminEditing.saoPaulo}</p>
      <Submit intent="plan" look="outline">
        {adminEditing.schedule}
      </Submit>
    </AdminForm>
  );
}

function Planned({ subject: { plan }, outcome }: EditPageProps) {
  if (!plan) return null;
  const { publishAt, publishOnPlatform, unpublishAt } = plan;
  return (
    <>
      <ul>
        {publishAt && <li>{adminEditing.plan.publishAt(formatExactTime(publishAt))}</li>}
        {publishOnPlatform && <li>{adminEditing.plan.onPlatform(inPlatform(publishOnPlatform))}</li>}
        {unpublishAt && <li>{adminEditing.plan.unpublishAt(formatExactTime(unpublishAt))}</li>}
        <li>{adminEditing.plan.by(plan.author.name ?? adminEditing.someone)}</li>
        {plan.failure !== undefined && <li className={styles.wrong}>{plan.failure}</li>}
      </ul>
      <AdminForm intent="cancelPlan" outcome={outcome} isQuiet>
        <Submit intent="cancelPlan" look="link">
          {adminEditing.plan.cancel}
        </Submit>
      </AdminForm>
    </>
  );
}

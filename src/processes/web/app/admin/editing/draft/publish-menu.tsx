import { listLabels } from '#shared/admin/domain/editing/editable-fields.ts';
import type { Plan } from '#shared/admin/domain/editing/edited-subject.ts';
import { formatExactTime, toTimeField } from '#shared/admin/domain/format-time.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminPages } from '#shared/admin/text/pages.ts';
import { adminRecords } from '#shared/admin/text/records.ts';
import { PAGE_IDS } from '#shared/domain/site/page-texts.ts';
import { inPlatform } from '#shared/text/platforms/platforms.ts';
import { Icon } from '../../../design/pictures/icon.tsx';
import { AdminForm } from '../../forms/admin-form.tsx';
import { buttonClass, Submit } from '../../forms/submit.tsx';
import { WriteButton } from '../../forms/write-button.tsx';
import { useIsReadOnly } from '../../frame/read-only.tsx';
import { closeMenus } from '../../frame/use-menus.ts';
import { outcomeOf } from '../../outcome.ts';
import controls from '../controls/controls.module.css';
import { useEdit } from '../edit-context.ts';
import styles from '../edit-head.module.css';
import { findNewAddress } from '../field/new-address.ts';
import { LaterForm } from './later-form.tsx';

/** Publishes now, at a time, or when a platform has the title; also sets the end. Lists the fields it would publish first. */
export function PublishMenu({ hasDraft }: { hasDraft: boolean }) {
  const { draft, subject } = useEdit();
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
          <LaterForm intent="publish" only={NOTE} draft={draft} onSent={closeMenus}>
            <label>
              {adminEditing.note}
              <input className={controls.input} name="note" maxLength={300} />
            </label>
            {isHidingHome && (
              <label>
                <b>{adminPages.hideHome.title}</b>
                {adminPages.hideHome.hint} {adminPages.hideHome.label}
                <input className={controls.input} name="confirmation" autoComplete="off" />
              </label>
            )}
            <WriteButton className={buttonClass('primary')}>{adminEditing.publishNow}</WriteButton>
          </LaterForm>
        )}
        <hr />
        <h2>{adminEditing.later}</h2>
        {subject.plan && <Planned plan={subject.plan} />}
        {/* Another plan remounts the form: uncontrolled inputs would keep the old values. */}
        <PlanForm key={JSON.stringify(subject.plan)} />
      </div>
    </details>
  );

  function describe(): string {
    if (hasDraft) return adminEditing.publishWhat(listLabels(fields, subject.people));
    return isBack ? adminRecords.publishAgain(subjects[subject.entity].words) : adminEditing.publishNothing;
  }
}

const NOTE = ['note'];

function PlanForm() {
  const { subject, platforms, outcome, draft } = useEdit();
  const { plan, entity } = subject;
  const { refusesPlan } = subjects[entity];
  const wrong = outcomeOf(outcome, 'plan')?.fields;
  const faults = Object.values(wrong ?? {});
  return (
    <LaterForm intent="plan" draft={draft}>
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
    </LaterForm>
  );
}

function Planned({ plan }: { plan: Plan }) {
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
      <AdminForm intent="cancelPlan" isQuiet>
        <Submit intent="cancelPlan" look="link">
          {adminEditing.plan.cancel}
        </Submit>
      </AdminForm>
    </>
  );
}

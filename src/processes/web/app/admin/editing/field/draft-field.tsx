import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isSameValue } from '#shared/admin/domain/editing/same-value.ts';
import { fieldOfQueue } from '#shared/admin/domain/queues.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminQueue } from '#shared/admin/text/dashboard-first.ts';
import { adminNeeds } from '#shared/admin/text/dashboard-needs.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { classNames } from '../../../design/class-names.ts';
import { Icon } from '../../../design/pictures/icon.tsx';
import { ClashPanel } from '../../compare/clash-panel.tsx';
import { buttonClass } from '../../forms/submit.tsx';
import { Tag } from '../../frame/tag.tsx';
import { MediaLink } from '../../media/media-link.tsx';
import { FieldPresence } from '../../presence/field-presence.tsx';
import { FieldThreads } from '../../reviews/field-threads.tsx';
import { describeAutomatic } from '../draft/describe-draft.ts';
import { useEdit } from '../edit-context.ts';
import { tabParameters } from '../tabs.ts';
import { describeValue } from './describe-value.ts';
import styles from './draft-field.module.css';
import { DraftSwitch } from './draft-switch.tsx';
import { FieldControl, isGroup } from './field-control.tsx';
import { FieldLockControl } from './field-lock.tsx';
import { FieldTools } from './field-tools.tsx';
import { findNewAddress } from './new-address.ts';
import { ProviderBox } from './provider-box.tsx';
import { type EditField, useField } from './use-field.ts';

/** A field of the draft: its control, the values it stands over, and what there is to say about it. */
export function DraftField({ field }: { field: string }) {
  const found = useField(field);
  if (!found) return null;
  const { spec, isSourced } = found;
  const isSwitch = spec.kind === 'switch' && (spec.tab === 'aside' || !isSourced);
  return isSwitch ? <DraftSwitch field={field} /> : <Row {...found} />;
}

function Row(found: EditField) {
  const { field, held, spec, edited, label, fault, isOpen, isSourced, isDrafted, mayWrite } = found;
  const { subject, draft, member, queue: place, hasThreads, screen } = useEdit();
  const ids = { control: `field-${field}`, label: `label-${field}`, error: `error-${field}`, hint: `hint-${field}` };
  const hint = screen.hintOf?.(subject, field);
  const automatic = isSourced && !spec.isOwn ? describeAutomatic(field, subject, draft) : isSourced ? '' : undefined;
  const describedBy = [hint && ids.hint, fault && ids.error].filter(Boolean).join(' ') || undefined;
  // An editor of rich text cannot be disabled.
  const hasControl = isOpen && (mayWrite || (!isSourced && spec.kind !== 'rich'));
  const Label = hasControl && !isGroup(spec) ? 'label' : 'span';
  const Control = screen.controls?.[field] ?? FieldControl;
  const queue = place && !place.isDone && fieldOfQueue(place.key, subject.entity) === field ? place.key : undefined;
  return (
    <div className={classNames(styles.field, queue && styles.queued)} id={`campo-${field}`}>
      <div className={styles.head}>
        <Label id={ids.label} className={styles.label} {...(Label === 'label' && { htmlFor: ids.control })}>
          {label}
          {screen.required?.includes(field) && <span className={styles.required}> {adminEditing.required}</span>}
        </Label>
        <StateTag {...found} isAutomatic={automatic !== undefined} />
        {queue && <Tag look="warn">{adminQueue.tags[queue]}</Tag>}
        {edited.lock && <Tag>{adminEditing.badges.locked}</Tag>}
        {hint && (
          <span id={ids.hint} className={styles.hint}>
            {hint}
          </span>
        )}
        <FieldTools {...found} />
      </div>
      {edited.conflict && <ConflictLine {...found} />}
      {hasControl ? (
        <fieldset
          key={held.mount}
          className={styles.control}
          disabled={!mayWrite}
          {...(isGroup(spec) ? { 'aria-labelledby': ids.label } : { role: 'presentation' })}
        >
          <Control
            entity={subject.entity}
            field={field}
            spec={spec}
            value={held.value}
            provider={edited.provider}
            id={ids.control}
            labelledBy={ids.label}
            describedBy={describedBy}
            isInvalid={fault !== undefined}
            placeholder={screen.placeholders?.[field]}
            onValue={found.onValue}
            others={subject.fields}
          />
        </fieldset>
      ) : (
        <ProviderBox field={field} spec={spec} value={held.value ?? edited.provider ?? (automatic || undefined)} />
      )}
      {spec.kind === 'picture' && mayWrite && (
        <MediaLink subject={subject} field={field} label={label} problem={held.problem} />
      )}
      {queue && <p className={styles.reason}>{adminQueue.reason(adminNeeds.needs[queue])}</p>}
      {isSourced && (field === 'title' || field === 'name') && <AddressNotice />}
      <FieldPresence field={field} />
      {fault && (
        <p id={ids.error} className={styles.error} role="alert">
          <Icon name="alert" />
          {fault}
        </p>
      )}
      {held.clash && <ClashPanel clash={held.clash} ours={held.value} label={label} kind={spec.kind} draft={draft} />}
      {isSourced ? <Sources {...found} isAutomatic={automatic !== undefined} /> : isDrafted && <Shown {...found} />}
      {isSourced && edited.published && mayRole(member.role, 'curate') && (
        <FieldLockControl field={field} label={label} lock={edited.lock} />
      )}
      {hasThreads && Object.hasOwn(subjects[subject.entity].fields, field) && <FieldThreads field={field} />}
    </div>
  );
}

type Sourced = EditField & {
  /** TMDB has no such field. */
  isAutomatic: boolean;
};

function StateTag({ edited, spec, isDrafted, isSourced, isAutomatic }: Sourced): ReactNode {
  if (isDrafted) return <Tag look="tela">{adminEditing.badges.draft}</Tag>;
  if (!isSourced) return null;
  const isEdited = edited.published !== undefined && edited.published.value !== null;
  if (isEdited) return <Tag look="luz">{adminEditing.badges.edited}</Tag>;
  if (spec.isOwn) return <Tag>{adminEditing.badges.own}</Tag>;
  return <Tag>{isAutomatic ? adminEditing.badges.automatic : adminEditing.badges.provider}</Tag>;
}

function ConflictLine({ field, label }: EditField) {
  const { subject } = useEdit();
  const to = subjectPath(subject.entity, subject.id, { ...tabParameters('compare'), campo: field });
  return (
    <p className={styles.conflict}>
      <Icon name="alert" />
      <Link to={to}>
        {adminEditing.tmdbChanged}
        <span className="visually-hidden">: {label}</span>
      </Link>
    </p>
  );
}

/** Another name means another address; who may publish can keep the one of today. */
function AddressNotice() {
  const { subject, draft } = useEdit();
  const next = findNewAddress(subject, draft.state.fields);
  if (!next) return null;
  const keep = () => draft.tell({ type: 'changed', field: 'slug', value: next.kept, isFromElsewhere: true });
  return (
    <p className={styles.address} role="status">
      {adminEditing.newAddress(next.path)}
      {next.kept !== undefined && (
        <button type="button" className={buttonClass('link')} onClick={keep}>
          {adminEditing.keepAddress}
        </button>
      )}
    </p>
  );
}

/** TMDB's value below ours; below a draft, the published value too. */
function Sources({ edited, held, spec, isDrafted, isAutomatic }: Sourced) {
  const isTmdbShown = held.isOpen && held.value !== null && !isAutomatic;
  const isRestored = held.value === null && isDrafted && edited.published !== undefined;
  const tmdb = describeValue(spec.kind, edited.provider) || adminEditing.tmdbNothing;
  const published = edited.published && describeValue(spec.kind, edited.published.value);
  const isPublishedShown = Boolean(published) && isDrafted;
  if (spec.kind === 'picture' || !(isTmdbShown || isPublishedShown || isRestored)) return null;
  return (
    <dl className={styles.sources}>
      {isTmdbShown && <Value label={adminEditing.tmdb}>{tmdb}</Value>}
      {isPublishedShown && <Value label={adminEditing.shown}>{published}</Value>}
      {isRestored && (
        <div>
          <dd>{isAutomatic && !spec.isOwn ? adminEditing.restoredAutomatic : adminEditing.restored}</dd>
        </div>
      )}
    </dl>
  );
}

/** What visitors see, below a draft that says something else. */
function Shown({ edited, held, spec }: EditField) {
  if (spec.kind === 'picture' || isSameValue(edited.shown, held.value ?? edited.provider)) return null;
  const none = spec.kind === 'sections' ? adminPins.usual : adminEditing.emptyValue;
  return (
    <dl className={styles.sources}>
      <Value label={adminEditing.shown}>{describeValue(spec.kind, edited.shown) || none}</Value>
    </dl>
  );
}

function Value({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.cut}>{children}</dd>
    </div>
  );
}

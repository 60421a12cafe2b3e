import { Link } from 'react-router';
import { findFieldFault } from '#shared/admin/domain/editing/check-field.ts';
import type { EditedField, EditedSubject } from '#shared/admin/domain/editing/edited-subject.ts';
import { type FormMap, inputNames, readFieldValue } from '#shared/admin/domain/editing/field-form.ts';
import { subjectPath } from '#shared/admin/domain/paths.ts';
import type { EditableField } from '#shared/admin/domain/subjects/define-subject.ts';
import { adminQueue } from '#shared/admin/text/dashboard-first.ts';
import { adminNeeds } from '#shared/admin/text/dashboard-needs.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { ClashPanel } from '../../compare/clash-panel.tsx';
import { buttonClass } from '../../forms/submit.tsx';
import { Tag } from '../../frame/tag.tsx';
import { MediaLink } from '../../media/media-link.tsx';
import { FieldPresence } from '../../presence/field-presence.tsx';
import { describeAutomatic } from '../draft/describe-draft.ts';
import type { FieldState } from '../draft/draft-state.ts';
import { tabParameters } from '../tabs.ts';
import { describeValue } from './describe-value.ts';
import { FieldControl, isGroup } from './field-control.tsx';
import { FieldLockControl } from './field-lock.tsx';
import styles from './field-row.module.css';
import type { FieldRowProps } from './field-row-props.ts';
import { FieldTools } from './field-tools.tsx';
import { findNewAddress } from './new-address.ts';
import { ProviderBox } from './provider-box.tsx';

/** A field with its three values (TMDB's, ours, the published one) and the controls to change it. */
export function FieldRow(props: FieldRowProps) {
  const { subject, edited, held, spec, draft, mayWrite, mayLock, queue, children } = props;
  const { field } = edited;
  const { label } = spec;
  const ids = { control: `field-${field}`, label: `label-${field}`, error: `error-${field}`, hint: `hint-${field}` };
  const hint = adminEditing.hints[field]?.(subject.title);
  const automatic = spec.isOwn ? '' : describeAutomatic(field, subject, draft);
  const fault = held.problem ?? (held.isOpen ? findFieldFault(subject.entity, field, held.value) : undefined);
  const describedBy = [hint && ids.hint, fault && ids.error].filter(Boolean).join(' ') || undefined;
  const Label = held.isOpen && mayWrite && !isGroup(spec) ? 'label' : 'span';

  return (
    <div className={classNames(styles.field, queue && styles.queued)} id={`campo-${field}`}>
      <div className={styles.head}>
        <Label id={ids.label} className={styles.label} {...(Label === 'label' && { htmlFor: ids.control })}>
          {label}
        </Label>
        <StateTag edited={edited} held={held} spec={spec} isAutomatic={automatic !== undefined} />
        {queue && <Tag look="warn">{adminQueue.tags[queue]}</Tag>}
        {edited.lock && <Tag>{adminEditing.badges.locked}</Tag>}
        {hint && (
          <span id={ids.hint} className={styles.hint}>
            {hint}
          </span>
        )}
        <FieldTools {...props} label={label} />
      </div>
      {edited.conflict && <ConflictLine subject={subject} field={field} label={label} />}
      {held.isOpen && mayWrite ? (
        <div
          key={held.mount}
          {...(isGroup(spec) && { role: 'group', 'aria-labelledby': ids.label })}
          onChange={(event) => {
            const form = event.currentTarget.closest('form');
            if (form) draft.tell({ type: 'changed', field, value: readFieldValue(spec.kind, field, toMap(form)) });
          }}
        >
          <input type="hidden" name={inputNames.open(field)} value="1" />
          <input type="hidden" name={inputNames.version(field)} value={held.version} />
          <FieldControl
            entity={subject.entity}
            field={field}
            spec={spec}
            value={held.value}
            provider={edited.provider}
            id={ids.control}
            labelledBy={ids.label}
            describedBy={describedBy}
            isInvalid={fault !== undefined}
            onValue={(value) => draft.tell({ type: 'changed', field, value })}
            others={subject.fields}
          />
        </div>
      ) : (
        <ProviderBox field={field} spec={spec} value={held.value ?? edited.provider ?? (automatic || undefined)} />
      )}
      {spec.kind === 'picture' && mayWrite && (
        <MediaLink subject={subject} field={field} label={label} problem={held.problem} />
      )}
      {queue && <p className={styles.reason}>{adminQueue.reason(adminNeeds.needs[queue])}</p>}
      {(field === 'title' || field === 'name') && <AddressNotice subject={subject} draft={draft} />}
      <FieldPresence field={field} />
      {fault && (
        <p id={ids.error} className={styles.error} role="alert">
          <Icon name="alert" />
          {fault}
        </p>
      )}
      {held.clash && <ClashPanel clash={held.clash} ours={held.value} label={label} kind={spec.kind} draft={draft} />}
      <Sources edited={edited} held={held} spec={spec} isAutomatic={automatic !== undefined} />
      {mayLock && edited.published && <FieldLockControl field={field} label={label} lock={edited.lock} />}
      {children}
    </div>
  );
}

function toMap(form: HTMLFormElement): FormMap {
  return new Map(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

function StateTag({ edited, held, spec, isAutomatic }: SourcesProps) {
  if (held.isDirty || held.hasDraft) return <Tag look="tela">{adminEditing.badges.draft}</Tag>;
  const isEdited = edited.published !== undefined && edited.published.value !== null;
  if (isEdited) return <Tag look="luz">{adminEditing.badges.edited}</Tag>;
  if (spec.isOwn) return <Tag>{adminEditing.badges.own}</Tag>;
  if (isAutomatic) return <Tag>{adminEditing.badges.automatic}</Tag>;
  return <Tag>{adminEditing.badges.provider}</Tag>;
}

function ConflictLine({ subject, field, label }: { subject: EditedSubject; field: string; label: string }) {
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
function AddressNotice({ subject, draft }: Pick<FieldRowProps, 'subject' | 'draft'>) {
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

interface SourcesProps {
  edited: EditedField;
  held: FieldState;
  spec: EditableField;
  /** TMDB has no such field. */
  isAutomatic: boolean;
}

/** TMDB's value below ours; below a draft, the published value too. */
function Sources({ edited, held, spec, isAutomatic }: SourcesProps) {
  const isTmdbShown = held.isOpen && held.value !== null && !isAutomatic;
  const isRestored = held.value === null && (held.isDirty || held.hasDraft) && edited.published !== undefined;
  const tmdb = describeValue(spec.kind, edited.provider) || adminEditing.tmdbNothing;
  const published = edited.published && describeValue(spec.kind, edited.published.value);
  const isPublishedShown = Boolean(published) && (held.isDirty || held.hasDraft);
  if (spec.kind === 'picture' || !(isTmdbShown || isPublishedShown || isRestored)) return null;
  return (
    <dl className={styles.sources}>
      {isTmdbShown && (
        <div>
          <dt>{adminEditing.tmdb}</dt>
          <dd className={styles.cut}>{tmdb}</dd>
        </div>
      )}
      {isPublishedShown && (
        <div>
          <dt>{adminEditing.shown}</dt>
          <dd className={classNames(styles.cut)}>{published}</dd>
        </div>
      )}
      {isRestored && (
        <div>
          <dd>{isAutomatic && !spec.isOwn ? adminEditing.restoredAutomatic : adminEditing.restored}</dd>
        </div>
      )}
    </dl>
  );
}

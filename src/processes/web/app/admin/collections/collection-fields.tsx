import { findFieldFault } from '#shared/admin/domain/editing/check-field.ts';
import { labelOfField } from '#shared/admin/domain/editing/editable-fields.ts';
import { type FormMap, inputNames, readFieldValue } from '#shared/admin/domain/editing/field-form.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import type { EditableField } from '#shared/admin/domain/subjects/define-subject.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { ClashPanel } from '../compare/clash-panel.tsx';
import type { Draft } from '../editing/draft/use-draft.ts';
import { FieldControl, isGroup } from '../editing/field/field-control.tsx';
import { Tag } from '../frame/tag.tsx';
import { MediaLink } from '../media/media-link.tsx';
import { FieldPresence } from '../presence/field-presence.tsx';
import { FieldThreads } from '../reviews/field-threads.tsx';
import styles from './collection-fields.module.css';
import type { CollectionPageProps } from './collection-page-props.ts';
import { CoverControl } from './cover-control.tsx';

type FieldsProps = Omit<CollectionPageProps, 'field'> & { draft: Draft };

/** A collection's texts. There is no TMDB value behind them, so every control is open. */
export function CollectionFields({ fields, ...props }: FieldsProps & { fields: readonly string[] }) {
  return fields.map((field) =>
    field === 'isChronological' ? (
      <Switch key={field} {...props} field={field} />
    ) : (
      <Words key={field} {...props} field={field} />
    ),
  );
}

const REQUIRED: readonly string[] = ['name', 'slug', 'titleH1', 'descriptionH1'];

function useField({ subject, member, draft }: FieldsProps, field: string) {
  const table: Readonly<Record<string, EditableField>> = subjects.collection.fields;
  const [held, spec] = [draft.state.fields[field], table[field]];
  if (!held || !spec) return undefined;
  const fault = held.problem ?? findFieldFault(subject.entity, field, held.value);
  const mayWrite = mayRole(member.role, 'draft') && (!spec.needs || mayRole(member.role, spec.needs));
  return { held, spec, fault, mayWrite, isDrafted: held.isDirty || held.hasDraft };
}

function Words({ field, ...props }: FieldsProps & { field: string }) {
  const { subject, draft, list } = props;
  const found = useField(props, field);
  if (!found) return null;
  const { held, spec, fault, mayWrite, isDrafted } = found;
  const label = labelOfField(field);
  const ids = { control: `field-${field}`, label: `label-${field}`, error: `error-${field}`, hint: `hint-${field}` };
  const hint = adminCollections.hints[field];
  const describedBy = [hint && ids.hint, fault && ids.error].filter(Boolean).join(' ') || undefined;
  const Label = isGroup(spec) ? 'span' : 'label';
  const control = {
    field,
    spec,
    value: held.value,
    provider: null,
    id: ids.control,
    labelledBy: ids.label,
    describedBy,
    isInvalid: fault !== undefined,
    placeholder: field === 'titleH2' ? adminCollections.about : undefined,
    onValue: (value: unknown) => draft.tell({ type: 'changed', field, value }),
  };
  return (
    <div className={styles.field} id={`campo-${field}`}>
      <div className={styles.head}>
        <Label id={ids.label} className={styles.label} {...(Label === 'label' && { htmlFor: ids.control })}>
          {label}
          {REQUIRED.includes(field) && <span className={styles.required}> {adminCollections.required}</span>}
        </Label>
        {isDrafted && <Tag look="tela">{adminEditing.badges.draft}</Tag>}
      </div>
      <fieldset
        key={held.mount}
        className={styles.control}
        disabled={!mayWrite}
        {...(isGroup(spec) ? { 'aria-labelledby': ids.label } : { role: 'presentation' })}
        onChange={(event) => {
          const form = event.currentTarget.closest('form');
          if (form) draft.tell({ type: 'changed', field, value: readFieldValue(spec.kind, field, toMap(form)) });
        }}
      >
        <input type="hidden" name={inputNames.open(field)} value="1" />
        <input type="hidden" name={inputNames.version(field)} value={held.version} />
        {field === 'coverPath' ? (
          <>
            <CoverControl {...control} titles={list.titles} />
            {mayWrite && (
              <MediaLink subject={subject} field={field} label={label} problem={draft.state.fields[field]?.problem} />
            )}
          </>
        ) : (
          <FieldControl {...control} others={subject.fields} />
        )}
      </fieldset>
      <FieldPresence field={field} />
      {fault && (
        <p id={ids.error} className={styles.error} role="alert">
          <Icon name="alert" />
          {fault}
        </p>
      )}
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      {held.clash && <ClashPanel clash={held.clash} ours={held.value} label={label} kind={spec.kind} draft={draft} />}
      <FieldThreads {...props} field={field} />
    </div>
  );
}

function Switch({ field, ...props }: FieldsProps & { field: string }) {
  const { draft } = props;
  const found = useField(props, field);
  if (!found) return null;
  const { held, mayWrite, isDrafted } = found;
  return (
    <div className={styles.field}>
      <label className={styles.switch}>
        <input type="hidden" name={inputNames.open(field)} value="1" disabled={!mayWrite} />
        <input type="hidden" name={inputNames.version(field)} value={held.version} disabled={!mayWrite} />
        <input
          key={held.mount}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its state without aria-checked.
          role="switch"
          name={inputNames.value(field)}
          value="1"
          defaultChecked={held.value === true}
          disabled={!mayWrite}
          aria-describedby={`hint-${field}`}
          onChange={(event) => draft.tell({ type: 'changed', field, value: event.target.checked })}
        />
        <span>{labelOfField(field)}</span>
        {isDrafted && <Tag look="tela">{adminEditing.badges.draft}</Tag>}
      </label>
      <p id={`hint-${field}`} className={styles.switchHint}>
        {adminCollections.hints[field]}
      </p>
    </div>
  );
}

function toMap(form: HTMLFormElement): FormMap {
  return new Map(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

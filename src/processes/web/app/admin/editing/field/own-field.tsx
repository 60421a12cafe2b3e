import type { ReactNode } from 'react';
import { findFieldFault } from '#shared/admin/domain/editing/check-field.ts';
import { labelOfField } from '#shared/admin/domain/editing/editable-fields.ts';
import type { EditedField } from '#shared/admin/domain/editing/edited-subject.ts';
import { type FormMap, inputNames, readFieldValue } from '#shared/admin/domain/editing/field-form.ts';
import { isSameValue } from '#shared/admin/domain/editing/same-value.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import type { EditableField } from '#shared/admin/domain/subjects/define-subject.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import styles from '../../collections/collection-fields.module.css';
import { ClashPanel } from '../../compare/clash-panel.tsx';
import { WriteButton } from '../../forms/write-button.tsx';
import { AdminIcon } from '../../frame/admin-icon.tsx';
import { Tag } from '../../frame/tag.tsx';
import type { ControlProps } from '../controls/control.ts';
import type { Draft } from '../draft/use-draft.ts';
import type { EditPageProps } from '../edit-page-props.ts';
import { describeValue } from './describe-value.ts';
import { FieldControl, isGroup } from './field-control.tsx';
import row from './field-row.module.css';
import { FORM_ID } from './form-id.ts';

type OwnFieldProps = Pick<EditPageProps, 'subject' | 'member'> & {
  draft: Draft;
  field: string;
  hint?: string | undefined;
  /** Instead of the control of the field's kind. */
  control?: (props: ControlProps) => ReactNode;
};

function useField({ subject, member, draft, field }: OwnFieldProps) {
  const table: Readonly<Record<string, EditableField>> = subjects[subject.entity].fields;
  const [held, spec] = [draft.state.fields[field], table[field]];
  const edited = subject.fields.find((each) => each.field === field);
  if (!held || !spec || !edited) return undefined;
  const fault = held.problem ?? findFieldFault(subject.entity, field, held.value);
  const mayWrite = mayRole(member.role, 'draft') && (!spec.needs || mayRole(member.role, spec.needs));
  return { held, spec, edited, fault, mayWrite, isDrafted: held.isDirty || held.hasDraft };
}

/** A field of a part of the site. Its control is always open, over the default text. */
export function OwnField(props: OwnFieldProps) {
  const { subject, draft, field, hint } = props;
  const found = useField(props);
  if (!found) return null;
  const { held, spec, edited, fault, mayWrite, isDrafted } = found;
  const label = labelOfField(field);
  const ids = { control: `field-${field}`, label: `label-${field}`, error: `error-${field}`, hint: `hint-${field}` };
  const describedBy = [hint && ids.hint, fault && ids.error].filter(Boolean).join(' ') || undefined;
  const Label = isGroup(spec) ? 'span' : 'label';
  const control: ControlProps = {
    ...{ field, spec, value: held.value, provider: edited.provider },
    ...{ id: ids.control, labelledBy: ids.label, describedBy, isInvalid: fault !== undefined },
    onValue: (value) => draft.tell({ type: 'changed', field, value }),
  };
  return (
    <div className={styles.field} id={`campo-${field}`}>
      <div className={styles.head}>
        <Label id={ids.label} className={styles.label} {...(Label === 'label' && { htmlFor: ids.control })}>
          {label}
        </Label>
        {isDrafted && <Tag look="tela">{adminEditing.badges.draft}</Tag>}
        {mayWrite && held.value !== null && edited.provider !== null && (
          <WriteButton
            form={`restore-${field}`}
            className={row.tool}
            aria-label={adminTaxonomy.restoreFieldOf(label)}
            onClick={(event) => {
              // Never published: let the form submit, which discards the draft.
              if (!edited.published) return;
              event.preventDefault();
              draft.tell({ type: 'changed', field, value: null, isFromElsewhere: true });
            }}
          >
            <AdminIcon name="undo" />
            {adminTaxonomy.restoreField}
          </WriteButton>
        )}
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
        {props.control ? props.control(control) : <FieldControl {...control} others={subject.fields} />}
      </fieldset>
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
      {isDrafted && <ShownValue edited={edited} spec={spec} value={held.value ?? edited.provider} />}
    </div>
  );
}

/** What visitors see, below a draft that says something else. */
function ShownValue({ edited, spec, value }: { edited: EditedField; spec: EditableField; value: unknown }) {
  if (isSameValue(edited.shown, value)) return null;
  return (
    <dl className={row.sources}>
      <div>
        <dt>{adminEditing.shown}</dt>
        <dd className={row.cut}>
          {describeValue(spec.kind, edited.shown) ||
            (spec.kind === 'sections' ? adminPins.usual : adminEditing.emptyValue)}
        </dd>
      </div>
    </dl>
  );
}

export function OwnSwitch(props: OwnFieldProps) {
  const { draft, field, hint } = props;
  const found = useField(props);
  if (!found) return null;
  const { held, edited, mayWrite, isDrafted } = found;
  return (
    <div className={styles.field} id={`campo-${field}`}>
      <label className={styles.switch}>
        <input type="hidden" form={FORM_ID} name={inputNames.open(field)} value="1" disabled={!mayWrite} />
        <input
          type="hidden"
          form={FORM_ID}
          name={inputNames.version(field)}
          value={held.version}
          disabled={!mayWrite}
        />
        <input
          key={held.mount}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its state without aria-checked.
          role="switch"
          form={FORM_ID}
          name={inputNames.value(field)}
          value="1"
          defaultChecked={(held.value ?? edited.provider) === true}
          disabled={!mayWrite}
          aria-describedby={hint && `hint-${field}`}
          onChange={(event) => draft.tell({ type: 'changed', field, value: event.target.checked })}
        />
        <span>{labelOfField(field)}</span>
        {isDrafted && <Tag look="tela">{adminEditing.badges.draft}</Tag>}
      </label>
      {hint && (
        <p id={`hint-${field}`} className={styles.switchHint}>
          {hint}
        </p>
      )}
    </div>
  );
}

function toMap(form: HTMLFormElement): FormMap {
  return new Map(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

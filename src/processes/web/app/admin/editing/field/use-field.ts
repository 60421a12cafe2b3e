import { findEditableField, findFieldFault } from '#shared/admin/domain/editing/check-field.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { isFromTmdb } from '#shared/domain/entities.ts';
import { useEdit } from '../edit-context.ts';

/** One field of the open edit screen; undefined if the subject has none of this name. */
export function useField(field: string) {
  const { subject, draft, member } = useEdit();
  const [held, spec] = [draft.state.fields[field], findEditableField(subject.entity, field)];
  const edited = subject.fields.find((each) => each.field === field);
  if (!held || !spec || !edited) return undefined;
  const isOpen = held.isOpen || !isFromTmdb(subject.entity);
  return {
    ...{ field, held, spec, edited, isOpen, label: spec.label },
    /** TMDB has a value, which is shown until editors write theirs. */
    isSourced: isFromTmdb(subject.entity),
    /** What keeps it from being published. */
    fault: held.problem ?? (isOpen ? findFieldFault(subject.entity, field, held.value) : undefined),
    mayWrite: mayRole(member.role, 'draft') && (!spec.needs || mayRole(member.role, spec.needs)),
    isDrafted: held.isDirty || held.hasDraft,
    onValue: (value: unknown) => draft.tell({ type: 'changed', field, value }),
  };
}

export type EditField = NonNullable<ReturnType<typeof useField>>;

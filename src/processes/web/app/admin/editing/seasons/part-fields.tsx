import { findEditableField } from '#shared/admin/domain/editing/check-field.ts';
import { episodeFields, seasonFields } from '#shared/admin/domain/editing/editable-fields.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { type PartField, partField } from '#shared/domain/titles/part-edits.ts';
import type { Draft } from '../draft/use-draft.ts';
import type { EditPageProps } from '../edit-page-props.ts';
import { FieldRow } from '../field/field-row.tsx';

type Part = Omit<PartField, 'name'>;
type PartFieldsProps = EditPageProps & { draft: Draft } & ({ part: Part } | { fields: readonly string[] });

/** All fields of a season or an episode, by name. */
export function namesOfPart(part: Part): string[] {
  const table = part.episode === undefined ? seasonFields : episodeFields;
  return Object.keys(table).map((name) => partField({ ...part, name }));
}

/** Fields of a season or an episode with their three values, as those of the series. */
export function PartFields(props: PartFieldsProps) {
  const { subject, draft, member } = props;
  const fields = 'part' in props ? namesOfPart(props.part) : props.fields;
  return fields.map((field) => {
    const edited = subject.fields.find((each) => each.field === field);
    const [held, spec] = [draft.state.fields[field], findEditableField(subject.entity, field)];
    if (!edited || !held || !spec) return null;
    return (
      <FieldRow
        key={field}
        subject={subject}
        edited={edited}
        held={held}
        spec={spec}
        draft={draft}
        mayWrite={mayRole(member.role, 'draft') && (!spec.needs || mayRole(member.role, spec.needs))}
        mayLock={mayRole(member.role, 'curate')}
      />
    );
  });
}

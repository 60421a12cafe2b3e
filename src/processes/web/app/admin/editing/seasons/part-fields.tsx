import { episodeFields, seasonFields } from '#shared/admin/domain/editing/editable-fields.ts';
import { type PartField, partField } from '#shared/domain/titles/part-edits.ts';
import { DraftField } from '../field/draft-field.tsx';

type Part = Omit<PartField, 'name'>;

/** All fields of a season or an episode, by name. */
export function namesOfPart(part: Part): string[] {
  const table = part.episode === undefined ? seasonFields : episodeFields;
  return Object.keys(table).map((name) => partField({ ...part, name }));
}

export function DraftFieldList({ fields }: { fields: readonly string[] }) {
  return fields.map((field) => <DraftField key={field} field={field} />);
}

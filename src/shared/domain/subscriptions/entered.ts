import type { ServiceFields } from './free-services.ts';
import type { BundleFields, PlanFields } from './subscriptions.ts';

/** What editors enter with a source, a day of the check and an end, and may undo. */
export interface FieldsOf {
  plan: PlanFields;
  bundle: BundleFields;
  service: ServiceFields;
}

export type EnteredKind = keyof FieldsOf;
export type EnteredFields = FieldsOf[EnteredKind];

/** The name under which a row is the same row. */
const KEY_OF_FIELDS: { [K in EnteredKind]: (fields: FieldsOf[K]) => string } = {
  plan: ({ platformId, name }) => `${platformId} ${name}`,
  bundle: ({ seller, name }) => `${seller} ${name}`,
  service: ({ name }) => name.toLowerCase(),
};

export function keyOfFields<K extends EnteredKind>(kind: K, fields: FieldsOf[K]): string {
  return KEY_OF_FIELDS[kind](fields);
}

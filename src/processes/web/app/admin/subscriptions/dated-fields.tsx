import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { addDays } from '#shared/domain/day.ts';
import type { EnteredFields } from '#shared/domain/subscriptions/entered.ts';
import { Field } from '../forms/field.tsx';
import { SelectField } from '../forms/select-field.tsx';

const words = adminSubscriptions;
/** A new price is expected to hold for a quarter. */
const USUAL_DAYS = 90;

interface DatedFieldsProps {
  edited: Pick<EnteredFields, 'sourceUrl' | 'checkedOn' | 'expiresOn'> | undefined;
  today: string;
  /** Instead of what is said for a price. */
  sourceHint?: string;
  /** Of an offer: its link is the source then. */
  isSourceOptional?: boolean;
}

/** Source, day of the check and last day: what every entry has. */
export function DatedFields({ edited, today, sourceHint, isSourceOptional = false }: DatedFieldsProps) {
  return (
    <>
      <Field
        name="source"
        type="url"
        label={words.source}
        hint={sourceHint ?? words.sourceHint}
        defaultValue={edited?.sourceUrl}
        spellCheck={false}
        autoComplete="off"
        required={!isSourceOptional}
      />
      <Field name="checkedOn" type="date" label={words.checkedOn} defaultValue={edited?.checkedOn ?? today} required />
      <Field
        name="expiresOn"
        type="date"
        label={words.expiresOn}
        hint={words.expiresHint}
        defaultValue={edited?.expiresOn ?? addDays(today, USUAL_DAYS)}
        required
      />
    </>
  );
}

export function PeriodField({ value }: { value: string }) {
  return (
    <SelectField name="period" label={words.period} defaultValue={value}>
      <option value="month">{words.periods.month}</option>
      <option value="year">{words.periods.year}</option>
    </SelectField>
  );
}

/** Hidden fields that name the edited row as the editor saw it. */
export function SeenFields({ edited }: { edited: { id: number; version: number } | undefined }) {
  if (!edited) return null;
  return (
    <>
      <input type="hidden" name="row" value={edited.id} />
      <input type="hidden" name="version" value={edited.version} />
    </>
  );
}

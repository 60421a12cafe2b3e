import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { addDays } from '#shared/domain/day.ts';
import type { OwnOffer } from '#shared/domain/subscriptions/own-offers.ts';
import { Field } from '../forms/field.tsx';

const words = adminSubscriptions;
/** An entry is expected to hold for a quarter. */
const USUAL_DAYS = 90;

interface DatedFieldsProps {
  edited: Pick<OwnOffer, 'sourceUrl' | 'checkedOn' | 'expiresOn'> | undefined;
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

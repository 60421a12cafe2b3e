import { useSyncExternalStore } from 'react';
import { KeptNotice } from './kept-notice.tsx';
import { useUnsaved } from './unsaved-forms.tsx';

const never = () => () => undefined;
const zero = () => 0;

/** Offers, beside its fields, what this browser kept of a form whose fields are outside of its element: `isOfferApart`. */
export function KeptOf({ form, label }: { form: string; label: string }) {
  const registry = useUnsaved()?.registry;
  useSyncExternalStore(registry?.subscribe ?? never, registry?.version ?? zero, registry?.version ?? zero);
  const offer = registry?.offerOf(form);
  return offer ? <KeptNotice copy={offer} describe={() => label} /> : null;
}

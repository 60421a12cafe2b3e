import { useState } from 'react';
import { NO_SERVICE } from '#shared/admin/domain/editing/check-lists.ts';
import { inputNames } from '#shared/admin/domain/editing/field-form.ts';
import { adminFields } from '#shared/admin/text/fields.ts';
import { AUDIO_WORDS, type AudioFacts } from '#shared/domain/subscriptions/free-services.ts';
import type { AddedOffer, HiddenOffer, OfferEdits, TmdbOffer } from '#shared/domain/titles/field-values.ts';
import { OFFER_KINDS } from '#shared/domain/titles/source-parts.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { watchServiceNames } from '#shared/text/taxonomy.ts';
import { audioWords } from '#shared/text/titles/audio.ts';
import { useHasScript } from '../../../ui/use-has-script.ts';
import { buttonClass } from '../../forms/submit.tsx';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';

const NONE: OfferEdits = { added: [], hidden: [] };

/** Corrections to TMDB's offers: added offers, each with its source, and wrong ones removed. */
export function OffersControl({ field, value, provider }: ControlProps) {
  const edits = (value as OfferEdits | null) ?? NONE;
  const offers = (provider as readonly TmdbOffer[] | null) ?? [];
  // A row stays where it is: another that is emptied must not take away what is typed into this one.
  const [added] = useState(edits.added);
  const [count, setCount] = useState(added.length + 1);
  if (edits.added.length + 1 > count) setCount(edits.added.length + 1);
  const hasScript = useHasScript();
  // An added offer may repeat one of TMDB's.
  const byKey = new Map(
    [...offers, ...edits.added.filter(({ serviceId }) => serviceId !== NO_SERVICE)].map(
      ({ kind, serviceId }) => [`${kind}-${serviceId}`, { kind, serviceId }] as const,
    ),
  );
  const offered = [...byKey.values()];
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{adminFields.addedOffers}</legend>
        {Array.from({ length: count }, (_, row) => (
          <AddedRow key={row} field={field} row={row} offer={added[row]} />
        ))}
        {hasScript && (
          <button type="button" className={buttonClass('link')} onClick={() => setCount(count + 1)}>
            {adminFields.addOffer}
          </button>
        )}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{adminFields.hiddenOffers}</legend>
        {offers.length === 0 && <p className={styles.empty}>{adminFields.noOffers}</p>}
        {offers.map((offer) => (
          <HiddenRow key={`${offer.kind}-${offer.serviceId}`} field={field} offer={offer} edits={edits} />
        ))}
      </fieldset>
      {offered.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{adminFields.audioOffers}</legend>
          {offered.map((offer) => (
            <AudioRow key={`${offer.kind}-${offer.serviceId}`} field={field} offer={offer} edits={edits} />
          ))}
        </fieldset>
      )}
    </>
  );
}

function AddedRow({ field, row, offer }: { field: string; row: number; offer: AddedOffer | undefined }) {
  const name = (part: string) => inputNames.row(field, 'added', row, part);
  return (
    <div className={styles.offer}>
      <label>
        {adminFields.service}
        <select className={styles.input} name={name('service')} defaultValue={offer?.serviceId || ''}>
          <option value="">{adminFields.chooseService}</option>
          {SERVICES.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        {adminFields.kind}
        <select className={styles.input} name={name('kind')} defaultValue={offer?.kind ?? 'flatrate'}>
          {OFFER_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {adminFields.offerKinds[kind]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {adminFields.url}
        <input className={styles.input} type="url" name={name('url')} defaultValue={offer?.url ?? ''} />
      </label>
      <label>
        {adminFields.source}
        <input className={styles.input} name={name('source')} defaultValue={offer?.source ?? ''} />
      </label>
      <label>
        {adminFields.checkedOn}
        <input className={styles.input} type="date" name={name('checkedOn')} defaultValue={offer?.checkedOn ?? ''} />
      </label>
    </div>
  );
}

function HiddenRow({ field, offer, edits }: { field: string; offer: TmdbOffer; edits: OfferEdits }) {
  const { kind, serviceId, serviceName } = offer;
  const hidden: HiddenOffer | undefined = edits.hidden.find(
    (each) => each.kind === kind && each.serviceId === serviceId,
  );
  const name = (part: string) => inputNames.row(field, 'hidden', `${kind}-${serviceId}`, part);
  const label = describeWatchService(serviceId, serviceName).label;
  return (
    <div className={styles.hide}>
      <label className={styles.check}>
        <input type="checkbox" name={name('on')} value="1" defaultChecked={hidden !== undefined} />
        {adminFields.offerAt(label, adminFields.offerKinds[kind])}
      </label>
      <label>
        {adminFields.reason}
        <input className={styles.input} name={name('reason')} defaultValue={hidden?.reason ?? ''} />
      </label>
      <label>
        {adminFields.until}
        <input className={styles.input} type="date" name={name('until')} defaultValue={hidden?.until ?? ''} />
      </label>
    </div>
  );
}

/** What an editor knows of the audio of one offer, with the source of that. */
function AudioRow({
  field,
  offer,
  edits,
}: {
  field: string;
  offer: Pick<TmdbOffer, 'kind' | 'serviceId'>;
  edits: OfferEdits;
}) {
  const { kind, serviceId } = offer;
  const known = edits.audio?.find((each) => each.kind === kind && each.serviceId === serviceId);
  const name = (part: string) => inputNames.row(field, 'audio', `${kind}-${serviceId}`, part);
  const label = adminFields.offerAt(
    describeWatchService(serviceId, String(serviceId)).label,
    adminFields.offerKinds[kind],
  );
  return (
    <div className={styles.audio} role="group" aria-label={label}>
      <b>{label}</b>
      {(Object.keys(AUDIO_WORDS) as (keyof AudioFacts)[]).map((fact) => (
        <label key={fact} className={styles.check}>
          <input type="checkbox" name={name(fact)} value="1" defaultChecked={known?.[fact] ?? false} />
          {audioWords[AUDIO_WORDS[fact]]}
        </label>
      ))}
      <label>
        {adminFields.source}
        <input className={styles.input} name={name('source')} defaultValue={known?.source ?? ''} />
      </label>
      <label>
        {adminFields.checkedOn}
        <input className={styles.input} type="date" name={name('checkedOn')} defaultValue={known?.checkedOn ?? ''} />
      </label>
    </div>
  );
}

/** One option per name: TMDB has several ids for some services, and the first is the usual one. */
const SERVICES = [...new Map(Object.entries(watchServiceNames).map(([id, label]) => [label as string, id])).entries()]
  .map(([label]) => ({ label, id: firstIdOf(label) }))
  .sort((one, other) => one.label.localeCompare(other.label, 'pt-BR'));

function firstIdOf(label: string): string {
  return Object.entries(watchServiceNames).find(([, name]) => name === label)?.[0] ?? '';
}

/** The title's address at each service that has it. */
export function WatchUrlsControl({ field, value, provider, offers }: ControlProps & { offers: readonly TmdbOffer[] }) {
  const urls = (value ?? provider ?? {}) as Readonly<Record<string, string>>;
  const services = new Map(
    offers.map(({ serviceId, serviceName }) => [serviceId, describeWatchService(serviceId, serviceName).label]),
  );
  for (const id of Object.keys(urls).map(Number))
    if (!services.has(id)) services.set(id, describeWatchService(id, String(id)).label);
  if (services.size === 0) return <p className={styles.empty}>{adminFields.noServices}</p>;
  return (
    <div className={styles.names}>
      <p className={styles.empty}>{adminFields.urlsHint}</p>
      {[...services].map(([id, label]) => (
        <label key={id}>
          {label}
          <input
            className={styles.input}
            type="url"
            name={inputNames.service(field, id)}
            defaultValue={urls[String(id)] ?? ''}
          />
        </label>
      ))}
    </div>
  );
}

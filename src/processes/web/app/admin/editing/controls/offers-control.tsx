import { useState } from 'react';
import { NO_SERVICE } from '#shared/admin/domain/editing/check-lists.ts';
import { type OfferRows, readOffers } from '#shared/admin/domain/editing/typed-value.ts';
import { adminFields } from '#shared/admin/text/fields.ts';
import { AUDIO_WORDS, type AudioFacts } from '#shared/domain/subscriptions/free-services.ts';
import type { OfferEdits, TmdbOffer } from '#shared/domain/titles/field-values.ts';
import { OFFER_KINDS } from '#shared/domain/titles/source-parts.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { watchServiceNames } from '#shared/text/taxonomy.ts';
import { audioWords } from '#shared/text/titles/audio.ts';
import { buttonClass } from '../../forms/submit.tsx';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';

const NONE: OfferEdits = { added: [], hidden: [] };
const EMPTY = { service: '', kind: 'flatrate', url: '', source: '', checkedOn: '' };

type Row<List extends keyof OfferRows> = OfferRows[List][number];
interface RowProps<List extends keyof OfferRows> {
  row: Row<List>;
  onChange: (part: Partial<Row<List>>) => void;
}

/** Corrections to TMDB's offers: added offers, each with its source, and wrong ones removed. Rows stay where they are while it is open. */
export function OffersControl({ value, provider, onValue }: ControlProps) {
  const edits = (value as OfferEdits | null) ?? NONE;
  const offers = (provider as readonly TmdbOffer[] | null) ?? [];
  const [typed, setTyped] = useState(() => toRows(edits, offers));
  const change = (next: OfferRows) => {
    setTyped(next);
    onValue(readOffers(next));
  };
  const changed = <T extends object>(rows: readonly T[], row: T, part: Partial<T>) =>
    rows.map((each) => (each === row ? { ...each, ...part } : each));
  const audio = listAudioRows(typed, edits, offers);
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{adminFields.addedOffers}</legend>
        {typed.added.map((row, place) => (
          <AddedRow
            key={place}
            row={row}
            onChange={(part) => change({ ...typed, added: withEmptyRow(changed(typed.added, row, part)) })}
          />
        ))}
        <button
          type="button"
          className={buttonClass('link')}
          onClick={() => setTyped({ ...typed, added: [...typed.added, EMPTY] })}
        >
          {adminFields.addOffer}
        </button>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{adminFields.hiddenOffers}</legend>
        {offers.length === 0 && <p className={styles.empty}>{adminFields.noOffers}</p>}
        {typed.hidden.map((row) => (
          <HiddenRow
            key={keyOf(row)}
            row={row}
            name={offers.find((each) => keyOf(each) === keyOf(row))?.serviceName}
            onChange={(part) => change({ ...typed, hidden: changed(typed.hidden, row, part) })}
          />
        ))}
      </fieldset>
      {audio.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{adminFields.audioOffers}</legend>
          {audio.map((row) => (
            <AudioRow
              key={keyOf(row)}
              row={row}
              onChange={(part) => change({ ...typed, audio: changed(audio, row, part) })}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

const keyOf = ({ kind, serviceId }: Pick<TmdbOffer, 'kind' | 'serviceId'>) => `${kind}-${serviceId}`;

function toRows(edits: OfferEdits, offers: readonly TmdbOffer[]): OfferRows {
  return {
    added: withEmptyRow(
      edits.added.map(({ serviceId, url = '', ...offer }) => ({
        ...offer,
        url,
        service: serviceId ? String(serviceId) : '',
      })),
    ),
    hidden: offers.map(({ kind, serviceId }) => {
      const hidden = edits.hidden.find((each) => keyOf(each) === keyOf({ kind, serviceId }));
      const { reason = '', until = '', isUnticked = false } = hidden ?? {};
      return { kind, serviceId, isOn: hidden !== undefined && !isUnticked, reason, until };
    }),
    audio: edits.audio ?? [],
  };
}

/** The last row is always free for another offer. */
function withEmptyRow(rows: OfferRows['added']): OfferRows['added'] {
  const last = rows.at(-1);
  return last && !(last.service || last.url || last.source || last.checkedOn) ? rows : [...rows, EMPTY];
}

/** One row per offer, of TMDB or added; an added one may repeat one of TMDB's. */
function listAudioRows({ audio }: OfferRows, edits: OfferEdits, offers: readonly TmdbOffer[]): OfferRows['audio'] {
  const offered = [...offers, ...edits.added.filter(({ serviceId }) => serviceId !== NO_SERVICE)];
  const byKey = new Map(offered.map((offer) => [keyOf(offer), offer]));
  return [...byKey].map(([key, { kind, serviceId }]) => {
    const known = audio.find((each) => keyOf(each) === key);
    const none = { isDubbed: false, isSubtitled: false, hasLibras: false, isDescribed: false };
    return known ?? { kind, serviceId, ...none, source: '', checkedOn: '' };
  });
}

function AddedRow({ row, onChange }: RowProps<'added'>) {
  const input = (part: 'url' | 'source' | 'checkedOn', type: 'url' | 'text' | 'date') => (
    <label>
      {adminFields[part]}
      <input
        className={styles.input}
        type={type}
        defaultValue={row[part]}
        onChange={(event) => onChange({ [part]: event.target.value })}
      />
    </label>
  );
  return (
    <div className={styles.offer}>
      <label>
        {adminFields.service}
        <select
          className={styles.input}
          defaultValue={row.service}
          onChange={(event) => onChange({ service: event.target.value })}
        >
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
        <select
          className={styles.input}
          defaultValue={row.kind}
          onChange={(event) => onChange({ kind: event.target.value })}
        >
          {OFFER_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {adminFields.offerKinds[kind]}
            </option>
          ))}
        </select>
      </label>
      {input('url', 'url')}
      {input('source', 'text')}
      {input('checkedOn', 'date')}
    </div>
  );
}

function HiddenRow({ row, name, onChange }: RowProps<'hidden'> & { name: string | undefined }) {
  const { kind, serviceId, isOn, reason, until } = row;
  const label = describeWatchService(serviceId, name ?? String(serviceId)).label;
  return (
    <div className={styles.hide}>
      <label className={styles.check}>
        <input type="checkbox" defaultChecked={isOn} onChange={(event) => onChange({ isOn: event.target.checked })} />
        {adminFields.offerAt(label, adminFields.offerKinds[kind])}
      </label>
      <label>
        {adminFields.reason}
        <input
          className={styles.input}
          defaultValue={reason}
          onChange={(event) => onChange({ reason: event.target.value })}
        />
      </label>
      <label>
        {adminFields.until}
        <input
          className={styles.input}
          type="date"
          defaultValue={until}
          onChange={(event) => onChange({ until: event.target.value })}
        />
      </label>
    </div>
  );
}

/** What an editor knows of the audio of one offer, with the source of that. */
function AudioRow({ row, onChange }: RowProps<'audio'>) {
  const { kind, serviceId, source, checkedOn } = row;
  const service = describeWatchService(serviceId, String(serviceId)).label;
  const label = adminFields.offerAt(service, adminFields.offerKinds[kind]);
  return (
    <div className={styles.audio} role="group" aria-label={label}>
      <b>{label}</b>
      {(Object.keys(AUDIO_WORDS) as (keyof AudioFacts)[]).map((fact) => (
        <label key={fact} className={styles.check}>
          <input
            type="checkbox"
            defaultChecked={row[fact]}
            onChange={(event) => onChange({ [fact]: event.target.checked })}
          />
          {audioWords[AUDIO_WORDS[fact]]}
        </label>
      ))}
      <label>
        {adminFields.source}
        <input
          className={styles.input}
          defaultValue={source}
          onChange={(event) => onChange({ source: event.target.value })}
        />
      </label>
      <label>
        {adminFields.checkedOn}
        <input
          className={styles.input}
          type="date"
          defaultValue={checkedOn}
          onChange={(event) => onChange({ checkedOn: event.target.value })}
        />
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
export function WatchUrlsControl(props: ControlProps & { offers: readonly TmdbOffer[] }) {
  const { value, provider, offers, onValue } = props;
  const urls = (value ?? provider ?? {}) as Readonly<Record<string, string>>;
  const services = new Map(
    offers.map(({ serviceId, serviceName }) => [serviceId, describeWatchService(serviceId, serviceName).label]),
  );
  for (const id of Object.keys(urls).map(Number))
    if (!services.has(id)) services.set(id, describeWatchService(id, String(id)).label);
  if (services.size === 0) return <p className={styles.empty}>{adminFields.noServices}</p>;
  const write = (id: string, url: string) => {
    const filled = Object.entries({ ...urls, [id]: url }).filter(([, each]) => each !== '');
    onValue(filled.length > 0 ? Object.fromEntries(filled) : null);
  };
  return (
    <div className={styles.names}>
      <p className={styles.empty}>{adminFields.urlsHint}</p>
      {[...services].map(([id, label]) => (
        <label key={id}>
          {label}
          <input
            className={styles.input}
            type="url"
            defaultValue={urls[String(id)] ?? ''}
            onChange={(event) => write(String(id), event.target.value.trim())}
          />
        </label>
      ))}
    </div>
  );
}

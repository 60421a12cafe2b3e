import { inputNames } from '#shared/admin/domain/editing/field-form.ts';
import { adminFields } from '#shared/admin/text/fields.ts';
import { formatDate } from '#shared/domain/format.ts';
import type { AddedTrailer, TmdbTrailer, TrailerEdits } from '#shared/domain/titles/field-values.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { PictureChoice } from './shown-picture.tsx';

/** Which videos are shown first, which are hidden, and those that editors added on the page of broken links. */
export function TrailersControl({ field, value, provider }: ControlProps) {
  const edits = (value as TrailerEdits | null) ?? { first: [], hidden: [] };
  const trailers = (provider as readonly TmdbTrailer[] | null) ?? [];
  const added = edits.added ?? [];
  if (trailers.length + added.length === 0) return <p className={styles.empty}>{adminFields.noTrailers}</p>;
  const order = (key: string, name: string, row: number) => (
    <Order key={key} of={key} name={name} input={(part) => inputNames.row(field, 'of', row, part)} edits={edits} />
  );
  return (
    <div className={styles.trailers}>
      {trailers.map(({ key, name, type, publishedAt }, row) => (
        <div key={key} className={styles.trailer}>
          <PictureChoice kind="video" path={key} />
          <span>
            <b>{name}</b>
            <span>
              {type} {adminFields.published(formatDate(publishedAt))}
            </span>
          </span>
          {order(key, name, row)}
        </div>
      ))}
      {added.map((trailer, row) => (
        <div key={trailer.key} className={styles.trailer}>
          <PictureChoice kind="video" path={trailer.key} />
          <Added trailer={trailer} input={(part) => inputNames.row(field, 'added', row, part)} />
          {order(trailer.key, trailer.name, trailers.length + row)}
        </div>
      ))}
    </div>
  );
}

interface OrderProps {
  of: string;
  name: string;
  input: (part: string) => string;
  edits: TrailerEdits;
}

function Order({ of, name, input, edits }: OrderProps) {
  return (
    <>
      <label className={styles.place}>
        <input type="hidden" name={input('name')} value={of} />
        {adminFields.place}
        <input
          type="number"
          min={1}
          max={99}
          name={input('place')}
          defaultValue={edits.first.indexOf(of) + 1 || ''}
          aria-label={adminFields.placeOf(name)}
        />
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          name={input('hidden')}
          value="1"
          defaultChecked={edits.hidden.includes(of)}
          aria-label={adminFields.hideOf(name)}
        />
        {adminFields.hide}
      </label>
    </>
  );
}

function Added({ trailer, input }: { trailer: AddedTrailer; input: (part: string) => string }) {
  const { key, name, publishedOn } = trailer;
  return (
    <span>
      <b>{name}</b>
      <span>
        {adminFields.addedHere} {adminFields.published(formatDate(publishedOn))}
      </span>
      {Object.entries({ key, name, publishedOn }).map(([part, text]) => (
        <input key={part} type="hidden" name={input(part)} value={text} />
      ))}
      <label className={styles.check}>
        <input type="checkbox" name={input('remove')} value="1" aria-label={adminFields.dropOf(name)} />
        {adminFields.drop}
      </label>
    </span>
  );
}

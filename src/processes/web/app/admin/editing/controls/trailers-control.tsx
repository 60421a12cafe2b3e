import { orNone } from '#shared/admin/domain/editing/typed-value.ts';
import { adminFields } from '#shared/admin/text/fields.ts';
import { formatDate } from '#shared/domain/format.ts';
import type { AddedTrailer, TmdbTrailer, TrailerEdits } from '#shared/domain/titles/field-values.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { PlaceAndHide } from './place-and-hide.tsx';
import { PictureChoice } from './shown-picture.tsx';
import { useOrder } from './use-order.ts';

const NONE: TrailerEdits = { first: [], hidden: [] };

/** Which videos are shown first, which are hidden, and those that editors added on the page of broken links. */
export function TrailersControl({ value, provider, onValue }: ControlProps) {
  const edits = (value as TrailerEdits | null) ?? NONE;
  const trailers = (provider as readonly TmdbTrailer[] | null) ?? [];
  const added = edits.added ?? [];
  const rowOf = useOrder(edits, (order) => onValue(orNone({ ...edits, ...order })));
  if (trailers.length + added.length === 0) return <p className={styles.empty}>{adminFields.noTrailers}</p>;
  const drop = (key: string) => onValue(orNone({ ...edits, added: added.filter((each) => each.key !== key) }));
  return (
    <div className={styles.trailers}>
      {trailers.map(({ key, name, type, publishedAt }) => (
        <div key={key} className={styles.trailer}>
          <PictureChoice kind="video" path={key} />
          <span>
            <b>{name}</b>
            <span>
              {type} {adminFields.published(formatDate(publishedAt))}
            </span>
          </span>
          <PlaceAndHide row={rowOf(key)} label={name} />
        </div>
      ))}
      {added.map((trailer) => (
        <div key={trailer.key} className={styles.trailer}>
          <PictureChoice kind="video" path={trailer.key} />
          <Added trailer={trailer} onDrop={() => drop(trailer.key)} />
          <PlaceAndHide row={rowOf(trailer.key)} label={trailer.name} />
        </div>
      ))}
    </div>
  );
}

function Added({ trailer: { name, publishedOn }, onDrop }: { trailer: AddedTrailer; onDrop: () => void }) {
  return (
    <span>
      <b>{name}</b>
      <span>
        {adminFields.addedHere} {adminFields.published(formatDate(publishedOn))}
      </span>
      <label className={styles.check}>
        <input type="checkbox" aria-label={adminFields.dropOf(name)} onChange={onDrop} />
        {adminFields.drop}
      </label>
    </span>
  );
}

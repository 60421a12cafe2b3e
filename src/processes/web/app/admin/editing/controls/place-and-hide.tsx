import { adminFields } from '#shared/admin/text/fields.ts';
import styles from './controls.module.css';
import type { PlacedRow } from './use-order.ts';

/** A row's number in the order, and the tick that hides it. */
export function PlaceAndHide({ row: { place, isHidden, change }, label }: { row: PlacedRow; label: string }) {
  return (
    <>
      <label className={styles.place}>
        {adminFields.place}
        <input
          type="number"
          min={1}
          max={99}
          defaultValue={place || ''}
          aria-label={adminFields.placeOf(label)}
          onChange={(event) => change({ place: Number(event.target.value) || 0 })}
        />
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          defaultChecked={isHidden}
          aria-label={adminFields.hideOf(label)}
          onChange={(event) => change({ isHidden: event.target.checked })}
        />
        {adminFields.hide}
      </label>
    </>
  );
}

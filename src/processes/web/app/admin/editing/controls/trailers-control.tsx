import { inputNames } from '#shared/admin/domain/field-form.ts';
import { adminFields } from '#shared/admin/text/fields.ts';
import { formatDate } from '#shared/domain/format.ts';
import type { TmdbTrailer, TrailerEdits } from '#shared/domain/titles/field-values.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { ShownPicture } from './shown-picture.tsx';

/** Which videos are shown first, and which are hidden. */
export function TrailersControl({ field, value, provider }: ControlProps) {
  const edits = (value as TrailerEdits | null) ?? { first: [], hidden: [] };
  const trailers = (provider as readonly TmdbTrailer[] | null) ?? [];
  if (trailers.length === 0) return <p className={styles.empty}>{adminFields.noTrailers}</p>;
  return (
    <div className={styles.trailers}>
      {trailers.map(({ key, name, type, publishedAt }, row) => {
        const input = (part: string) => inputNames.row(field, 'of', row, part);
        return (
          <div key={key} className={styles.trailer}>
            <ShownPicture kind="video" path={key} />
            <span>
              <b>{name}</b>
              <span>
                {type} {adminFields.published(formatDate(publishedAt))}
              </span>
              <input type="hidden" name={input('name')} value={key} />
            </span>
            <label className={styles.place}>
              {adminFields.place}
              <input
                type="number"
                min={1}
                max={99}
                name={input('place')}
                defaultValue={edits.first.indexOf(key) + 1 || ''}
                aria-label={adminFields.placeOf(name)}
              />
            </label>
            <label className={styles.check}>
              <input
                type="checkbox"
                name={input('hidden')}
                value="1"
                defaultChecked={edits.hidden.includes(key)}
                aria-label={adminFields.hideOf(name)}
              />
              {adminFields.hide}
            </label>
          </div>
        );
      })}
    </div>
  );
}

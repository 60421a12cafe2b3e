import { inputNames } from '#shared/admin/domain/editing/field-form.ts';
import { adminFields } from '#shared/admin/text/fields.ts';
import type { GalleryEdits, OwnPicture, TmdbPicture } from '#shared/domain/titles/field-values.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { PictureChoice } from './shown-picture.tsx';

const NONE: GalleryEdits = { first: [], hidden: [], own: [] };

/** Which pictures the page shows, in which order; uploaded ones with their credit and licence. */
export function GalleryControl({ field, value, provider }: ControlProps) {
  const edits = (value as GalleryEdits | null) ?? NONE;
  const pictures = (provider as readonly TmdbPicture[] | null) ?? [];
  const kinds = [...new Set(pictures.map(({ kind }) => kind))];
  return (
    <>
      <p className={styles.empty}>{pictures.length > 0 ? adminFields.galleryHint : adminFields.noPictures}</p>
      {kinds.map((kind) => (
        <fieldset key={kind} className={styles.group}>
          <legend>{adminFields.pictureKinds[kind]}</legend>
          <div className={classNames(styles.pictures, kind !== 'backdrop' && styles.tall)}>
            {pictures.map((picture, index) =>
              picture.kind === kind ? (
                <Cell key={picture.path} field={field} row={index} picture={picture} edits={edits} />
              ) : null,
            )}
          </div>
        </fieldset>
      ))}
      {edits.own.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{adminFields.ownPictures}</legend>
          {edits.own.map((picture, row) => (
            <OwnRow key={picture.path} field={field} row={row} picture={picture} />
          ))}
        </fieldset>
      )}
    </>
  );
}

function Cell({
  field,
  row,
  picture,
  edits,
}: {
  field: string;
  row: number;
  picture: TmdbPicture;
  edits: GalleryEdits;
}) {
  const name = (part: string) => inputNames.row(field, 'of', row, part);
  const label = adminFields.choosePicture(row + 1);
  const place = edits.first.indexOf(picture.path) + 1;
  return (
    <div className={styles.picture}>
      <PictureChoice kind={picture.kind} path={picture.path} />
      <input type="hidden" name={name('name')} value={picture.path} />
      <label className={styles.place}>
        {adminFields.place}
        <input
          type="number"
          min={1}
          max={99}
          name={name('place')}
          defaultValue={place || ''}
          aria-label={adminFields.placeOf(label)}
        />
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          name={name('hidden')}
          value="1"
          defaultChecked={edits.hidden.includes(picture.path)}
          aria-label={adminFields.hideOf(label)}
        />
        {adminFields.hide}
      </label>
    </div>
  );
}

function OwnRow({ field, row, picture }: { field: string; row: number; picture: OwnPicture }) {
  const name = (part: string) => inputNames.row(field, 'own', row, part);
  return (
    <div className={styles.own}>
      <PictureChoice kind="backdrop" path={picture.path} />
      <div>
        {(['path', 'width', 'height'] as const).map((part) => (
          <input key={part} type="hidden" name={name(part)} value={picture[part]} />
        ))}
        {(['alt', 'credit', 'licence'] as const).map((part) => (
          <label key={part}>
            {adminFields[part]}
            <input className={styles.input} name={name(part)} defaultValue={picture[part]} />
          </label>
        ))}
        <label className={styles.check}>
          <input type="checkbox" name={name('remove')} value="1" />
          {adminFields.remove}
        </label>
      </div>
    </div>
  );
}

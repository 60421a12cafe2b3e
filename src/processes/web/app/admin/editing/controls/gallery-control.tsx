import { orNone } from '#shared/admin/domain/editing/typed-value.ts';
import { adminFields } from '#shared/admin/text/fields.ts';
import type { GalleryEdits, OwnPicture, TmdbPicture } from '#shared/domain/titles/field-values.ts';
import { classNames } from '../../../design/class-names.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { PlaceAndHide } from './place-and-hide.tsx';
import { PictureChoice } from './shown-picture.tsx';
import { useOrder } from './use-order.ts';

const NONE: GalleryEdits = { first: [], hidden: [], own: [] };

/** Which pictures the page shows, in which order; uploaded ones with their credit and licence. */
export function GalleryControl({ value, provider, onValue }: ControlProps) {
  const edits = (value as GalleryEdits | null) ?? NONE;
  const pictures = (provider as readonly TmdbPicture[] | null) ?? [];
  const kinds = [...new Set(pictures.map(({ kind }) => kind))];
  const rowOf = useOrder(edits, (order) => onValue(orNone({ ...edits, ...order })));
  const changeOwn = (path: string, to: readonly OwnPicture[]) =>
    onValue(orNone({ ...edits, own: edits.own.flatMap((each) => (each.path === path ? to : [each])) }));
  return (
    <>
      <p className={styles.empty}>{pictures.length > 0 ? adminFields.galleryHint : adminFields.noPictures}</p>
      {kinds.map((kind) => (
        <fieldset key={kind} className={styles.group}>
          <legend>{adminFields.pictureKinds[kind]}</legend>
          <div className={classNames(styles.pictures, kind !== 'backdrop' && styles.tall)}>
            {pictures.map(({ path, ...picture }, index) =>
              picture.kind === kind ? (
                <div key={path} className={styles.picture}>
                  <PictureChoice kind={kind} path={path} />
                  <PlaceAndHide row={rowOf(path)} label={adminFields.choosePicture(index + 1)} />
                </div>
              ) : null,
            )}
          </div>
        </fieldset>
      ))}
      {edits.own.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{adminFields.ownPictures}</legend>
          {edits.own.map((picture) => (
            <OwnRow key={picture.path} picture={picture} onChange={(to) => changeOwn(picture.path, to)} />
          ))}
        </fieldset>
      )}
    </>
  );
}

function OwnRow({ picture, onChange }: { picture: OwnPicture; onChange: (to: readonly OwnPicture[]) => void }) {
  return (
    <div className={styles.own}>
      <PictureChoice kind="backdrop" path={picture.path} />
      <div>
        {(['alt', 'credit', 'licence'] as const).map((part) => (
          <label key={part}>
            {adminFields[part]}
            <input
              className={styles.input}
              defaultValue={picture[part]}
              onChange={(event) => onChange([{ ...picture, [part]: event.target.value.trim() }])}
            />
          </label>
        ))}
        <label className={styles.check}>
          <input type="checkbox" onChange={() => onChange([])} />
          {adminFields.remove}
        </label>
      </div>
    </div>
  );
}

import { adminFields } from '#shared/admin/text/fields.ts';
import type { TmdbPicture } from '#shared/domain/titles/field-values.ts';
import { classNames } from '../../../design/class-names.ts';
import { type ControlProps, textOf } from './control.ts';
import styles from './controls.module.css';
import { pictureKindOf } from './picture-kind.ts';
import { PictureChoice } from './shown-picture.tsx';

interface PictureControlProps extends ControlProps {
  /** TMDB's and uploaded pictures, of every kind. */
  pictures: readonly TmdbPicture[];
}

/** Chooses one of the existing pictures; the first option is TMDB's choice. */
export function PictureControl({ field, value, provider, labelledBy, pictures, onValue }: PictureControlProps) {
  const kind = pictureKindOf(field);
  const chosen = textOf(value);
  const paths = new Set([chosen, ...pictures.filter((each) => each.kind === kind).map(({ path }) => path)]);
  paths.delete('');
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className={classNames(styles.pictures, kind !== 'backdrop' && styles.tall)}
    >
      <PictureOption
        {...{ field, kind, onValue }}
        path=""
        shown={textOf(provider)}
        label={field === 'sharePath' ? adminFields.drawnCard : adminFields.keepTmdbPicture}
        isOn={!chosen}
      />
      {[...paths].map((path, index) => (
        <PictureOption
          key={path}
          {...{ field, kind, path, onValue }}
          shown={path}
          label={adminFields.choosePicture(index + 1)}
          isOn={path === chosen}
        />
      ))}
    </div>
  );
}

interface PictureOptionProps {
  /** The choices of one field are one group. */
  field: string;
  kind: TmdbPicture['kind'];
  path: string;
  shown: string;
  label: string;
  isOn: boolean;
  onValue: (path: string | null) => void;
}

/** The first of a group has no path, and its label below it. */
export function PictureOption({ field, kind, path, shown, label, isOn, onValue }: PictureOptionProps) {
  return (
    <span className={styles.picture}>
      <label className={styles.choice}>
        <input
          type="radio"
          name={field}
          value={path}
          defaultChecked={isOn}
          aria-label={label}
          onChange={() => onValue(path || null)}
        />
        <PictureChoice kind={kind} path={shown} />
      </label>
      {path === '' && label}
    </span>
  );
}

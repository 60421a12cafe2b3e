import { inputNames } from '#shared/admin/domain/editing/field-form.ts';
import { adminFields } from '#shared/admin/text/fields.ts';
import type { TmdbPicture } from '#shared/domain/titles/field-values.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type ControlProps, textOf } from './control.ts';
import styles from './controls.module.css';
import { pictureKindOf } from './picture-kind.ts';
import { PictureChoice } from './shown-picture.tsx';

interface PictureControlProps extends ControlProps {
  /** TMDB's and uploaded pictures, of every kind. */
  pictures: readonly TmdbPicture[];
}

/** Chooses one of the existing pictures; the first option is TMDB's choice. */
export function PictureControl({ field, value, provider, labelledBy, pictures }: PictureControlProps) {
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
      <Choice
        field={field}
        kind={kind}
        path=""
        shown={textOf(provider)}
        label={field === 'sharePath' ? adminFields.drawnCard : adminFields.keepTmdbPicture}
        isOn={!chosen}
      />
      {[...paths].map((path, index) => (
        <Choice
          key={path}
          field={field}
          kind={kind}
          path={path}
          shown={path}
          label={adminFields.choosePicture(index + 1)}
          isOn={path === chosen}
        />
      ))}
    </div>
  );
}

interface ChoiceProps {
  field: string;
  kind: TmdbPicture['kind'];
  path: string;
  shown: string;
  label: string;
  isOn: boolean;
}

function Choice({ field, kind, path, shown, label, isOn }: ChoiceProps) {
  return (
    <span className={styles.picture}>
      <label className={styles.choice}>
        <input type="radio" name={inputNames.value(field)} value={path} defaultChecked={isOn} aria-label={label} />
        <PictureChoice kind={kind} path={shown} />
      </label>
      {path === '' && label}
    </span>
  );
}

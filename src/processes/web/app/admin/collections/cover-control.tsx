import type { ItemTitle } from '#shared/admin/domain/editing/edited-collection.ts';
import { inputNames } from '#shared/admin/domain/editing/field-form.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { type ControlProps, textOf } from '../editing/controls/control.ts';
import controls from '../editing/controls/controls.module.css';
import { PictureChoice } from '../editing/controls/shown-picture.tsx';
import styles from './cover-control.module.css';

const words = adminCollections.cover;
/** Enough to choose from; more would be a gallery. */
const COVERS_SHOWN = 8;

/** The first film's picture, another title's, or an uploaded one. */
export function CoverControl({ field, value, labelledBy, titles }: ControlProps & { titles: readonly ItemTitle[] }) {
  const chosen = textOf(value);
  const pictured = titles.filter(({ backdropPath, trouble }) => backdropPath && !trouble);
  const auto = (pictured.find(({ kind }) => kind === 'movie') ?? pictured[0])?.backdropPath;
  const offered = pictured.slice(0, COVERS_SHOWN).map(({ title, backdropPath = '' }) => [backdropPath, title] as const);
  const labels = new Map(offered.map(([path, title]) => [path, words.of(title)]));
  if (chosen && !labels.has(chosen)) labels.set(chosen, words.own);
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={styles.covers}>
      <Choice field={field} path="" shown={auto ?? ''} label={words.auto} isOn={!chosen} />
      {[...labels].map(([path, label]) => (
        <Choice key={path} field={field} path={path} shown={path} label={label} isOn={path === chosen} />
      ))}
    </div>
  );
}

interface ChoiceProps {
  field: string;
  path: string;
  shown: string;
  label: string;
  isOn: boolean;
}

function Choice({ field, path, shown, label, isOn }: ChoiceProps) {
  return (
    <span className={controls.picture}>
      <label className={controls.choice}>
        <input type="radio" name={inputNames.value(field)} value={path} defaultChecked={isOn} aria-label={label} />
        <PictureChoice kind="backdrop" path={shown} />
      </label>
      {path === '' && label}
    </span>
  );
}

import { adminCollections } from '#shared/admin/text/collections.ts';
import { type ControlProps, textOf } from '../editing/controls/control.ts';
import { PictureOption } from '../editing/controls/picture-control.tsx';
import { useEdit } from '../editing/edit-context.ts';
import styles from './cover-control.module.css';

const words = adminCollections.cover;
/** Enough to choose from; more would be a gallery. */
const COVERS_SHOWN = 8;

/** The first film's picture, another title's, or an uploaded one. */
export function CoverControl({ field, value, labelledBy, onValue }: ControlProps) {
  const titles = useEdit().collection?.list.titles ?? [];
  const option = { field, kind: 'backdrop', onValue } as const;
  const chosen = textOf(value);
  const pictured = titles.filter(({ backdropPath, trouble }) => backdropPath && !trouble);
  const auto = (pictured.find(({ kind }) => kind === 'movie') ?? pictured[0])?.backdropPath;
  const offered = pictured.slice(0, COVERS_SHOWN).map(({ title, backdropPath = '' }) => [backdropPath, title] as const);
  const labels = new Map(offered.map(([path, title]) => [path, words.of(title)]));
  if (chosen && !labels.has(chosen)) labels.set(chosen, words.own);
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={styles.covers}>
      <PictureOption {...option} path="" shown={auto ?? ''} label={words.auto} isOn={!chosen} />
      {[...labels].map(([path, label]) => (
        <PictureOption key={path} {...option} path={path} shown={path} label={label} isOn={path === chosen} />
      ))}
    </div>
  );
}

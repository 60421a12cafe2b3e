import type { PictureKind } from '#shared/domain/pictures/picture-request.ts';
import { classNames } from '../../design/class-names.ts';
import { Picture } from '../../design/pictures/picture.tsx';
import { AdminIcon } from '../frame/admin-icon.tsx';
import styles from './thumbnail.module.css';

/** A poster, portrait or cover beside a name, which describes it. */
export function Thumbnail({
  kind,
  path,
  isLarge = false,
}: {
  kind: PictureKind;
  path: string | undefined;
  isLarge?: boolean;
}) {
  const isWide = kind === 'backdrop' && !isLarge;
  const [width, height] = isLarge ? [44, 66] : isWide ? [72, 41] : [36, 54];
  const size = isLarge ? styles.large : isWide ? styles.wide : styles.small;
  if (!path)
    return (
      <span className={classNames(size, styles.none)}>
        <AdminIcon name={kind === 'profile' ? 'person' : 'film'} />
      </span>
    );
  return (
    <span className={size}>
      <Picture
        kind={kind}
        path={path}
        widths={isWide ? ['w300'] : ['w92', 'w185']}
        shown={`${width}px`}
        width={width}
        height={height}
        alt=""
      />
    </span>
  );
}

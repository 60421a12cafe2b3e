import type { PictureKind } from '#shared/domain/pictures/picture-request.ts';
import { classNames } from '../../design/class-names.ts';
import { Picture } from '../../design/pictures/picture.tsx';
import { AdminIcon } from '../frame/admin-icon.tsx';
import styles from './thumbnail.module.css';

/** A poster or portrait beside a name, which describes it. */
export function Thumbnail({
  kind,
  path,
  isLarge = false,
}: {
  kind: PictureKind;
  path: string | undefined;
  isLarge?: boolean;
}) {
  const [width, height] = isLarge ? [44, 66] : [36, 54];
  if (!path)
    return (
      <span className={classNames(isLarge ? styles.large : styles.small, styles.none)}>
        <AdminIcon name={kind === 'profile' ? 'person' : 'film'} />
      </span>
    );
  return (
    <span className={isLarge ? styles.large : styles.small}>
      <Picture
        kind={kind}
        path={path}
        widths={['w92', 'w185']}
        shown={`${width}px`}
        width={width}
        height={height}
        alt=""
      />
    </span>
  );
}

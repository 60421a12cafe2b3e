import { toInitials, toneOf } from './initials.ts';
import styles from './person-picture.module.css';
import { Picture, type PictureProps } from './picture.tsx';

interface PersonPictureProps extends Omit<PictureProps, 'kind'> {
  name: string;
}

/** A portrait; without one, the initials on the person's colour. The name is always beside it. */
export function PersonPicture({ name, ...picture }: PersonPictureProps) {
  return picture.path ? <Picture kind="profile" {...picture} /> : <Initials name={name} />;
}

/** Fills a box of any size. */
export function Initials({ name }: { name: string }) {
  return (
    <span className={styles.initials} data-tone={toneOf(name)} aria-hidden="true">
      <span>{toInitials(name)}</span>
    </span>
  );
}

import { listWords } from '#shared/text/lists.ts';
import { PersonPicture } from '../../design/pictures/person-picture.tsx';
import { type GalleryPicture, largeUrlOf } from '../gallery/gallery-picture.ts';
import { useLightbox } from '../gallery/use-lightbox.ts';
import styles from './portrait.module.css';

interface PortraitProps {
  name: string;
  path: string | null;
  /** Set if there is no other picture: then the portrait itself opens in the viewer. */
  only: GalleryPicture | undefined;
}

export function Portrait({ name, path, only }: PortraitProps) {
  const { Lightbox, firstIndex, open, close, prepare } = useLightbox();
  const photo = (
    <PersonPicture
      name={name}
      path={path}
      widths={['w342', 'w500']}
      shown="(min-width: 768px) 300px, 190px"
      width={421}
      height={632}
      alt={listWords.portrait(name)}
      loading="high"
      className={styles.face}
    />
  );
  const large = only && largeUrlOf(only);
  if (!large) return <div className={styles.portrait}>{photo}</div>;
  return (
    <>
      <a
        className={styles.portrait}
        href={large}
        onClick={(event) => open(event, 0)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {photo}
      </a>
      {Lightbox && <Lightbox pictures={[only]} viewer="person" name={name} firstIndex={firstIndex} onClose={close} />}
    </>
  );
}

import { useEffect, useRef } from 'react';
import { galleryWords } from '#shared/text/titles/gallery.ts';
import { classNames } from '../../design/class-names.ts';
import { type GalleryPicture, sizeOf, smallUrlOf } from '../gallery/gallery-picture.ts';
import { shapeOf } from '../gallery/picture-shape.ts';
import styles from './film-strip.module.css';

interface FilmStripProps {
  pictures: readonly GalleryPicture[];
  index: number;
  onChoose: (index: number) => void;
}

/** All pictures, the current one highlighted and in view. One Tab stop in total: the arrow keys change the picture. */
export function FilmStrip({ pictures, index, onChoose }: FilmStripProps) {
  const strip = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const button = strip.current?.children[index]?.querySelector('button');
    button?.scrollIntoView({ inline: 'center', block: 'nearest' });
    if (strip.current?.contains(document.activeElement)) button?.focus({ preventScroll: true });
  }, [index]);

  return (
    <ul ref={strip} className={styles.strip} aria-label={galleryWords.strip}>
      {pictures.map((picture, position) => (
        <li key={picture.path}>
          <button
            type="button"
            className={classNames(styles.frame, styles[shapeOf(sizeOf(picture))])}
            tabIndex={position === index ? 0 : -1}
            aria-current={position === index ? 'true' : undefined}
            onClick={() => onChoose(position)}
          >
            <img
              src={smallUrlOf(picture) ?? undefined}
              alt={galleryWords.pictureAt(picture.alt, position + 1, pictures.length)}
              loading="lazy"
              draggable={false}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

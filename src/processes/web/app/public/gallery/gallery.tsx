import type { ReactNode } from 'react';
import { galleryWords } from '#shared/text/titles/gallery.ts';
import { classNames } from '../../design/class-names.ts';
import { Picture } from '../../design/pictures/picture.tsx';
import { type Cell, chooseMosaic, choosePortraits } from './choose-cells.ts';
import styles from './gallery.module.css';
import { type GalleryPicture, largeUrlOf, sizeOf } from './gallery-picture.ts';
import { useLightbox } from './use-lightbox.ts';

interface GalleryProps {
  pictures: readonly GalleryPicture[];
  /** Whose pictures they are; decides their layout and how far they can be zoomed. */
  viewer: 'title' | 'person';
  /** Of the title or the person, shown above the opened picture. */
  name: string;
}

/** Small pictures that link to large ones, so they work without script; with script they open in the viewer. */
export function Gallery({ pictures: given, viewer, name }: GalleryProps) {
  const pictures = given.filter((picture) => largeUrlOf(picture) !== null);
  const cells = viewer === 'title' ? chooseMosaic(pictures) : choosePortraits(pictures);
  const rest = pictures.slice(cells.length);
  const { Lightbox, firstIndex, open, close, prepare } = useLightbox();

  const toLink = (cell: Cell, position: number, more?: ReactNode) => (
    <a
      className={classNames(styles.link)}
      href={largeUrlOf(cell.picture) ?? undefined}
      onClick={(event) => open(event, position)}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <Thumbnail cell={cell} viewer={viewer} position={position + 1} total={pictures.length} />
      {more}
    </a>
  );

  return (
    <>
      <ul className={viewer === 'title' ? styles.mosaic : styles.portraits}>
        {cells.map((cell, position) => {
          const isLast = position === cells.length - 1;
          return (
            <li key={cell.picture.path} className={styles[cell.shape]}>
              {toLink(cell, position, isLast && rest.length > 0 && <More count={rest.length + 1} />)}
            </li>
          );
        })}
      </ul>
      {rest.length > 0 && (
        <noscript>
          <ul className={styles.rest}>
            {rest.map((picture, position) => (
              <li key={picture.path}>{toLink({ picture, shape: 'single' }, cells.length + position)}</li>
            ))}
          </ul>
        </noscript>
      )}
      {Lightbox && <Lightbox pictures={pictures} viewer={viewer} name={name} firstIndex={firstIndex} onClose={close} />}
    </>
  );
}

/** The count includes the picture under this label, because the label covers it. */
function More({ count }: { count: number }) {
  return (
    <span className={styles.more}>
      <span aria-hidden="true">{galleryWords.more(count)}</span>
      <span className="visually-hidden">{galleryWords.seeMore(count)}</span>
    </span>
  );
}

/** Widths of a cell, as `sizes`: must match the columns in gallery.module.css. */
const SHOWN = {
  mosaic: '(min-width: 1440px) 220px, (min-width: 768px) 16vw, 31vw',
  big: '(min-width: 1440px) 448px, (min-width: 768px) 32vw, 62vw',
  portraits: '(min-width: 1280px) 210px, (min-width: 768px) 24vw, 30vw',
} as const;

const WIDTHS = {
  poster: ['w185', 'w342', 'w500'],
  backdrop: ['w300', 'w780'],
  profile: ['w185', 'w342', 'w500'],
} as const;

interface ThumbnailProps {
  cell: Cell;
  viewer: 'title' | 'person';
  position: number;
  total: number;
}

function Thumbnail({ cell: { picture, shape }, viewer, position, total }: ThumbnailProps) {
  const inMosaic = shape === 'big' ? SHOWN.big : SHOWN.mosaic;
  return (
    <Picture
      kind={picture.kind}
      path={picture.path}
      widths={WIDTHS[picture.kind]}
      shown={viewer === 'title' ? inMosaic : SHOWN.portraits}
      {...sizeOf(picture)}
      alt={galleryWords.pictureAt(picture.alt, position, total)}
    />
  );
}

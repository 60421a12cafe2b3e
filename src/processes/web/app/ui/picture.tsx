import { preload } from 'react-dom';
import { buildImageUrl, buildSrcSet, type ImageWidth } from '#shared/domain/image-url.ts';
import type { PictureKind } from '#shared/domain/picture-request.ts';
import { images } from '#shared/text/images.ts';
import { classNames } from './class-names.ts';
import styles from './picture.module.css';

export interface PictureProps {
  kind: PictureKind;
  /** As TMDB writes it, `/abc.jpg`; the key of a video. */
  path: string | null;
  /** Smallest first; a browser that knows neither AVIF nor WebP gets the last one. */
  widths: readonly [ImageWidth, ...ImageWidth[]];
  /** How wide it is shown, as for the `sizes` attribute; what stands last, after conditions, is a phone's. */
  shown: string;
  width: number;
  height: number;
  /** Empty for a decorative picture, which leaves a box without words when it is missing. */
  alt: string;
  /** `high` for the largest thing of the first fold, `eager` for its neighbours. */
  loading?: 'high' | 'eager' | 'lazy';
  className?: string | undefined;
}

/** Every picture of the site: fills its box, and says so when there is none. pictures/repair-pictures.ts asks again for one that fails. */
export function Picture(props: PictureProps) {
  const { kind, path, widths, width, height, alt, loading = 'lazy', className } = props;
  const sizes = toSizes(props.shown);
  const src = buildImageUrl(kind, widths.at(-1) ?? widths[0], path);

  if (!src) return <span className={classNames(styles.missing, className)}>{alt && images.unavailable}</span>;
  const avif = buildSrcSet(kind, widths, path, 'avif');
  if (loading === 'high') preloadLargest(src, avif, sizes);
  return (
    <picture className={styles.choice}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={buildSrcSet(kind, widths, path, 'webp')} sizes={sizes} />
      <img
        className={classNames(styles.picture, className)}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={loading === 'high' ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** A phone has up to three pixels per point and pays for each; nobody sees the third. */
function toSizes(shown: string): string {
  return shown.replace(/(?<=, )(\d+)(?=(?:vw|px)$)/, (width) => String(Math.round((Number(width) * 2) / 3)));
}

/** Only the one picture the page is judged by: several would compete with it. A browser without AVIF passes over it. */
function preloadLargest(src: string, avif: string | undefined, sizes: string): void {
  if (!avif) return;
  preload(src, { as: 'image', type: 'image/avif', imageSrcSet: avif, imageSizes: sizes, fetchPriority: 'high' });
}

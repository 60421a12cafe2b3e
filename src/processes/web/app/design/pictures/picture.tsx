import { preload } from 'react-dom';
import { buildImageUrl, buildSrcSet, type ImageWidth } from '#shared/domain/pictures/image-url.ts';
import type { PictureKind } from '#shared/domain/pictures/picture-request.ts';
import { images } from '#shared/text/ui.ts';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

export interface PictureProps {
  kind: PictureKind;
  /** As in TMDB's data, `/abc.jpg`; for a video its key. */
  path: string | null;
  /** Smallest first; a browser without AVIF and WebP gets the last one. */
  widths: readonly [ImageWidth, ...ImageWidth[]];
  /** The displayed width, as in the `sizes` attribute; the last value, after the conditions, is for phones. */
  shown: string;
  width: number;
  height: number;
  /** Empty for a decorative picture; then a missing one leaves an empty box. */
  alt: string;
  /** `high` for the largest picture of the first screen, `eager` for the others there. */
  loading?: 'high' | 'eager' | 'lazy';
  className?: string | undefined;
}

/**
 * Every picture of the site: fills its box and shows a message if there is none. repair-pictures.ts retries failed ones.
 */
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

/** Phones have up to three device pixels per CSS pixel; two are enough to look sharp, so the width is cut to two thirds. */
function toSizes(shown: string): string {
  return shown.replace(/(?<=, )(\d+)(?=(?:vw|px)$)/, (width) => String(Math.round((Number(width) * 2) / 3)));
}

/** Only for the largest picture (LCP): several preloads would compete. A browser without AVIF skips it. */
function preloadLargest(src: string, avif: string | undefined, sizes: string): void {
  if (!avif) return;
  preload(src, { as: 'image', type: 'image/avif', imageSrcSet: avif, imageSizes: sizes, fetchPriority: 'high' });
}

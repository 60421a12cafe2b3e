import { useEffect, useRef, useState } from 'react';
import { buildImageUrl, buildSrcSet, type ImageKind, type ImageSize } from '#shared/domain/image-url.ts';
import { images } from '#shared/text/images.ts';
import { classNames } from './class-names.ts';
import styles from './picture.module.css';

interface PictureProps<K extends ImageKind> {
  kind: K;
  /** As TMDB writes it, `/abc.jpg`. */
  path: string | null;
  /** Smallest first; the first one is what a browser without `srcset` gets. */
  widths: readonly [ImageSize<K>, ...ImageSize<K>[]];
  /** How wide it is shown: the `sizes` attribute. */
  shown: string;
  width: number;
  height: number;
  /** Empty for a decorative picture, which then leaves a plain box when it is missing. */
  alt: string;
  /** `high` for the largest thing of the first fold, `eager` for its neighbours. */
  loading?: 'high' | 'eager' | 'lazy';
  className?: string | undefined;
}

/** Every picture of the site: fills its box, keeps its place, and says so when there is nothing to show. */
export function Picture<K extends ImageKind>(props: PictureProps<K>) {
  const { kind, path, widths, shown, width, height, alt, loading = 'lazy', className } = props;
  const src = buildImageUrl(kind, widths[0], path);
  const [image, failed, onError] = useImageFailure(src);

  if (!src || failed) {
    return (
      <span className={classNames(styles.missing, !alt && styles.plain, className)}>{alt && images.unavailable}</span>
    );
  }
  return (
    <img
      ref={image}
      className={classNames(styles.picture, className)}
      src={src}
      srcSet={buildSrcSet(kind, widths, path)}
      sizes={shown}
      width={width}
      height={height}
      alt={alt}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={loading === 'high' ? 'high' : undefined}
      decoding="async"
      onError={onError}
    />
  );
}

/** Remembers which address failed, so that a new picture in the same place gets its own chance. */
function useImageFailure(src: string | null) {
  const image = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);

  // A picture may have failed before React was there to hear it. `decode` rejects at once for a broken one, and
  // waits for one that is merely still to be loaded, which some browsers also call complete.
  useEffect(() => {
    const element = image.current;
    if (!element?.complete || element.naturalWidth > 0) return;
    element.decode().catch(() => setFailedSrc(src));
  }, [src]);

  return [image, src !== null && failedSrc === src, () => setFailedSrc(src)] as const;
}

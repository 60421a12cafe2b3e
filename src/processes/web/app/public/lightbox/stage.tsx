import { type Dispatch, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { galleryWords } from '#shared/text/titles/gallery.ts';
import { classNames } from '../../design/class-names.ts';
import { isStandIn } from '../../design/pictures/is-stand-in.ts';
import { type GalleryPicture, largeUrlOf, sizeOf } from '../gallery/gallery-picture.ts';
import { findRoom, fit } from './fit.ts';
import styles from './stage.module.css';
import { pointOn, useGestures } from './use-gestures.ts';
import type { View, ViewAction } from './view.ts';

interface StageProps {
  picture: GalleryPicture;
  view: View;
  dispatch: Dispatch<ViewAction>;
  onLeave: () => void;
}

/** The picture and its touch and mouse gestures. Never rendered on the server: it sets inline styles. */
export function Stage({ picture, view, dispatch, onLeave }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const url = largeUrlOf(picture) ?? '';
  const [failedUrl, setFailedUrl] = useState<string>();
  const hasFailed = failedUrl === url;
  const { x, y, zoom, rotation } = view;
  const size = sizeOf(picture);
  const { width, height } = fit(size, view.stage, rotation);
  const room = findRoom(size, view.stage, view);
  const isMovable = room.x > 0 || room.y > 0;
  const { isHeld, pull, isOnPicture, handlers } = useGestures({ isMovable, dispatch, onLeave });
  useStageSize(stage, dispatch);
  useWheel(stage, dispatch);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: gestures; zooming and moving have buttons and keys, too.
    <div
      ref={stage}
      className={classNames(styles.stage, isMovable && styles.movable, isHeld && styles.held)}
      {...handlers}
      onDoubleClick={(event) => {
        if (!isOnPicture()) return;
        dispatch({ type: 'scale', by: (zoom > 1 ? 1 : 2) / zoom, around: pointOn(event.currentTarget, event) });
      }}
    >
      {hasFailed && (
        <p className={styles.failed} role="alert">
          {galleryWords.failed}
        </p>
      )}
      {/* Stays in the page when it fails, so that design/pictures/repair-pictures.ts can retry it. */}
      <img
        key={url}
        className={styles.picture}
        src={url}
        alt={picture.alt}
        draggable={false}
        onLoad={(event) => setFailedUrl(isStandIn(event.currentTarget) ? url : undefined)}
        onError={() => setFailedUrl(url)}
        style={{
          width,
          height,
          transform: `translate(-50%, -50%) translate(${x + pull}px, ${y}px) rotate(${rotation}deg) scale(${zoom})`,
          ...(hasFailed && { visibility: 'hidden' }),
        }}
      />
    </div>
  );
}

function useStageSize(stage: RefObject<HTMLElement | null>, dispatch: Dispatch<ViewAction>) {
  useLayoutEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) dispatch({ type: 'resize', stage: entry.contentRect });
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage, dispatch]);
}

/** A trackpad pinch is a wheel event with Ctrl, and would zoom the page. React's wheel listener is passive and cannot stop it. */
function useWheel(stage: RefObject<HTMLElement | null>, dispatch: Dispatch<ViewAction>) {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      if (event.ctrlKey) {
        dispatch({ type: 'scale', by: Math.exp(-event.deltaY / 100), around: pointOn(element, event) });
      } else {
        dispatch({ type: 'move', by: { x: -event.deltaX, y: -event.deltaY } });
      }
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [stage, dispatch]);
}

import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { GALLERY_ZOOM } from '#shared/domain/limits.ts';
import { galleryWords } from '#shared/text/titles/gallery.ts';
import { classNames } from '../../design/class-names.ts';
import { Modal } from '../../design/dialogs/modal.tsx';
import { Icon } from '../../design/pictures/icon.tsx';
import { type GalleryPicture, largeUrlOf, sizeOf } from '../gallery/gallery-picture.ts';
import { FilmStrip } from './film-strip.tsx';
import { actionOfKey } from './keys.ts';
import styles from './lightbox.module.css';
import { Stage } from './stage.tsx';
import { Toolbar } from './toolbar.tsx';
import { changeView, openView, type View, type ViewAction, type ViewRules } from './view.ts';

export interface LightboxProps {
  pictures: readonly GalleryPicture[];
  viewer: 'title' | 'person';
  /** Of the title or the person. */
  name: string;
  firstIndex: number;
  onClose: () => void;
}

/** One picture at a time over the whole window. Open as long as it is rendered. */
export function Lightbox({ pictures, viewer, name, firstIndex, onClose }: LightboxProps) {
  const rules: ViewRules = useMemo(
    () => ({ pictures: pictures.map(sizeOf), zoom: GALLERY_ZOOM[viewer] }),
    [pictures, viewer],
  );
  const [view, dispatch] = useReducer(
    (current: View, action: ViewAction) => changeView(current, action, rules),
    firstIndex,
    openView,
  );
  const room = useRef<HTMLDivElement>(null);
  // The modal has focused its first button; moving the focus to the container means no button has it, and the keys work.
  useLayoutEffect(() => room.current?.focus(), []);
  usePreloaded(pictures, view.index);

  const picture = pictures[view.index];
  if (!picture) return null;

  function onKeyDown(event: KeyboardEvent) {
    const action = actionOfKey(event);
    if (!action) return;
    event.preventDefault();
    dispatch(action);
  }

  return (
    <Modal
      label={viewer === 'title' ? galleryWords.title : galleryWords.photos}
      onClose={onClose}
      className={styles.lightbox}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole viewer; each has a button, too. */}
      <div ref={room} className={styles.room} tabIndex={-1} onKeyDown={onKeyDown}>
        <Toolbar view={view} rules={rules} name={name} dispatch={dispatch} onClose={onClose} />
        <div className={styles.place}>
          <Stage picture={picture} view={view} dispatch={dispatch} onLeave={onClose} />
          {picture.credit && <p className={styles.credit}>{picture.credit}</p>}
        </div>
        {pictures.length > 1 && (
          <>
            <Arrow way="previous" onPress={() => dispatch({ type: 'previous' })} />
            <Arrow way="next" onPress={() => dispatch({ type: 'next' })} />
            <FilmStrip pictures={pictures} index={view.index} onChoose={(index) => dispatch({ type: 'show', index })} />
          </>
        )}
      </div>
    </Modal>
  );
}

function Arrow({ way, onPress }: { way: 'next' | 'previous'; onPress: () => void }) {
  return (
    <button type="button" className={classNames(styles.arrow, styles[way])} onClick={onPress}>
      <Icon name={way === 'next' ? 'chevronRight' : 'chevronLeft'} />
      <span className="visually-hidden">{galleryWords[way]}</span>
    </button>
  );
}

/** Preloads the neighbours, so that the next picture shows at once. */
function usePreloaded(pictures: readonly GalleryPicture[], index: number) {
  useEffect(() => {
    for (const step of [1, -1]) {
      const neighbour = pictures.at((index + step) % pictures.length);
      const url = neighbour && largeUrlOf(neighbour);
      if (url) new Image().src = url;
    }
  }, [pictures, index]);
}

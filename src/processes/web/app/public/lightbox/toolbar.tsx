import type { Dispatch } from 'react';
import { galleryWords } from '#shared/text/titles/gallery.ts';
import { dialogWords } from '#shared/text/ui.ts';
import { classNames } from '../../design/class-names.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import styles from './toolbar.module.css';
import type { View, ViewAction, ViewRules } from './view.ts';

interface ToolbarProps {
  view: View;
  rules: ViewRules;
  name: string;
  dispatch: Dispatch<ViewAction>;
  onClose: () => void;
}

/** The position, and the tools for the picture. A tool that is disabled for now stays in place and keeps the focus. */
export function Toolbar({ view, rules, name, dispatch, onClose }: ToolbarProps) {
  const { zoom } = view;
  return (
    <div className={styles.toolbar}>
      <p className={styles.position} role="status">
        {galleryWords.position(view.index + 1, rules.pictures.length)}
      </p>
      <p className={classNames('meta', styles.name)}>{name}</p>
      <div className={styles.tools}>
        <Tool
          icon="minus"
          label={galleryWords.zoomOut}
          isIdle={zoom <= rules.zoom.min}
          onPress={() => dispatch({ type: 'zoomOut' })}
        />
        <output className={styles.zoom}>{galleryWords.zoom(Math.round(zoom * 100))}</output>
        <Tool
          icon="plus"
          label={galleryWords.zoomIn}
          isIdle={zoom >= rules.zoom.max}
          onPress={() => dispatch({ type: 'zoomIn' })}
        />
        <Tool icon="rotate" label={galleryWords.rotate} onPress={() => dispatch({ type: 'rotate' })} />
        <button type="button" className={styles.reset} onClick={() => dispatch({ type: 'reset' })}>
          {galleryWords.reset}
        </button>
        <Tool icon="close" label={dialogWords.close} onPress={onClose} />
      </div>
    </div>
  );
}

interface ToolProps {
  icon: 'close' | 'minus' | 'plus' | 'rotate';
  label: string;
  isIdle?: boolean;
  onPress: () => void;
}

function Tool({ icon, label, isIdle = false, onPress }: ToolProps) {
  return (
    <button type="button" className={styles.tool} aria-disabled={isIdle || undefined} onClick={onPress}>
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}

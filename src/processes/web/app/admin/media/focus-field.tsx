import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { toFocus } from '#shared/admin/domain/media/check-picture.ts';
import type { LibraryPicture } from '#shared/admin/domain/media/library.ts';
import { adminMedia } from '#shared/admin/text/media.ts';
import { buildImageUrl } from '#shared/domain/pictures/image-url.ts';
import { useHasScript } from '../../design/use-has-script.ts';
import { Hint } from '../frame/panel.tsx';
import styles from './media.module.css';

const STEP = 10;
const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The point that is never cut away: two numbers, or a press or arrow keys on the picture. */
export function FocusField({ picture }: { picture: LibraryPicture }) {
  const hint = useId();
  const hasScript = useHasScript();
  const [focus, setFocus] = useState({ x: picture.focusX, y: picture.focusY });
  const move = (x: number, y: number) => setFocus({ x: toFocus(x), y: toFocus(y) });
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    move(focus.x + arrow.x, focus.y + arrow.y);
  };
  const onClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // A press of Enter has no place.
    if (detail === 0) return;
    const shown = currentTarget.getBoundingClientRect();
    move(((clientX - shown.left) / shown.width) * 100, ((clientY - shown.top) / shown.height) * 100);
  };
  const { width, height } = picture;
  return (
    <div className={styles.focus}>
      {hasScript && (
        <button
          type="button"
          className={styles.point}
          aria-label={adminMedia.focus}
          aria-describedby={hint}
          onKeyDown={onKeyDown}
          onClick={onClick}
        >
          <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <image
              href={buildImageUrl('backdrop', 'w780', picture.path) ?? ''}
              {...{ width, height }}
              preserveAspectRatio="none"
            />
            <circle
              className={styles.ring}
              cx={(focus.x / 100) * width}
              cy={(focus.y / 100) * height}
              r={Math.max(width, height) / 24}
            />
          </svg>
        </button>
      )}
      <p className={styles.now} aria-live="polite">
        {adminMedia.focusAt(focus.x, focus.y)}
      </p>
      <div className={styles.numbers}>
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis}>
            {axis === 'x' ? adminMedia.focusX : adminMedia.focusY}
            <input
              type="number"
              name={axis === 'x' ? 'focusX' : 'focusY'}
              min={0}
              max={100}
              step={STEP}
              value={focus[axis]}
              onChange={(event) => setFocus({ ...focus, [axis]: Number(event.currentTarget.value) })}
            />
          </label>
        ))}
      </div>
      <div id={hint}>
        <Hint>{adminMedia.focusHint}</Hint>
      </div>
    </div>
  );
}

import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { MEDIA, OWN_PICTURE } from '#shared/admin/domain/limits.ts';
import {
  type Box,
  type Corner,
  dragCorner,
  fitBox,
  focusIn,
  largestBox,
  moveBox,
  scaleBox,
} from '#shared/admin/domain/media/crop.ts';
import { nameOf, type OpenedPicture } from '#shared/admin/domain/media/library.ts';
import type { ShownTarget } from '#shared/admin/domain/media/picture-fields.ts';
import { adminMedia } from '#shared/admin/text/media.ts';
import { buildImageUrl, type PixelSize } from '#shared/domain/pictures/image-url.ts';
import { useHasScript } from '../../design/use-has-script.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { WriteButton } from '../forms/write-button.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import { type Outcome, outcomeOf } from '../outcome.ts';
import styles from './media.module.css';

interface CropFormProps {
  picture: OpenedPicture;
  target: ShownTarget | undefined;
  mayCut: boolean;
  outcome: Outcome | undefined;
}

/** For a field the frame belongs to the form of the picture's texts: one press saves both. */
export const WORDS_FORM = 'dados-da-imagem';

/** The frame over the picture, by pointer, keyboard or numbers, and how its part looks in every shape of the site. */
export function CropForm({ picture, target, mayCut, outcome }: CropFormProps) {
  const least: PixelSize | undefined = target?.least;
  const replaced = target?.entity === 'picture' ? target : undefined;
  const used = replaced ? undefined : target;
  const intent = replaced ? 'replace' : 'cut';
  const ratio = least && least.width / least.height;
  const [box, setBox] = useState(() => largestBox(picture, ratio));
  const isTooSmall = least !== undefined && largestBox(picture, ratio).width < least.width;
  const minWidth = least?.width ?? OWN_PICTURE.minWidth;
  const canCut = mayCut && !isTooSmall;
  const crop = { picture, ratio, box, minWidth, setBox };
  const fields = outcomeOf(outcome, intent)?.fields;
  return (
    <Panel title={target ? adminMedia.cropFor(target.label) : adminMedia.crop}>
      <div className={styles.crop}>
        <Frame {...crop} isStill={!mayCut || isTooSmall} />
        <Previews picture={picture} box={box} />
      </div>
      {isTooSmall && <Notice kind="error">{adminMedia.tooSmallPicture(least, picture)}</Notice>}
      {canCut && !used && (
        <AdminForm intent={intent} isQuiet>
          {replaced && (
            <>
              <input type="hidden" name="target" value={replaced.key} />
              <input type="hidden" name="version" value={replaced.version} />
            </>
          )}
          <Numbers {...crop} />
          {fields && (
            <Notice kind="error">{[fields.width, fields.alt, fields.credit].filter(Boolean).join(' ')}</Notice>
          )}
          <div className={styles.buttons}>
            {replaced ? (
              <Submit intent="replace">{adminMedia.replaceIn(replaced.places)}</Submit>
            ) : (
              <Submit intent="cut" look="outline">
                {adminMedia.saveCrop}
              </Submit>
            )}
          </div>
        </AdminForm>
      )}
      {canCut && used && (
        <>
          <input type="hidden" form={WORDS_FORM} name="target" value={used.key} />
          <Numbers {...crop} form={WORDS_FORM} />
          {fields?.width && <Notice kind="error">{fields.width}</Notice>}
          <div className={styles.buttons}>
            <WriteButton form={WORDS_FORM} name="intent" value="cut" className={buttonClass('primary')}>
              {adminMedia.use(used.label)}
            </WriteButton>
            <Hint>{adminMedia.useHint}</Hint>
          </div>
        </>
      )}
    </Panel>
  );
}

interface Crop {
  picture: OpenedPicture;
  ratio: number | undefined;
  box: Box;
  minWidth: number;
  setBox: (box: Box) => void;
  /** The id of the form of the numbers, if they are outside of it. */
  form?: string;
}

const PARTS = ['x', 'y', 'width', 'height'] as const;
const PART_LABELS = { x: adminMedia.left, y: adminMedia.top, width: adminMedia.width, height: adminMedia.height };

/** The frame in pixels: the form's own fields, which also work without script. */
function Numbers({ picture, ratio, box, minWidth, setBox, form }: Crop) {
  const hasScript = useHasScript();
  const scale = (factor: number) => setBox(scaleBox(picture, ratio, box, factor, minWidth));
  return (
    <>
      <fieldset className={styles.numbers}>
        <legend>{adminMedia.cropPlain}</legend>
        {PARTS.map((part) => (
          <label key={part}>
            {PART_LABELS[part]}
            <input
              type="number"
              name={part}
              form={form}
              inputMode="numeric"
              min={part === 'width' ? minWidth : 0}
              max={part === 'x' || part === 'width' ? picture.width : picture.height}
              // Typed numbers are fitted when the field is left; the server fits them too.
              key={box[part]}
              defaultValue={box[part]}
              readOnly={part === 'height' && ratio !== undefined}
              onBlur={({ currentTarget: { value } }) => {
                if (Number(value) !== box[part]) setBox(fitBox(picture, ratio, { ...box, [part]: Number(value) || 0 }));
              }}
            />
          </label>
        ))}
      </fieldset>
      {hasScript && (
        <div className={styles.buttons}>
          <button type="button" className={buttonClass('quiet')} onClick={() => scale(0.9)}>
            {adminMedia.smaller}
          </button>
          <button type="button" className={buttonClass('quiet')} onClick={() => scale(1 / 0.9)}>
            {adminMedia.larger}
          </button>
          <button type="button" className={buttonClass('quiet')} onClick={() => setBox(largestBox(picture, ratio))}>
            {adminMedia.startAgain}
          </button>
        </div>
      )}
    </>
  );
}

const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** CSS pixels around a corner in which the pointer takes the corner, not the frame. */
const CORNER_REACH = 22;

interface Drag {
  from: { x: number; y: number };
  box: Box;
  corner: Corner | undefined;
}

function Frame({ picture, ratio, box, minWidth, setBox, isStill }: Crop & { isStill: boolean }) {
  const hint = useId();
  const [drag, setDrag] = useState<Drag>();
  const hasScript = useHasScript();
  const url = buildImageUrl('backdrop', 'w1280', picture.path) ?? '';
  if (isStill || !hasScript)
    return (
      <div>
        <svg className={styles.picture} viewBox={`0 0 ${picture.width} ${picture.height}`} role="img">
          <title>{nameOf(picture, adminMedia.unnamed)}</title>
          <image href={url} width={picture.width} height={picture.height} preserveAspectRatio="none" />
        </svg>
      </div>
    );

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? MEDIA.largeStep : MEDIA.step;
    const arrow = ARROWS[event.key];
    const moved = arrow && moveBox(picture, box, { x: arrow.x * step, y: arrow.y * step });
    const factor = event.key === '+' || event.key === '=' ? 1 / (1 - step) : event.key === '-' ? 1 - step : undefined;
    const next = moved ?? (factor === undefined ? undefined : scaleBox(picture, ratio, box, factor, minWidth));
    if (!next) return;
    event.preventDefault();
    setBox(next);
  };
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const shown = currentTarget.getBoundingClientRect();
    const scale = picture.width / shown.width;
    return { x: (clientX - shown.left) * scale, y: (clientY - shown.top) * scale, scale };
  };
  const onPointerDown = (event: PointerEvent) => {
    const { x, y, scale } = pointOf(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: { x, y }, box, corner: findCorner(box, { x, y }, CORNER_REACH * scale) });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!drag) return;
    const to = pointOf(event);
    const by = { x: (to.x - drag.from.x) / picture.width, y: (to.y - drag.from.y) / picture.height };
    const { corner } = drag;
    setBox(
      corner ? dragCorner(picture, ratio, drag.box, { corner, to, least: minWidth }) : moveBox(picture, drag.box, by),
    );
  };
  return (
    <div>
      <button
        type="button"
        className={styles.frame}
        aria-label={adminMedia.cropLabel}
        aria-describedby={hint}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => setDrag(undefined)}
        onPointerCancel={() => setDrag(undefined)}
      >
        <svg className={styles.picture} viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
          <image href={url} width={picture.width} height={picture.height} preserveAspectRatio="none" />
          <path className={styles.outside} d={outsideOf(picture, box)} />
          <path className={styles.thirds} d={thirdsOf(box)} />
          <rect className={styles.edge} {...box} />
          {CORNERS.map((corner) => (
            <circle key={corner} className={styles.corner} r={picture.width / 90} {...cornerOf(box, corner)} />
          ))}
        </svg>
      </button>
      <p className={styles.now} aria-live="polite">
        {adminMedia.cropNow(box)}
      </p>
      <div id={hint}>
        <Hint>{adminMedia.cropHint}</Hint>
      </div>
    </div>
  );
}

const CORNERS: readonly Corner[] = ['nw', 'ne', 'sw', 'se'];

function cornerOf({ x, y, width, height }: Box, corner: Corner) {
  return { cx: corner.endsWith('e') ? x + width : x, cy: corner.startsWith('s') ? y + height : y };
}

function findCorner(box: Box, { x, y }: { x: number; y: number }, reach: number): Corner | undefined {
  return CORNERS.find((corner) => {
    const { cx, cy } = cornerOf(box, corner);
    return Math.hypot(cx - x, cy - y) <= reach;
  });
}

/** Everything but the frame. */
function outsideOf(picture: PixelSize, { x, y, width, height }: Box): string {
  return `M0 0h${picture.width}v${picture.height}h${-picture.width}ZM${x} ${y}v${height}h${width}v${-height}Z`;
}

function thirdsOf({ x, y, width, height }: Box): string {
  return [1, 2]
    .map((third) => `M${x + (width * third) / 3} ${y}v${height}M${x} ${y + (height * third) / 3}h${width}`)
    .join('');
}

const SHAPES = { band: 24 / 7, wide: 16 / 9, tall: 2 / 3, share: 1200 / 630 } as const;

/** The same part in the shapes of a page's head, a card, a poster and a shared link. */
function Previews({ picture, box }: { picture: OpenedPicture; box: Box }) {
  const url = buildImageUrl('backdrop', 'w780', picture.path) ?? '';
  return (
    <div>
      <h3 className={styles.shown}>{adminMedia.shown}</h3>
      <div className={styles.previews}>
        {(Object.keys(SHAPES) as (keyof typeof SHAPES)[]).map((shape) => (
          <figure key={shape} className={styles[shape]}>
            <svg viewBox={viewOf(picture, box, SHAPES[shape])} aria-hidden="true">
              <image href={url} width={picture.width} height={picture.height} preserveAspectRatio="none" />
            </svg>
            <figcaption>{adminMedia.previews[shape]}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

/** What a shape shows of the part: cut around the focus, as `object-position` does. */
function viewOf(picture: OpenedPicture, box: Box, ratio: number): string {
  const { width, height } = largestBox(box, ratio);
  const { x, y } = focusIn(picture, box);
  return [box.x + (box.width - width) * x, box.y + (box.height - height) * y, width, height].join(' ');
}

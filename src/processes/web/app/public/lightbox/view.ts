import { GALLERY_ZOOM } from '#shared/domain/limits.ts';
import type { PixelSize } from '#shared/domain/pictures/image-url.ts';
import { findRoom } from './fit.ts';

/** The viewer's state: which picture, its zoom, rotation and offset. */
export interface View {
  index: number;
  zoom: number;
  /** Degrees, not reduced to 360: a fourth turn goes on to 360 instead of spinning back to 0. */
  rotation: number;
  x: number;
  y: number;
  stage: PixelSize;
}

export interface Point {
  x: number;
  y: number;
}

export type ViewAction =
  | { type: 'next' | 'previous' | 'zoomIn' | 'zoomOut' | 'rotate' | 'reset' }
  | { type: 'show'; index: number }
  | { type: 'resize'; stage: PixelSize }
  | { type: 'move'; by: Point }
  /** `around` is relative to the middle of the stage; the point of the picture under it does not move. */
  | { type: 'scale'; by: number; around: Point };

export interface ViewRules {
  pictures: readonly PixelSize[];
  zoom: { min: number; max: number };
}

export function openView(index: number): View {
  return { index, zoom: 1, rotation: 0, x: 0, y: 0, stage: { width: 0, height: 0 } };
}

export function changeView(view: View, action: ViewAction, rules: ViewRules): View {
  return keepInside(applyAction(view, action, rules), rules);
}

function applyAction(view: View, action: ViewAction, rules: ViewRules): View {
  const { index, zoom, rotation } = view;
  switch (action.type) {
    case 'next':
      return show(view, index + 1, rules);
    case 'previous':
      return show(view, index - 1, rules);
    case 'show':
      return show(view, action.index, rules);
    case 'zoomIn':
      return scaleTo(view, stepAbove(zoom), { x: 0, y: 0 }, rules);
    case 'zoomOut':
      return scaleTo(view, stepBelow(zoom), { x: 0, y: 0 }, rules);
    case 'scale':
      return scaleTo(view, zoom * action.by, action.around, rules);
    case 'rotate':
      return { ...view, rotation: rotation + 90, x: 0, y: 0 };
    case 'reset':
      return { ...view, zoom: 1, rotation: Math.round(rotation / 360) * 360, x: 0, y: 0 };
    case 'move':
      return { ...view, x: view.x + action.by.x, y: view.y + action.by.y };
    case 'resize':
      return { ...view, stage: action.stage };
  }
}

/** The first picture follows the last. Another picture starts without zoom, rotation and offset. */
function show(view: View, index: number, { pictures: { length } }: ViewRules): View {
  const next = (index + length) % length;
  return next === view.index ? view : { ...openView(next), stage: view.stage };
}

function scaleTo(view: View, wanted: number, around: Point, { zoom: { min, max } }: ViewRules): View {
  const zoom = Math.min(max, Math.max(min, wanted));
  const by = zoom / view.zoom;
  return { ...view, zoom, x: around.x - (around.x - view.x) * by, y: around.y - (around.y - view.y) * by };
}

/** Multiples of 0.25 are exact in binary; a pinch may end between two of them. */
function stepAbove(zoom: number): number {
  return (Math.floor(zoom / GALLERY_ZOOM.step) + 1) * GALLERY_ZOOM.step;
}

function stepBelow(zoom: number): number {
  return (Math.ceil(zoom / GALLERY_ZOOM.step) - 1) * GALLERY_ZOOM.step;
}

function keepInside(view: View, { pictures }: ViewRules): View {
  const picture = pictures[view.index];
  if (!picture) return view;
  const room = findRoom(picture, view.stage, view);
  const x = Math.min(room.x, Math.max(-room.x, view.x));
  const y = Math.min(room.y, Math.max(-room.y, view.y));
  return x === view.x && y === view.y ? view : { ...view, x, y };
}

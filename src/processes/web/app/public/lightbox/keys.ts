import type { Point, ViewAction } from './view.ts';

/** How far one press moves a picture that is larger than the stage, in pixels. */
const STRIDE = 80;

const ACTIONS: Readonly<Record<string, ViewAction['type']>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  r: 'rotate',
  R: 'rotate',
  '0': 'reset',
};

/** An arrow shows what is beyond that edge, as in scrolling. */
const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: STRIDE, y: 0 },
  ArrowRight: { x: -STRIDE, y: 0 },
  ArrowUp: { x: 0, y: STRIDE },
  ArrowDown: { x: 0, y: -STRIDE },
};

interface PressedKey {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** With Shift the arrow keys move the picture, as dragging does. Keys with Ctrl, Meta or Alt are left to the browser. */
export function actionOfKey({ key, shiftKey, ctrlKey, metaKey, altKey }: PressedKey): ViewAction | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const by = shiftKey ? MOVES[key] : undefined;
  if (by) return { type: 'move', by };
  const type = Object.hasOwn(ACTIONS, key) ? ACTIONS[key] : undefined;
  return type && ({ type } as ViewAction);
}

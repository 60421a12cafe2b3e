import { type Dispatch, type PointerEvent, useRef, useState } from 'react';
import { isTap, pinchOf, swipeOf } from './gestures.ts';
import type { Point, ViewAction } from './view.ts';

interface GestureRules {
  /** Whether the picture is larger than the stage: then one finger moves it, otherwise it swipes to another picture. */
  isMovable: boolean;
  dispatch: Dispatch<ViewAction>;
  /** Called on a press beside the picture. */
  onLeave: () => void;
}

interface Press {
  isOnPicture: boolean;
  /** Length of the movement since the first finger came down, in pixels. */
  travelled: number;
  hasPinched: boolean;
  /** Same as the state `pull`, which may not be rendered yet when the finger lifts. */
  pull: number;
}

const NO_PRESS: Press = { isOnPicture: false, travelled: 0, hasPinched: false, pull: 0 };

/** Turns drag, swipe and pinch into actions; `pull` is how far a swipe has moved the picture so far. */
export function useGestures({ isMovable, dispatch, onLeave }: GestureRules) {
  const pointers = useRef(new Map<number, Point>());
  const press = useRef(NO_PRESS);
  const [isHeld, setHeld] = useState(false);
  const [pull, setPull] = useState(0);

  function begin(event: PointerEvent<HTMLElement>) {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const stage = event.currentTarget;
    if (pointers.current.size === 0) {
      press.current = { ...NO_PRESS, isOnPicture: event.target !== stage };
    }
    pointers.current.set(event.pointerId, pointOn(stage, event));
    stage.setPointerCapture(event.pointerId);
    setHeld(true);
  }

  function follow(event: PointerEvent<HTMLElement>) {
    const from = pointers.current.get(event.pointerId);
    if (!from) return;
    const to = pointOn(event.currentTarget, event);
    pointers.current.set(event.pointerId, to);
    const by = { x: to.x - from.x, y: to.y - from.y };
    press.current.travelled += Math.hypot(by.x, by.y);

    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) pinch(from, to, other);
    else if (isMovable) dispatch({ type: 'move', by });
    else if (event.pointerType !== 'mouse' && !press.current.hasPinched) pullBy(by.x);
  }

  function pullBy(x: number) {
    press.current.pull += x;
    setPull(press.current.pull);
  }

  function pinch(from: Point, to: Point, other: Point) {
    press.current.hasPinched = true;
    pullBy(-press.current.pull);
    const { by, around, move } = pinchOf(from, to, other);
    dispatch({ type: 'scale', by, around });
    dispatch({ type: 'move', by: move });
  }

  function end(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId);
    if (pointers.current.size > 0) return;
    const asked = event.type === 'pointerup' ? swipeOf(press.current.pull) : undefined;
    setHeld(false);
    pullBy(-press.current.pull);
    if (asked) dispatch({ type: asked });
  }

  return {
    isHeld,
    pull,
    isOnPicture: () => press.current.isOnPicture,
    handlers: {
      onPointerDown: begin,
      onPointerMove: follow,
      onPointerUp: end,
      onPointerCancel: end,
      // Pointer capture makes the stage the target of every click, so check where the press began.
      onClick: () => {
        if (!press.current.isOnPicture && isTap(press.current.travelled)) onLeave();
      },
    },
  };
}

/** Relative to the middle of the stage. */
export function pointOn(stage: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

import { describe, expect, test } from 'vitest';
import { GALLERY_ZOOM } from '#shared/domain/limits.ts';
import { changeView, openView, type View, type ViewAction } from './view.ts';

/** Three pictures of the size of the stage, 1200 by 800. */
const pictures = Array.from({ length: 3 }, () => ({ width: 1200, height: 800 }));
const stage = { width: 1200, height: 800 };
const start: View = { ...openView(0), stage };

function see(
  steps: readonly (ViewAction | ViewAction['type'])[],
  zoom: { min: number; max: number } = GALLERY_ZOOM.title,
) {
  const actions = steps.map((step) => (typeof step === 'string' ? ({ type: step } as ViewAction) : step));
  return actions.reduce((view, action) => changeView(view, action, { pictures, zoom }), start);
}
const times = (count: number, type: ViewAction['type']) => Array.from({ length: count }, () => type);

describe('the pictures go round', () => {
  test.each([
    [['next'], 1],
    [['next', 'next', 'next'], 0],
    [['previous'], 2],
    [['previous', 'previous', 'previous', 'previous'], 2],
  ] as const)('%j leads to picture %d', (steps, index) => {
    expect(see(steps).index).toBe(index);
  });

  test('and each is seen as it is, whatever was done to the one before', () => {
    expect(see(['zoomIn', 'rotate', 'next'])).toEqual({ ...start, index: 1 });
  });

  test('and the only one stays as it was made', () => {
    const alone = { pictures: pictures.slice(0, 1), zoom: GALLERY_ZOOM.title };
    const zoomed = changeView(start, { type: 'zoomIn' }, alone);
    expect(changeView(zoomed, { type: 'next' }, alone)).toEqual(zoomed);
  });
});

describe('zoom goes by quarters', () => {
  test.each([
    ['title', ['zoomIn'], 1.25],
    ['title', ['zoomOut'], 0.75],
    ['title', times(9, 'zoomIn'), 2],
    ['title', times(9, 'zoomOut'), 0.5],
    ['person', times(20, 'zoomIn'), 3],
    ['person', times(20, 'zoomOut'), 0.25],
    ['person', [...times(20, 'zoomOut'), ...times(3, 'zoomIn')], 1],
  ] as const)('of a %s after %j to %d', (viewer, steps, zoom) => {
    expect(see(steps, GALLERY_ZOOM[viewer]).zoom).toBe(zoom);
  });

  test.each([
    [1.37, 'zoomIn', 1.5],
    [1.37, 'zoomOut', 1.25],
    [7, 'zoomOut', 1.75],
    [0.01, 'zoomIn', 0.75],
  ] as const)('and from a pinch by %d, %s goes to %d', (by, step, zoom) => {
    expect(see([{ type: 'scale', by, around: { x: 0, y: 0 } }, step]).zoom).toBe(zoom);
  });
});

describe('a picture', () => {
  test('turns by 90 degrees and goes on turning', () => {
    expect(see(times(5, 'rotate')).rotation).toBe(450);
  });

  test.each([
    [1, 0],
    [2, 360],
    [3, 360],
    [4, 360],
  ])('turned %d times is set upright by the shorter way', (turns, rotation) => {
    expect(see([...times(turns, 'rotate'), 'zoomIn', 'reset'])).toEqual({ ...start, rotation });
  });

  test('that fits cannot be moved', () => {
    expect(see([{ type: 'move', by: { x: 50, y: 50 } }])).toEqual(start);
  });

  test('that is larger than the stage moves until its edge is there', () => {
    const moved = see([...times(4, 'zoomIn'), { type: 'move', by: { x: -5_000, y: 150 } }]);
    expect(moved).toMatchObject({ zoom: 2, x: -600, y: 150 });
  });

  test('moved aside comes back when it is made smaller', () => {
    const moved = see([...times(4, 'zoomIn'), { type: 'move', by: { x: -600, y: 0 } }, ...times(4, 'zoomOut')]);
    expect(moved.x).toBeCloseTo(0);
  });

  test('does not move under the fingers when it is pinched', () => {
    // The point 300 right of the middle was 300 from it; twice as large it is 600 from it, so the picture moves by 300.
    expect(see([{ type: 'scale', by: 2, around: { x: 300, y: 0 } }])).toMatchObject({ zoom: 2, x: -300, y: 0 });
  });

  test('stays inside a stage that was resized', () => {
    const moved = see([...times(4, 'zoomIn'), { type: 'move', by: { x: -600, y: 0 } }]);
    const phone = { width: 400, height: 800 };
    expect(changeView(moved, { type: 'resize', stage: phone }, { pictures, zoom: GALLERY_ZOOM.title }).x).toBe(-200);
  });
});

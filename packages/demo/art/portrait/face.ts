import { clipped } from '../definitions.ts';
import { circle, line, path, pathOf, ring } from '../shapes.ts';
import { type Bust, crownOf } from './bust.ts';
import { hairFringe } from './hair.ts';

export function drawHead(bust: Bust): string {
  const { x, y, halfWidth: w, papers } = bust;
  const ears = circle(x - w * 0.98, y + 8, 25, papers.shade) + circle(x + w * 0.98, y + 8, 25, papers.shade);
  const head = headOutline(bust);
  const mouth = bust.hasBeard ? drawBeard(bust) : drawLips(bust);
  const face = drawLitHalf(bust) + mouth + drawEye(bust, -1) + drawEye(bust, 1) + hairFringe(bust);
  return ears + path(head, papers.shade) + clipped(path(head, '#000'), face);
}

function headOutline(bust: Bust): string {
  const { x, y, halfWidth: w, halfHeight: h } = bust;
  const right = pathOf`C${x + w} ${y + h * 0.5} ${x + w * 0.62} ${y + h} ${x} ${y + h}`;
  return crownOf(bust) + right + pathOf`C${x - w * 0.62} ${y + h} ${x - w} ${y + h * 0.5} ${x - w} ${y - h * 0.2}Z`;
}

/** The lit half of the face, with the nose as its edge. */
function drawLitHalf({ x, y, halfHeight: h, lamp, papers }: Bust): string {
  const edge = pathOf`M${x} ${y - h * 1.1}V${y - 30}L${x - lamp * 30} ${y + h * 0.3}L${x} ${y + h * 0.36}V${y + h * 1.1}`;
  return path(edge + pathOf`H${x - lamp * 300}V${y - h * 1.1}Z`, papers.lit);
}

function drawBeard({ x, y, halfWidth: w, halfHeight: h, hairPaper, papers }: Bust): string {
  const left = pathOf`M${x - w * 1.1} ${y + 20}Q${x - w * 0.8} ${y + h * 0.42} ${x - w * 0.36} ${y + h * 0.46}Q${x} ${y + h * 0.4} ${x + w * 0.36} ${y + h * 0.46}`;
  const right = pathOf`Q${x + w * 0.8} ${y + h * 0.42} ${x + w * 1.1} ${y + 20}V${y + h * 1.3}H${x - w * 1.1}Z`;
  const mouth = `${pathOf`M${x - 30} ${y + h * 0.6}`}q30 14 60 0q-30 24 -60 0Z`;
  return path(left + right, hairPaper, { opacity: 0.92 }) + path(mouth, papers.shade);
}

function drawLips({ x, y, halfHeight: h, papers }: Bust): string {
  const upper = pathOf`M${x - 34} ${y + h * 0.58}Q${x} ${y + h * 0.66} ${x + 34} ${y + h * 0.58}`;
  return path(upper + pathOf`Q${x} ${y + h * 0.76} ${x - 34} ${y + h * 0.58}Z`, papers.clothes);
}

/** A closed eyelid and its brow. */
function drawEye({ x, y, halfWidth: w, papers }: Bust, side: 1 | -1): string {
  const at = (share: number) => x + side * w * share;
  const lid = pathOf`M${at(0.68)} ${y - 6}Q${at(0.42)} ${y + 16} ${at(0.2)} ${y - 4}Q${at(0.42)} ${y + 5} ${at(0.68)} ${y - 6}Z`;
  const brow = pathOf`M${at(0.72)} ${y - 34}Q${at(0.45)} ${y - 54} ${at(0.18)} ${y - 38}Q${at(0.45)} ${y - 42} ${at(0.72)} ${y - 34}Z`;
  return path(lid, papers.deep) + path(brow, papers.deep);
}

export function drawGlasses({ x, y, halfWidth: w, hasGlasses, papers }: Bust): string {
  if (!hasGlasses) return '';
  const lens = (side: 1 | -1) => ring(x + side * w * 0.45, y, 36, papers.deep, 8);
  return lens(-1) + lens(1) + line([x - 14, y - 4], [x + 14, y - 4], papers.deep, 8);
}

import { expect, test } from 'vitest';
import { complaintsOf } from '../complaints.ts';

const FILE = 'src/processes/web/app/sample.tsx';

test.each([
  ["import { lazy } from 'react';"],
  ["import { lazy as later, useState } from 'react';"],
  ["const load = () => import('./part.tsx');"],
  ["async function open() {\n  const part = await import('./part.tsx');\n  return part;\n}"],
  ["import('./part.tsx').then(draw);"],
  ["import('./part.tsx').finally(stop);"],
  ["const Part = useMemo(async () => (await import('./part.tsx')).Part);"],
])('an import whose failure is not handled is refused: %s', (code) => {
  expect(complaintsOf('lazy', code, FILE)).toHaveLength(1);
});

test.each([
  ["import { Suspense } from 'react';"],
  ["import { lazy } from './lazy.ts';"],
  ["const Part = lazyPart(async () => (await import('./part.tsx')).Part);"],
  ["const part = useOpenedPart(() => import('./part.tsx').then(({ Part }) => Part));"],
  ["import('./part.tsx').then(draw, stop);"],
  ["import('./part.tsx').then(draw).catch(() => undefined);"],
  ["async function open() {\n  return await import('./part.tsx').catch(() => undefined);\n}"],
])('the missing file of %s is handled', (code) => {
  expect(complaintsOf('lazy', code, FILE)).toEqual([]);
});

/** Licences that let us run and change the code and publish ours under MIT. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  // libvips, used by sharp: a separate library, loaded dynamically, which another build may replace.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  // Copyleft per file: fine as long as we do not change the package's own files.
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
]);

/** Understands SPDX's `OR` (our choice) and `AND` (all of them), nested one level at most. */
export function isAccepted(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(/\s+OR\s+/i)
    .some((choice) => choice.split(/\s+AND\s+/i).every((licence) => ACCEPTED.has(licence.trim())));
}

/** `MIT 111, ISC 6` */
export function summarise(licences: Iterable<string>): string {
  const counts = new Map<string, number>();
  for (const licence of licences) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([licence, count]) => `${licence} ${count}`)
    .join(', ');
}

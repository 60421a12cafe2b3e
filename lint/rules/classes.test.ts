import { expect, test } from 'vitest';
import { complaintsOf } from '../complaints.ts';

test.each([
  ['<p className="stak" />', 'stak'],
  ['<p className="stack gap-7" />', 'gap-7'],
  ["<p className={isOpen ? 'stack' : 'shut'} />", 'shut'],
  ["<p className={classNames('row', styles.bar, isOld && 'warm')} />", 'warm'],
  ["<p className={kind === 'tv' ? 'tv' : undefined} />", 'tv'],
  ['<p className={`panel ${styles.card} soft-er`} />', 'soft-er'],
])('%s has a class that no sheet has', (code, name) => {
  expect(complaintsOf('classes', code)).toEqual([expect.stringContaining(`"${name}"`)]);
});

test.each([
  ['<p className="stack gap-8 above-16" />'],
  ['<p className="visually-hidden" />'],
  ["<p className={classNames('two-wide', styles.card, kind === 'tv' && styles.series)} />"],
  ["<p className={classNames(kind === 'tv' && 'soft')} />"],
  ['<p className={styles.card} title="stak" />'],
  ['<Skeleton className={isWide ? grid.wide : undefined} />'],
])('all classes of %s exist', (code) => {
  expect(complaintsOf('classes', code)).toEqual([]);
});

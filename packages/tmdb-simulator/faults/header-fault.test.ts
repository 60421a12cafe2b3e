import { expect, test } from 'vitest';
import { parseHeaderFault } from './header-fault.ts';

test.each([
  ['503', { match: '.', kind: '503' }],
  ['slow;after_ms=250', { match: '.', kind: 'slow', after_ms: 250 }],
  ['nonsense', undefined],
  ['', undefined],
  [undefined, undefined],
])('the header %j asks for %j', (header, fault) => {
  expect(parseHeaderFault(header)).toEqual(fault);
});

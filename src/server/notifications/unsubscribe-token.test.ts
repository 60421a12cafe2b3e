import { expect, test } from 'vitest';
import type { KeyRing } from '../infra/key-ring.ts';
import { buildUnsubscribeToken, parseUnsubscribeToken } from './unsubscribe-token.ts';

const keys: KeyRing = ['k'.repeat(32)];
const said = { memberId: 'a.b~c é', kinds: ['mention', 'published'] as const };
const token = buildUnsubscribeToken(keys, { ...said, kinds: [...said.kinds] });

test('a token names its member and its kinds', () => {
  expect(parseUnsubscribeToken(keys, token)).toEqual(said);
});

test('a token of an older key is still accepted', () => {
  expect(parseUnsubscribeToken(['n'.repeat(32), ...keys], token)).toEqual(said);
});

const [member = '', kinds = '', signature = ''] = token.split('.');
test.each([
  ['another key', token, ['x'.repeat(32)] as KeyRing],
  ['another member', `${Buffer.from('z').toString('base64url')}.${kinds}.${signature}`, keys],
  ['another kind', `${member}.mention~conflict.${signature}`, keys],
  ['a shorter signature', token.slice(0, -1), keys],
  ['more parts', `${token}.x`, keys],
  ['no signature', `${member}.${kinds}`, keys],
  ['nothing', '', keys],
])('a token with %s is refused', (_, given, ring) => {
  expect(parseUnsubscribeToken(ring, given)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { describeEnv } from './describe-env.ts';
import { readEnv } from './env.ts';
import { SECRETS, SERVICES } from './secrets.ts';

test('of what the operator set no secret and no password can be read', () => {
  const secret = 'not-for-anybody-to-read-in-any-place';
  const settings = describeEnv(
    readEnv({
      DATABASE_URL: `postgres://app:${secret}@db.example:5432/site?password=${secret}`,
      DATABASE_OWNER_URL: `postgres://owner:${secret}@db.example/site`,
      TMDB_API_URL: `https://user:${secret}@tmdb.example/3?key=${secret}`,
      ...Object.fromEntries(
        ['TMDB_TOKEN', 'METRICS_TOKEN', 'ADMIN_SECRET', 'IMAGE_S3_ACCESS_KEY', 'IMAGE_S3_SECRET_KEY'].map((name) => [
          name,
          secret,
        ]),
      ),
      GA4_MEASUREMENT_ID: 'G-ABCD1234',
      GA4_API_SECRET: secret,
    }),
    new Set(SERVICES),
  );
  expect(JSON.stringify(settings)).not.toContain(secret);
  const byName = new Map(settings.map((setting) => [setting.name, setting]));
  expect(byName.get('DATABASE_URL')?.value).toBe('postgres://db.example:5432/site');
  expect(byName.get('ADMIN_SECRET')).toEqual({
    name: 'ADMIN_SECRET',
    value: undefined,
    isSet: true,
    isMissing: false,
    isElsewhere: false,
  });
  expect(byName.get('DPO_NAME')?.isMissing).toBe(true);
  expect(byName.get('IMAGE_S3_BUCKET')?.isSet).toBe(false);
});

test('every setting that is hidden as a secret is in the table of who may read it', () => {
  const hidden = ['PASSWORD', 'SECRET', 'TOKEN', '_KEY', 'OWNER', 'IDENTITY'];
  const names = describeEnv(readEnv({ DATABASE_URL: 'postgres://app@db/site' }), new Set(SERVICES)).map(
    ({ name }) => name,
  );
  const looksSecret = names.filter((name) => hidden.some((part) => name.includes(part)));
  expect(looksSecret.length).toBeGreaterThan(8);
  expect(looksSecret.filter((name) => !Object.hasOwn(SECRETS, name))).toEqual(['PASSWORD_BREACH_LIST']);
});

test('what only other processes know is not called unset', () => {
  const env = readEnv({ DATABASE_URL: 'postgres://app@db/site' }, { readers: new Set(['web']) });
  const elsewhere = describeEnv(env, new Set(['web'])).filter(({ isElsewhere }) => isElsewhere);
  expect(elsewhere.map(({ name }) => name)).toContain('EDGE_PURGE_SECRET');
  expect(elsewhere.map(({ name }) => name)).not.toContain('ADMIN_SECRET');
});

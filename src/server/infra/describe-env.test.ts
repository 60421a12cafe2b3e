import { expect, test } from 'vitest';
import { describeEnv } from './describe-env.ts';
import { readEnv } from './env.ts';

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
  );
  expect(JSON.stringify(settings)).not.toContain(secret);
  const byName = new Map(settings.map((setting) => [setting.name, setting]));
  expect(byName.get('DATABASE_URL')?.value).toBe('postgres://db.example:5432/site');
  expect(byName.get('ADMIN_SECRET')).toEqual({ name: 'ADMIN_SECRET', value: undefined, isSet: true, isMissing: false });
  expect(byName.get('DPO_NAME')?.isMissing).toBe(true);
  expect(byName.get('IMAGE_S3_BUCKET')?.isSet).toBe(false);
});

import { expect, test } from 'vitest';
import { parseEnv, parseOptions } from './env.ts';

test('an option is the setting of the same name', () => {
  const env = parseOptions(['--port', '4000', '--rate-per-second=10', '--actor-photos', 'all']);
  expect(env).toEqual({ SIM_PORT: '4000', SIM_RATE_PER_SECOND: '10', SIM_ACTOR_PHOTOS: 'all' });
  expect(parseEnv(env)).toMatchObject({ port: 4000, ratePerSecond: 10, areActorsPictured: true });
});

test.each([[['--ports', '4000']], [['4000']]])('%j is refused', (args) => {
  expect(() => parseOptions(args)).toThrow();
});

test('every wrong setting is named', () => {
  expect(() => parseEnv({ SIM_PORT: 'x', SIM_NOW: 'soon', SIM_CLOCK: 'late' })).toThrow(
    /SIM_PORT.*SIM_NOW.*SIM_CLOCK/s,
  );
});

import type { ESLint } from 'eslint';
import { clock } from './rules/clock.ts';
import { env } from './rules/env.ts';
import { fileName } from './rules/file-name.ts';
import { sql } from './rules/sql.ts';
import { words } from './rules/words.ts';

/** The house rules. Each says what may be written where; eslint.config.js says where that is. */
export const house: ESLint.Plugin = {
  meta: { name: 'house' },
  rules: { words, sql, env, clock, 'file-name': fileName },
};

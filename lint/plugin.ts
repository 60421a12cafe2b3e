import type { Plugin } from '@oxlint/plugins';
import { classes } from './rules/classes.ts';
import { clock } from './rules/clock.ts';
import { copies } from './rules/copies.ts';
import { env } from './rules/env.ts';
import { fileName } from './rules/file-name.ts';
import { lazy } from './rules/lazy.ts';
import { sql } from './rules/sql.ts';
import { words } from './rules/words.ts';

/** The project's own lint rules. oxlint.config.ts defines where each applies. */
const project: Plugin = {
  meta: { name: 'project' },
  rules: { classes, words, sql, env, clock, copies, lazy, 'file-name': fileName },
};
export default project;

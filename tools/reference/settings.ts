import { readEnv } from '../../src/server/infra/env.ts';
import { SECRETS } from '../../src/server/infra/secrets.ts';
import { code, oneLine, read, table } from './markdown.ts';

/** Meanings from .env.example, defaults from the schema, readers of secrets from secrets.ts. */
export function describeSettings(): string {
  const defaults = new Map(Object.entries(readEnv({}, { needed: [] })));
  const readers: Readonly<Record<string, readonly string[]>> = SECRETS;
  const settings = [...read('.env.example').matchAll(/^((?:# .*\n)+)([A-Z0-9_]+)=/gm)];
  const rows = settings.map(([, comment = '', name = '']) => [
    code(name),
    code(String(defaults.get(name) ?? '')),
    oneLine(comment.replaceAll(/^# /gm, '')),
    (readers[name] ?? []).join(', '),
  ]);
  return [
    '# Settings',
    'All settings of the product, in the order of `.env.example`. `npm start` and `npm run cli` read `.env`; a variable of the ' +
      'environment wins. A list is separated by commas. A setting with services in the last column is a secret: give it to ' +
      'those services only.',
    table(['Setting', 'Default', 'Meaning', 'Secret of'], rows),
  ].join('\n\n');
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Compares the names that the program parses (`  DATABASE_URL: z.…`) with those the example lists (`DATABASE_URL=…`,
 * also commented).
 */
export function compareSettings(parser: string, example: string): string[] {
  const parsed = namesIn(parser, /^\s+([A-Z][A-Z0-9_]+):/gm);
  const listed = namesIn(example, /^#?\s?([A-Z][A-Z0-9_]+)=/gm);
  return [
    ...[...parsed].filter((name) => !listed.has(name)).map((name) => `.env.example does not list ${name}`),
    ...[...listed].filter((name) => !parsed.has(name)).map((name) => `.env.example lists ${name}, which nothing reads`),
  ];
}

export function findSettingsDrift(root: string): string[] {
  const [parser, example] = [join(root, 'src/server/infra/env.ts'), join(root, '.env.example')];
  const missing = [parser, example].filter((file) => !existsSync(file));
  if (missing.length > 0) return missing.map((file) => `${file.slice(root.length + 1)} does not exist`);
  return compareSettings(readFileSync(parser, 'utf8'), readFileSync(example, 'utf8'));
}

function namesIn(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
}

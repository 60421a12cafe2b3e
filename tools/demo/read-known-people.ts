import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/**
 * TMDB's person ids by name and department, where recorded answers are available: two people may share a name, but
 * seldom a department as well. A pair that is still ambiguous is left out.
 */
export function readKnownPeople(folder: string | undefined): Map<string, number> {
  if (!folder || !existsSync(folder)) return new Map();
  const found = new Map<string, Set<number>>();
  for (const file of listFiles(folder)) collect(parse(file), found);
  return new Map([...found].flatMap(([key, ids]) => (ids.size === 1 ? [[key, [...ids][0] ?? 0] as const] : [])));
}

function listFiles(folder: string): string[] {
  const credits = path.join(folder, 'datasets/tmdb_credits_sample.json.gz');
  const fixtures = path.join(folder, 'fixtures');
  const recorded = existsSync(fixtures) ? readdirSync(fixtures, { recursive: true, encoding: 'utf8' }) : [];
  return [
    ...(existsSync(credits) ? [credits] : []),
    ...recorded.filter((name) => name.endsWith('.json')).map((name) => path.join(fixtures, name)),
  ];
}

function parse(file: string): unknown {
  const bytes = readFileSync(file);
  try {
    return JSON.parse((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
  } catch {
    // Some fixtures are broken on purpose.
    return undefined;
  }
}

export function personKey(name: string, department: string): string {
  return `${name}, ${department}`;
}

/** A credit is any object with a name, an id and a known-for department. */
function collect(value: unknown, found: Map<string, Set<number>>): void {
  if (typeof value !== 'object' || value === null) return;
  const fields = new Map<string, unknown>(Object.entries(value));
  const [id, name, department] = ['id', 'name', 'known_for_department'].map((field) => fields.get(field));
  if (typeof id === 'number' && typeof name === 'string' && typeof department === 'string') {
    const key = personKey(name, department);
    found.set(key, (found.get(key) ?? new Set()).add(id));
  }
  for (const child of fields.values()) collect(child, found);
}

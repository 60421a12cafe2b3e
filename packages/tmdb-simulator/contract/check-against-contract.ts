import { amendContract } from './amend-contract.ts';
import { type Field, findRoute, loadContractLines, parseContract, type RouteContract } from './contract.ts';
import { exceptions } from './exceptions.ts';
import { isAllowed, isRecord, simplify, tokensOf } from './tokens.ts';
import { walkObjects } from './walk.ts';

const contract = amendContract(parseContract(loadContractLines()), exceptions);

/** All routes of the contract, without `/3`. */
export const contractRoutes: readonly string[] = [...contract.keys()];

export function findContractRoute(path: string): string | undefined {
  return findRoute(contractRoutes, path);
}

/** The differences between an answer and what TMDB sends on this route: missing keys, unknown keys, wrong types. */
export function checkAgainstContract(route: string, body: unknown): string[] {
  const known = contract.get(route);
  if (!known) return [`${route} is not in the contract`];

  const { own, appended } = splitAppended(route, known, body);
  return [
    ...differences(known, own),
    ...appended.flatMap(({ name, partRoute, part }) =>
      // An appended part does not repeat the id of its record.
      differences(withoutId(contract.get(partRoute) ?? new Map<string, Map<string, Field>>()), part).map(
        (text) => `(${name}) ${text}`,
      ),
    ),
  ];
}

function splitAppended(route: string, known: RouteContract, body: unknown) {
  if (!isRecord(body)) return { own: body, appended: [] };
  const isOwn = (key: string) => known.get('$')?.has(key) || !findContractRoute(`${route}/${key}`);
  const entries = Object.entries(body);
  return {
    own: Object.fromEntries(entries.filter(([key]) => isOwn(key))),
    appended: entries.flatMap(([name, part]) => {
      const partRoute = isOwn(name) ? undefined : findContractRoute(`${route}/${name}`);
      return partRoute ? [{ name, partRoute, part }] : [];
    }),
  };
}

function withoutId(part: RouteContract): RouteContract {
  const root = new Map(part.get('$'));
  // Optional: an appended season has its own id, appended credits have none.
  const id = root.get('id');
  if (id) root.set('id', { ...id, isOptional: true });
  return new Map(part).set('$', root);
}

function differences(known: RouteContract, body: unknown): string[] {
  const found = new Set<string>();
  walkObjects(body, (path, object) => {
    const fields = known.get(path);
    // An empty object is a map without countries; its type was checked one level up.
    if (!fields && Object.keys(object).length === 0) return;
    if (!fields) found.add(`${path} is an object the contract does not know`);
    else for (const text of compareFields(fields, object)) found.add(`${path} ${text}`);
  });
  return [...found];
}

function compareFields(fields: ReadonlyMap<string, Field>, object: Record<string, unknown>): string[] {
  const missing = [...fields].filter(([key, field]) => !field.isOptional && !(key in object)).map(([key]) => key);
  return [
    ...missing.map((key) => `lacks ${key}`),
    ...Object.entries(object).flatMap(([key, value]) => {
      const field = fields.get(key);
      if (!field) return [`has an unknown key ${key}`];
      const wrong = tokensOf(key, value).filter((token) => !isAllowed(token, field.types));
      return wrong.length > 0 ? [`${key} is ${wrong.join('|')}, not ${simplify(field.types).join('|')}`] : [];
    }),
  ];
}

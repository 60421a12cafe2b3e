import type { Field, RouteContract } from './contract.ts';

/** Where TMDB's answers differ from its documentation; `reason` says how we know. */
export interface Exception {
  /** Routes it applies to; all if omitted. */
  routes?: RegExp;
  /** Objects of the answer it applies to; all if omitted. */
  objects?: RegExp;
  keys: readonly string[];
  /** Types that are allowed in addition, mostly `null`. */
  types?: readonly string[];
  isOptional?: true;
  /** The key is allowed although the official example does not have it. */
  isExtra?: true;
  reason: string;
}

/** An object that is missing in the official example, and a similar one that TMDB documents elsewhere. */
export interface Likeness {
  route: string;
  object: string;
  like: { route: string; object: string };
  reason: string;
}

export interface Exceptions {
  likenesses: readonly Likeness[];
  keys: readonly Exception[];
}

export function amendContract(
  contract: ReadonlyMap<string, RouteContract>,
  { likenesses, keys }: Exceptions,
): Map<string, RouteContract> {
  const amended = new Map([...contract].map(([route, objects]) => [route, copyRoute(objects)]));
  for (const likeness of likenesses) borrow(amended, likeness);
  for (const exception of keys) {
    for (const [route, objects] of amended) if (isAbout(exception.routes, route)) widen(objects, exception);
  }
  return amended;
}

function isAbout(pattern: RegExp | undefined, name: string): boolean {
  return pattern === undefined || pattern.test(name);
}

function copyRoute(objects: RouteContract): RouteContract {
  return new Map([...objects].map(([path, fields]) => [path, copyFields(fields)]));
}

function copyFields(fields: ReadonlyMap<string, Field>): Map<string, Field> {
  return new Map([...fields].map(([key, field]) => [key, { ...field, types: new Set(field.types) }]));
}

function borrow(contract: Map<string, RouteContract>, { route, object, like }: Likeness): void {
  const [from, to] = [contract.get(like.route), contract.get(route)];
  if (!from?.has(like.object) || !to) throw new Error(`${route} ${object} cannot be like ${like.route} ${like.object}`);
  for (const [path, fields] of [...from]) {
    if (path === like.object || (path.startsWith(like.object) && /^[.[{]/.test(path.slice(like.object.length)))) {
      to.set(object + path.slice(like.object.length), copyFields(fields));
    }
  }
}

function widen(objects: RouteContract, exception: Exception): void {
  for (const [path, fields] of objects) {
    if (!isAbout(exception.objects, path)) continue;
    for (const key of exception.keys) {
      const field = fields.get(key) ?? (exception.isExtra && { types: new Set<string>(), isOptional: true });
      if (!field) continue;
      for (const type of exception.types ?? []) field.types.add(type);
      if (exception.isOptional) field.isOptional = true;
      fields.set(key, field);
    }
  }
}

import type { Field, RouteContract } from './contract.ts';

/** Where TMDB's answers are wider than its documentation shows; each says where we know it from. */
export interface Exception {
  /** Routes it is about; every route when left out. */
  routes?: RegExp;
  /** Objects of the answer it is about; every object when left out. */
  objects?: RegExp;
  keys: readonly string[];
  /** Types that are allowed too, `null` mostly. */
  types?: readonly string[];
  isOptional?: true;
  /** The key is no part of the official example, and is allowed nevertheless. */
  isExtra?: true;
  reason: string;
}

/** An object of which the official example shows none, and where TMDB shows one of the same shape. */
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

import type { Fault } from './faults/fault.ts';
import type { Simulator } from './start.ts';

/** Calls a running simulator. */
export function get(simulator: Simulator, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(simulator.url + path, {
    ...init,
    headers: { authorization: `Bearer ${simulator.apiKey}`, ...init.headers },
  });
}

/** The answer is untyped: each test checks what it expects. */
export async function getJson(simulator: Simulator, path: string): Promise<unknown> {
  return jsonOf(await get(simulator, path));
}

export async function jsonOf(response: Response): Promise<unknown> {
  return JSON.parse(await response.text());
}

/** `at(movie, 'genres.0.name')`: the value at that path, or undefined. */
export function at(document: unknown, path: string): unknown {
  return path.split('.').reduce((value: unknown, key) => new Map(Object.entries(value ?? {})).get(key), document);
}

export function keysOf(value: unknown): string[] {
  return Object.keys(value ?? {}).toSorted();
}

export function listAt(document: unknown, path: string): unknown[] {
  const list = at(document, path);
  if (!Array.isArray(list)) throw new Error(`no list at ${path}`);
  return list;
}

export async function control(simulator: Simulator, method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(`${simulator.url}/__sim${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

/** Replaces all faults. */
export async function setFaults(simulator: Simulator, ...faults: Fault[]): Promise<void> {
  const response = await control(simulator, 'POST', '/faults', faults);
  if (!response.ok) throw new Error(await response.text());
}

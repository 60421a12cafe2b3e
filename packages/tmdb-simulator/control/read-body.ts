import type { IncomingMessage } from 'node:http';
import { ControlError } from './control-error.ts';

export async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function fieldsOf(body: unknown): ReadonlyMap<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new ControlError('the body is an object');
  return new Map(Object.entries(body));
}

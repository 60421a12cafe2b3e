import { isJson, type Reply } from '../reply.ts';
import type { FaultKind } from './fault.ts';

type BodyFault = Extract<FaultKind, 'empty' | 'wrong-type' | 'invalid-json' | 'corrupt-gzip' | `drift-${string}`>;

/** A complete, correctly delivered, wrong body. A picture has no fields to change, so it stays as it is. */
export function spoilBody(kind: BodyFault, reply: Reply): Reply {
  switch (kind) {
    case 'empty':
      return { ...reply, body: Buffer.alloc(0) };
    case 'wrong-type':
      return { ...reply, headers: { ...reply.headers, 'content-type': 'text/html; charset=utf-8' } };
    case 'invalid-json':
      return { ...reply, body: Buffer.from('{"id":598,"title":"Cidade de Deus",}{') };
    case 'corrupt-gzip':
      return { ...reply, headers: { ...reply.headers, 'content-encoding': 'gzip' } };
    case 'drift-null':
      return drift(reply, (key, value) => (isWord(key) && typeof value === 'string' ? null : value));
    case 'drift-string':
      return drift(reply, (key, value) => (isMeasure(key) && typeof value === 'number' ? String(value) : value));
    case 'drift-enum':
      return drift(reply, (key, value) => (isEnum(key) && typeof value === 'string' ? 'Unheard Of' : value));
  }
}

const isWord = (key: string) => key === 'title' || key === 'name';
const isMeasure = (key: string) => ['runtime', 'vote_average', 'vote_count', 'popularity'].includes(key);
const isEnum = (key: string) => ['status', 'type', 'department', 'known_for_department', 'media_type'].includes(key);

function drift(reply: Reply, change: (key: string, value: unknown) => unknown): Reply {
  if (!isJson(reply)) return reply;
  return { ...reply, body: Buffer.from(JSON.stringify(JSON.parse(reply.body.toString()), change)) };
}

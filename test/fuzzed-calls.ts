import { describeParameters } from '../src/server/catalogue/api-description/describe-parameters.ts';
import { docs, functionNames } from '../src/server/catalogue/api-description/openapi.ts';
import type { FunctionName } from '../src/shared/contract/functions.ts';
import type { Dice } from './dice.ts';

export interface FuzzedCall {
  request: { method: 'GET' | 'POST'; url: string; payload?: string | Buffer; headers?: Record<string, string> };
}

type Fields = Record<string, unknown>;

const NUMBERS = [0, -0, -1, 1, 1.5, 20, 40, 41, 500, 501, 1e9, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e99, -1e99, 5e-324];
const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e3',
  '0x10',
  '１２',
  '٣',
  '1 or 1=1',
  "'; drop table movies; --",
  '"; --',
  '\\',
  '%',
  '_%_',
  '%00',
  'a\u0000b',
  '\u0000',
  '\ud800',
  'x\udfffy',
  '\u202egnp.exe',
  '👩‍👩‍👧‍👦',
  'ﷺ'.repeat(40),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙',
  '../../etc/passwd',
  '/a.jpg',
  'https://evil.example/t/p/w500/a.jpg',
  'https://image.tmdb.org@evil.example/t/p/w500/a.jpg',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'drama',
  'netflix',
  'sairam',
  '2026-11-16',
  '2026-02-31',
  'cidade-de-deus-2002-598',
  'a-b-99999999999999999999',
  'saga %_\\',
  "star wars em ordem'",
  `saga ${'a '.repeat(150)}`,
  'x'.repeat(40),
  'x'.repeat(301),
  'é'.repeat(5_000),
  'x'.repeat(50_000),
];
const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'options',
  'data',
  'page',
  'limit',
  '',
  'a.b.c',
  '\u0000',
];
const NAMES = [
  'getNothing',
  'constructor',
  '__proto__',
  'toString',
  'getmoviedetails',
  '%252e',
  'x'.repeat(1_000),
  'é',
  'a%00b',
  '*',
];
const RAW_BODIES = [
  '',
  ' ',
  '{',
  'null',
  '[]',
  '"data"',
  '{"data":}',
  '{"data":{},}',
  '\ufeff{"data":{}}',
  '{"data":{"movieId":598,"movieId":"x"}}',
  '{"data":{"movieId":"x","movieId":598}}',
  '{"data":{},"data":null}',
  '{"data":{"__proto__":{"polluted":true}}}',
  '{"__proto__":{"polluted":true},"data":{}}',
  '{"data":{"constructor":{"prototype":{"polluted":true}}}}',
  '{"data":{"\\u005f_proto__":{"polluted":true}}}',
  '{"data":{"query":"\\ud800"}}',
  '{"data":{"query":"\\u0000"}}',
  '{"data":{"movieId":1e400}}',
  '{"data":{"movieId":00598}}',
  `{"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  `{"data":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
  `{"data":{"query":"${'x'.repeat(70_000)}"}}`,
];
const RAW_QUERIES = [
  '?',
  '?&&&===',
  '?=598',
  '?movieId',
  '?movieId=598&movieId=x',
  '?movieId[]=598',
  '?movieId[$gt]=0',
  '?movieId.movieId.movieId=1',
  '?.=1&..=2',
  '?__proto__=1&__proto__.polluted=true',
  '?constructor.prototype.polluted=true&constructor.polluted=1',
  '?movieSlug=%',
  '?movieSlug=%ZZ',
  '?query=%C0%80',
  '?query=%ED%A0%80',
  '?query=%00',
  '?query=%F5%80%80%80',
  '?options=1&options.page=2',
  '?options.__proto__=1&options.constructor=2',
  `?${'a=1&'.repeat(2_000)}`,
  `?query=${'%C3%A9'.repeat(2_000)}`,
];

/** About half are valid but for a thing or two, so that they pass the first check; the rest are not. */
export function drawCall(dice: Dice): FuzzedCall {
  const name = dice.chance(0.04) ? dice.pick(NAMES) : dice.pick(functionNames);
  const isGet = dice.chance(0.45);
  if (dice.chance(0.12))
    return isGet ? get(name, dice.pick(RAW_QUERIES)) : post(name, drawRawBody(dice), drawType(dice));
  const fields = dice.chance(0.85) && isKnown(name) ? drawFields(dice, name) : drawValue(dice, 4);
  if (isGet) return get(name, toQuery(fields));
  const body = JSON.stringify({ data: fields }) ?? '{}';
  return post(name, dice.chance(0.05) ? body.slice(0, dice.below(body.length)) : body, drawType(dice));
}

function isKnown(name: string): name is FunctionName {
  return (functionNames as string[]).includes(name);
}

function get(name: string, query: string): FuzzedCall {
  return { request: { method: 'GET', url: `/api/${name}${query}` } };
}

function post(name: string, payload: string | Buffer, type: string): FuzzedCall {
  return { request: { method: 'POST', url: `/functions/${name}`, payload, headers: { 'content-type': type } } };
}

function drawType(dice: Dice): string {
  if (dice.chance(0.95)) return 'application/json';
  return dice.pick(['text/plain', 'application/json; charset=latin1', 'multipart/form-data', 'application/xml', '']);
}

function drawRawBody(dice: Dice): string | Buffer {
  if (dice.chance(0.1)) return Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]);
  return dice.pick(RAW_BODIES);
}

/** The documented example, with up to three changes. */
function drawFields(dice: Dice, name: FunctionName): Fields {
  const fields: Fields = { ...docs[name].example };
  const known = describeParameters(name).flatMap((parameter) => [parameter.name, ...parameter.aliases]);
  for (let changes = dice.below(4); changes > 0; changes -= 1) {
    const key = dice.chance(0.8) && known.length > 0 ? dice.pick(known) : dice.pick(KEYS);
    if (dice.chance(0.1)) Reflect.deleteProperty(fields, key);
    else define(fields, key, dice.chance(0.9) ? drawScalar(dice) : drawValue(dice, 3));
  }
  return dice.chance(0.1) ? { options: fields } : fields;
}

/** Defines `__proto__` as an ordinary key. */
function define(fields: Fields, key: string, value: unknown): void {
  Object.defineProperty(fields, key, { value, enumerable: true, writable: true, configurable: true });
}

function drawScalar(dice: Dice): unknown {
  const draw = dice.below(10);
  if (draw < 5) return dice.pick(TEXTS);
  return draw < 9 ? dice.pick(NUMBERS) : dice.pick([null, true, false]);
}

function drawValue(dice: Dice, depth: number): unknown {
  if (depth === 0 || dice.chance(0.3)) return drawScalar(dice);
  const members = Array.from({ length: dice.below(5) }, () => drawValue(dice, depth - 1));
  if (dice.chance(0.4)) return members;
  const fields: Fields = {};
  for (const member of members) define(fields, dice.pick(KEYS), member);
  return fields;
}

/** As a client encodes it; a lone surrogate is written as invalid UTF-8. */
function toQuery(fields: unknown): string {
  if (typeof fields !== 'object' || fields === null) return `?${encode(String(fields))}`;
  const pairs = Object.entries(fields).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([member, inner]) => `${encode(key)}.${encode(member)}=${encode(toText(inner))}`)
      : [value].flat().map((each) => `${encode(key)}=${encode(toText(each))}`),
  );
  return `?${pairs.join('&')}`.slice(0, 15_000);
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function encode(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

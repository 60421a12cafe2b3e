import { expect, test } from 'vitest';
import { CachedAnswer, endAnswer, extendAnswer, fieldOf, replaceField } from './answer.ts';

const HOSTILE = 'aspas " barra \\ chave "slug": fim \\" ] } , ☾';
const VALUES = {
  text: HOSTILE,
  empty: '',
  backslashes: '\\\\',
  list: [HOSTILE, [], {}, [{ slug: 'inner' }]],
  nothing: null,
  number: -1.5e-7,
  yes: true,
  object: { words: HOSTILE, nested: { numbers: [1, 2] } },
  slug: 'own',
};
type Field = keyof typeof VALUES;
const FIELDS = Object.keys(VALUES) as Field[];

function cached(value: typeof VALUES) {
  const now = new Date('2026-11-18T12:00:00Z');
  return new CachedAnswer<typeof VALUES>({ text: JSON.stringify(value), tags: ['a'], builtAt: now, expiresAt: now });
}

test.each(FIELDS.filter((name) => name !== 'slug'))('the field %s is read from the text', (name) => {
  expect(fieldOf(cached(VALUES), name)).toEqual(VALUES[name]);
});

test.each(FIELDS)('the field %s is found where it is the last', (name) => {
  const { [name]: last, ...others } = VALUES;
  const { list: _list, ...plain } = others as typeof VALUES;
  expect(fieldOf(cached({ ...plain, [name]: last } as typeof VALUES), name)).toEqual(last);
});

test.each(FIELDS.flatMap((name) => FIELDS.map((other) => [name, other] as const)))(
  'replacing %s by the value of %s gives the same text as value, and leaves the others',
  (name, other) => {
    const { list, slug, ...plain } = VALUES;
    const kept = cached({ slug, ...plain, list });
    const answer = replaceField(kept, name, VALUES[other] as never, ['b']);
    expect(JSON.parse(answer.text)).toEqual({ ...VALUES, [name]: VALUES[other] });
    expect(JSON.parse(answer.text)).toEqual(answer.value);
    expect(fieldOf(answer, name)).toEqual(VALUES[other]);
    expect(fieldOf(answer, 'slug')).toEqual(answer.value.slug);
    expect(answer.tags).toEqual(['b']);
    expect(answer.freshUntil).toEqual(kept.freshUntil);
  },
);

test('an answer that ends and is extended keeps the replaced field', () => {
  const end = new Date('2026-11-18T11:00:00Z');
  const replaced = replaceField(cached({ ...VALUES, list: [] }), 'slug', 'other');
  const answer = extendAnswer(endAnswer(replaced, end), { more: 1 });
  expect(JSON.parse(answer.text)).toEqual({ ...VALUES, list: [], slug: 'other', more: 1 });
  expect(answer.value).toEqual(JSON.parse(answer.text));
  expect(answer.freshUntil).toEqual(end);
  expect(answer.isDated).toBe(true);
});

test('a field that a document lacks is an error, not a part of another', () => {
  expect(() => fieldOf(cached(VALUES) as never, 'title' as never)).toThrow('title');
});

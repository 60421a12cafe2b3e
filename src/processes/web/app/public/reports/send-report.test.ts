import { expect, test } from 'vitest';
import { sendReport } from './send-report.ts';

const form = () => {
  const fields = new FormData();
  fields.set('motivo', 'gone');
  fields.set('texto', 'A Netflix tirou ontem.');
  return fields;
};
const answering = (status: number) => () => Promise.resolve(new Response(null, { status }));

test.each([
  [201, 'sent'],
  [400, 'invalid'],
  [404, 'invalid'],
  [429, 'limited'],
  [403, 'failed'],
  [500, 'failed'],
  [503, 'failed'],
])('an answer of %d means: %s', async (status, result) => {
  expect(await sendReport(form(), answering(status))).toBe(result);
});

test('without a connection it has failed, and nothing is thrown at the visitor', async () => {
  expect(await sendReport(form(), () => Promise.reject(new TypeError('offline')))).toBe('failed');
});

test('what is sent is the form itself', async () => {
  let sent = '';
  await sendReport(form(), async (_url, init) => {
    sent = await new Response(init?.body ?? null).text();
    return new Response(null, { status: 201 });
  });

  expect(sent).toBe('motivo=gone&texto=A+Netflix+tirou+ontem.');
});

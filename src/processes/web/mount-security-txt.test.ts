import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { mountSecurityTxt } from './mount-security-txt.ts';

const NOW = new Date('2026-11-16T15:00:00Z');

async function read(contact: string): Promise<{ type: unknown; fields: Map<string, string> }> {
  const app = Fastify();
  mountSecurityTxt(app, { ctx: { now: () => NOW }, siteUrl: 'https://lanterninha.example', contact });
  const { headers, body, statusCode } = await app.inject('/.well-known/security.txt');
  expect(statusCode).toBe(200);
  const fields = body
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/, 2) as [string, string]);
  return { type: headers['content-type'], fields: new Map(fields) };
}

test('it says where to report a vulnerability, in which language, and until when it is valid', async () => {
  const { type, fields } = await read('seguranca@lanterninha.example');
  expect(type).toBe('text/plain; charset=utf-8');
  expect(Object.fromEntries(fields)).toEqual({
    Contact: 'mailto:seguranca@lanterninha.example',
    Expires: '2027-05-15T00:00:00Z',
    'Preferred-Languages': 'pt-BR, en',
    Canonical: 'https://lanterninha.example/.well-known/security.txt',
  });
  const days = (new Date(fields.get('Expires') ?? '').getTime() - NOW.getTime()) / 86_400_000;
  expect([days > 30, days < 365]).toEqual([true, true]);
});

test('an address of a form is named as it is', async () => {
  expect((await read('https://lanterninha.example/seguranca')).fields.get('Contact')).toBe(
    'https://lanterninha.example/seguranca',
  );
});

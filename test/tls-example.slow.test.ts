import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ConnectionOptions, connect } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../tools/local-postgres.ts';

/** deploy/tls/nginx.conf with a real nginx on loopback ports, a certificate made here, and an edge that echoes the request. */
const folder = mkdtempSync(path.join(tmpdir(), 'lanterninha-tls-'));
const edge = createServer(({ url, headers }, response) => {
  if (url === '/own') response.setHeader('Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload');
  response.end(String(headers['x-forwarded-for']));
});
const ports = { http: 0, https: 0 };
const closings: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  edge.listen(0, '127.0.0.1');
  await once(edge, 'listening');
  [ports.http, ports.https] = [await findFreePort(), await findFreePort()];
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  execFileSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-subj', '/CN=lanterninha.example', '-keyout', key, '-out', certificate],
  ]);
  const example = readFileSync(path.resolve(import.meta.dirname, '../deploy/tls/nginx.conf'), 'utf8')
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replace('listen 80', `listen 127.0.0.1:${ports.http}`)
    .replace('listen 443', `listen 127.0.0.1:${ports.https}`)
    .replaceAll('127.0.0.1:6081', `127.0.0.1:${(edge.address() as AddressInfo).port}`)
    .replace(/\/etc\/\S+fullchain\.pem/, certificate)
    .replace(/\/etc\/\S+privkey\.pem/, key);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${folder}/${of};`);
  const whole = `pid ${folder}/pid; worker_processes 1; events {}\nhttp { access_log off; ${places.join(' ')}\n${example}\n}`;
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, whole);
  const nginx = spawn('/usr/sbin/nginx', ['-e', 'stderr', '-p', folder, '-c', file, '-g', 'daemon off;'], {
    stdio: 'inherit',
  });
  const ended = once(nginx, 'exit');
  closings.push(() => (nginx.kill('SIGTERM'), ended));
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await askPlain('/').catch(() => undefined)) return;
    await sleep(50);
  }
  throw new Error('nginx did not answer within 5 s');
}, 30_000);
afterAll(async () => {
  for (const close of closings) await close();
  edge.close();
  edge.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

async function readAnswer(asking: ReturnType<typeof request>) {
  const [answer] = (await once(asking.end(), 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks).toString() };
}
const askPlain = (asked: string, method = 'GET') =>
  readAnswer(request({ host: '127.0.0.1', port: ports.http, path: asked, method, agent: false }));
const askSecure = (asked: string, headers = {}) =>
  readAnswer(
    secureRequest({
      host: '127.0.0.1',
      port: ports.https,
      path: asked,
      headers,
      agent: false,
      rejectUnauthorized: false,
    }),
  );

/** The negotiated version and cipher, or the reason why there is none. */
async function shakeHands(options: ConnectionOptions): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port: ports.https, rejectUnauthorized: false, ...options });
  try {
    await once(socket, 'secureConnect');
    return `${socket.getProtocol()} ${socket.getCipher().standardName}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    socket.destroy();
  }
}

test('over http a page is redirected to https and a program is refused', async () => {
  const page = await askPlain('/filmes?pagina=2');
  expect([page.status, page.headers.location]).toEqual([301, 'https://lanterninha.example/filmes?pagina=2']);
  for (const asked of [
    '/api/getGenres',
    '/functions/getGenres',
    '/a/e',
    '/img/poster/w342/a.jpg',
    '/feeds/x',
    '/oembed?url=x',
  ])
    expect((await askPlain(asked)).status, asked).toBe(403);
  expect((await askPlain('/admin/login', 'POST')).status).toBe(403);
});

test('TLS 1.3 comes first, 1.2 has forward secrecy and authenticated ciphers only, older versions are refused', async () => {
  expect(await shakeHands({})).toMatch(/^TLSv1\.3 /);
  expect(await shakeHands({ maxVersion: 'TLSv1.2' })).toBe('TLSv1.2 TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384');
  const weak = { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-SHA:AES128-SHA:@SECLEVEL=0' } as const;
  expect(await shakeHands(weak)).toMatch(/handshake failure/);
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' } as const;
  expect(await shakeHands(old)).toMatch(/protocol version/);
});

test('the edge is given the address of the connection, whatever the client says', async () => {
  expect((await askSecure('/', { 'x-forwarded-for': '203.0.113.9' })).body).toBe('127.0.0.1');
});

test('answers of nginx itself have the headers of ours, and ours are not sent twice', async () => {
  expect((await askSecure('/own')).headers['strict-transport-security']).toBe(
    'max-age=63072000; includeSubDomains; preload',
  );
  edge.close();
  edge.closeAllConnections();
  const { status, headers } = await askSecure('/');
  expect([status, headers.server]).toEqual([502, 'nginx']);
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
});

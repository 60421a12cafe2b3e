import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeEnv } from '../src/server/infra/describe-env.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { SECRETS, SERVICES, type SecretReader, type Service } from '../src/server/infra/secrets.ts';
import { ARCHIVE, OWN_PICTURE } from '../src/shared/admin/domain/limits.ts';
import { findRule } from '../src/shared/admin/domain/rules.ts';
import { filesIn } from './asvs.ts';

/** What docs/evidence/asvs.md says of the product in its own words, against the code it speaks of. */
const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const page = read('docs/evidence/asvs.md');
const between = (heading: string, next: string) => page.slice(page.indexOf(heading), page.indexOf(next));

describe('the connections of V13.1', () => {
  const section = between('### Connections (V13.1)', '### Data (V14.1)');
  const rows = section.split('\n').flatMap((line) => {
    const [, from = '', to = '', , opened = ''] = line.split('|').map((cell) => cell.trim());
    if (!line.startsWith('| ') || from === 'From' || from.startsWith('-')) return [];
    const services = from === 'all processes' ? [...SERVICES] : (from.split(', ') as Service[]);
    const settings = [...to.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name);
    return [{ services, settings, files: filesIn(opened).map((name) => path.basename(name)) }];
  });

  test('name every file that opens one', () => {
    const opens =
      /from 'undici'|await fetch\(|import\('nodemailer'\)|flydrive\/drivers|exporter-trace-otlp|new (?:pg\.(?:Client|Pool)|Pool|Client|PgBoss)\(|from 'node:(?:https?|tls|dgram)'|spawn\(|execFile/;
    // They pass a dispatcher on, answer requests, or only have the types.
    const passing = [
      'client.ts',
      'fetch-source.ts',
      'sync-steps.ts',
      'http.ts',
      'run-tool.ts',
      'backup-files.ts',
      'passkeys.ts',
      'mount-web.ts',
    ];
    const callers = [
      'src/server',
      'src/processes/worker',
      'src/processes/cli',
      'src/processes/functions',
      'src/processes/images',
    ]
      .flatMap((folder) =>
        readdirSync(path.join(ROOT, folder), { encoding: 'utf8', recursive: true }).map((name) => `${folder}/${name}`),
      )
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && opens.test(read(file)))
      .map((file) => path.basename(file))
      .filter((name) => !passing.includes(name));
    const named = rows.flatMap(({ files }) => files);
    expect([...new Set(callers)].toSorted()).toEqual([...new Set(named)].toSorted());
  });

  test('name every setting with an address', () => {
    const addresses = [...read('src/server/infra/env.ts').matchAll(/^ {2}([A-Z0-9_]+): url\(/gm)].map(
      ([, name = '']) => name,
    );
    const lists = ['DATABASE_REPLICA_URLS', 'EDGE_URLS'];
    const named = new Set(rows.flatMap(({ settings }) => settings));
    expect(addresses.length).toBeGreaterThan(10);
    expect([...addresses, ...lists].filter((name) => !named.has(name))).toEqual([]);
    const known = new Set(
      describeEnv(readEnv({ DATABASE_URL: 'postgres://app@db/site' }), new Set(SERVICES)).map(({ name }) => name),
    );
    expect([...named].filter((name) => !known.has(name))).toEqual([]);
  });

  test.each([
    ['SMTP_URL', 'SMTP_URL'],
    ['TMDB_API_URL', 'TMDB_TOKEN'],
    ['IMAGE_S3_ENDPOINT', 'IMAGE_S3_SECRET_KEY'],
    ['GA4_URL', 'GA4_API_SECRET'],
    ['TICKETS_FEED_URL', 'TICKETS_FEED_URL'],
    ['AUDIT_SHIP_URL', 'AUDIT_SHIP_TOKEN'],
    ['DATABASE_URL', 'DATABASE_URL'],
  ] as const)('are opened to %s by the services that have %s', (setting, secret) => {
    const from = rows.filter(({ settings }) => settings.includes(setting)).flatMap(({ services }) => services);
    const readers: readonly SecretReader[] = SECRETS[secret];
    expect([...new Set(from)].toSorted()).toEqual(SERVICES.filter((service) => readers.includes(service)).toSorted());
  });

  test('purges are sent by the services that have the secret for them', () => {
    const purging = rows.find(({ files }) => files.includes('purge-place.ts'));
    expect(purging?.services).toEqual([...SECRETS.EDGE_PURGE_SECRET]);
  });
});

describe('the uploads of V5.1', () => {
  const section = between('Uploads: two kinds', '### Signing in (V6.1)');

  test('are those of the pages that accept a file', () => {
    const pages = read('src/processes/web/admit-uploads.ts').match(/^const \w+_PAGE = .+$/gm) ?? [];
    expect(pages).toHaveLength(section.match(/^\| (?!Kind|-)/gm)?.length ?? 0);
    for (const address of ['/admin/midia', '/admin/arquivo']) expect(section).toContain(`\`${address}\``);
    expect(pages.join('\n')).toMatch(/midia[\s\S]*arquivo/);
  });

  test('have the limits of the code', () => {
    const mb = 1024 * 1024;
    expect([OWN_PICTURE.bytes / mb, ARCHIVE.uploadBytes / mb]).toEqual([10, 10]);
    expect(section).toContain(`a depth of ${ARCHIVE.depth}, ${ARCHIVE.uploadWrites.toLocaleString('en')} changes`);
    expect(findRule('/admin/arquivo', 'upload')?.needs).toBe('administer');
  });
});

test('the page does not say that no e-mail is sent', () => {
  expect(page).not.toMatch(/sends no e-mail/);
  const mail = page.split('\n').find((line) => line.startsWith('| V1.3.11 |'));
  expect(mail).not.toContain('n/a');
});

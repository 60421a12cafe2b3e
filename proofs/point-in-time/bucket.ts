import { execFile } from 'node:child_process';
import { chmod, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';

/** An S3-compatible bucket with TLS on this machine, for pgBackRest in a container. */
export interface Bucket {
  /** The name its certificate has; the container resolves it to this machine. */
  host: string;
  /** Its part of pgbackrest.conf, as repository 2. */
  configuration: string;
  close(): Promise<void>;
}

interface S3Server {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}
type S3ServerClass = new (options: object) => S3Server;

const run = promisify(execFile);
const HOST = 'bucket.lanterninha.test';
const NAME = 'backups';

/** Writes its certificate to `ca.crt` in the folder of pgBackRest's settings, and what it stores to `storage`. */
export async function startBucket(settings: string, storage: string): Promise<Bucket> {
  const [key, certificate] = [path.join(storage, 'tls.key'), path.join(settings, 'ca.crt')];
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${HOST}`],
    ...['-addext', `subjectAltName=DNS:${HOST}`, '-keyout', key, '-out', certificate],
  ]);
  await chmod(certificate, 0o644);
  const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as S3ServerClass;
  const server = new S3rver({
    ...{ port: 0, address: '0.0.0.0', silent: true, directory: path.join(storage, 'objects') },
    ...{ key: await readFile(key), cert: await readFile(certificate) },
    // Of `GET /backups/` it verifies the signature without the last slash: it would refuse a right one.
    allowMismatchedSignatures: true,
    // With another name it takes the host for the bucket.
    serviceEndpoint: 'amazonaws.com',
    configureBuckets: [{ name: NAME }],
  });
  const { port } = await server.run();
  const configuration = [
    'repo2-type=s3',
    'repo2-path=/lanterninha',
    `repo2-s3-bucket=${NAME}`,
    'repo2-s3-region=us-east-1',
    'repo2-s3-endpoint=s3.amazonaws.com',
    'repo2-s3-uri-style=path',
    'repo2-s3-key=S3RVER',
    'repo2-s3-key-secret=S3RVER',
    `repo2-storage-host=${HOST}`,
    `repo2-storage-port=${port}`,
    'repo2-storage-ca-file=/etc/pgbackrest/ca.crt',
    'repo2-cipher-type=aes-256-cbc',
    'repo2-cipher-pass=another',
    'repo2-retention-full=2',
    'repo2-bundle=y',
  ].join('\n');
  return { host: HOST, configuration, close: () => server.close() };
}

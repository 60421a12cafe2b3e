import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { podman } from '../ha/podman.ts';

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** Builds the image of what is committed in the clone. */
export async function buildImage(clone: string, tag: string, version: string): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['-C', clone, 'rev-parse', '--short', 'HEAD']);
  // Where a proxy stands between npm and its registry, its authority is needed while building; a mounted file is not in the image.
  const authority = existsSync(CERTIFICATES)
    ? ['--volume', `${CERTIFICATES}:/run/authorities.crt:ro`, '--build-arg', 'NODE_EXTRA_CA_CERTS=/run/authorities.crt']
    : [];
  const bases = ['NODE_IMAGE=localhost/lanterninha-node', 'BASE_IMAGE=localhost/lanterninha-debian'];
  const facts = [`VERSION=${version}`, `REVISION=${stdout.trim()}`];
  await podman(
    ...[
      'build',
      '--quiet',
      '--format',
      'docker',
      '--network=host',
      '--file',
      `${clone}/deploy/Containerfile`,
      '--tag',
      tag,
    ],
    ...[...bases, ...facts].flatMap((argument) => ['--build-arg', argument]),
    ...[...authority, clone],
  );
  return tag;
}

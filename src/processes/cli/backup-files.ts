import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '#server/infra/operator-error.ts';

/** First bytes of a file encrypted with age. */
const AGE_HEADER = 'age-encryption.org/v1';

/** Creates the folder for its owner only; an existing one keeps its mode. Returns whether other users may read it. */
export async function makeBackupFolder(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return ((await stat(folder)).mode & 0o077) !== 0;
}

/**
 * Writes a dump as a stream, encrypted for `recipients` if there are any. age needs only their public keys: an attacker on the
 * machine that writes backups cannot read them.
 */
export async function writeBackup(
  dump: Readable,
  file: string,
  recipients: readonly string[],
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = new PassThrough();
  counted.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    hash.update(chunk);
  });
  const target = createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true });
  if (recipients.length === 0) await pipeline(dump, counted, target);
  else {
    const age = startAge(['--encrypt', ...recipients.flatMap((recipient) => ['--recipient', recipient])]);
    await settle(age.ended, pipeline(dump, age.stdin), pipeline(age.stdout, counted, target));
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Reads encrypted and plain files; age detects changed bytes and a truncated file. */
export async function readBackup(file: string, into: Writable, identityFile: string): Promise<void> {
  if (!(await isEncrypted(file))) return pipeline(createReadStream(file), into);
  if (identityFile === '')
    throw new OperatorError(`${file} is encrypted. BACKUP_IDENTITY_FILE names the file with the key that opens it.`);
  const age = startAge(['--decrypt', '--identity', identityFile, file]);
  age.stdin.end();
  await settle(age.ended, pipeline(age.stdout, into));
}

/** If several fail together, the first is reported: the pipe fails because age does, and age knows why. */
async function settle(...all: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(all)).find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE_HEADER.length), 0, AGE_HEADER.length, 0);
    return buffer.subarray(0, bytesRead).toString('latin1') === AGE_HEADER;
  } finally {
    await handle.close();
  }
}

/** Compares the file's hash with the manifest; needs no key. */
export async function refuseChangedFile(file: string, sha256: string): Promise<void> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  if (hash.digest('hex') !== sha256) throw new OperatorError(`${file} is not what was written: its SHA-256 differs.`);
}

function startAge(
  args: readonly string[],
): ChildProcessByStdio<Writable, Readable, Readable> & { ended: Promise<void> } {
  const child = spawn('age', args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === 'ENOENT'
          ? new OperatorError('This machine has no `age`. Install it (Debian: apt install age).')
          : cause,
      ),
    );
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new OperatorError(`age failed: ${said.join('').trim().split('\n')[0] ?? ''}`)),
    );
  });
  return Object.assign(child, { ended });
}

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** An interface, so that a test can count: every sign-in attempt costs exactly one hash, whether the account exists or not. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const SALT_BYTES = 16;

const derive = promisify(argon2);

export const argon2idHasher: PasswordHasher = {
  async hash(password) {
    const salt = randomBytes(SALT_BYTES);
    const key = await deriveKey(password, salt, COST);
    const { memory, passes, parallelism } = COST;
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(key)}`;
  },
  async verify({ hash, password }) {
    const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
    if (!parts) return false;
    const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number];
    const [salt, expected] = parts.slice(4).map((text) => Buffer.from(text, 'base64')) as [Buffer, Buffer];
    const key = await deriveKey(password, salt, { memory, passes, parallelism, tagLength: expected.length });
    return timingSafeEqual(key, expected);
  },
};

interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
  tagLength: number;
}

/** NFKC: the same password typed on different keyboards gives the same hash. */
function deriveKey(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return derive('argon2id', { message: password.normalize('NFKC'), nonce: salt, ...cost });
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { PREVIEW_HOURS } from '#shared/domain/admin-limits.ts';
import type { Editable } from '#shared/domain/entities.ts';
import type { KeyRing } from '../infra/key-ring.ts';
import type { Subject } from '../store/overrides.ts';

const TOKEN = /^(movie|series|person|collection)-(\d{1,10})-(\d{1,12})-([\w-]{43})$/;

export interface PreviewToken {
  token: string;
  endsAt: Date;
}

/** What it opens: the page as its draft would make it, or only the picture that is shared with that page. */
type Opens = 'page' | 'card';

/** Says what it opens and until when, and is signed: nothing is stored of it, and nobody can change a letter. */
export function issuePreviewToken(
  secret: string,
  { entity, id }: Subject,
  now: Date,
  opens: Opens = 'page',
): PreviewToken {
  const endsAt = new Date(Math.floor(now.getTime() / 1_000) * 1_000 + PREVIEW_HOURS * 3_600_000);
  const said = `${entity}-${id}-${endsAt.getTime() / 1_000}`;
  return { token: `${said}-${sign(secret, opens, said)}`, endsAt };
}

/** `undefined` for one that is wrong or too old. */
export function readPreviewToken(keys: KeyRing, token: string, now: Date, opens: Opens = 'page'): Subject | undefined {
  const [, entity, id, seconds, signature = ''] = TOKEN.exec(token) ?? [];
  if (!entity) return undefined;
  const said = `${entity}-${id}-${seconds}`;
  const isOf = (key: string) => timingSafeEqual(Buffer.from(sign(key, opens, said)), Buffer.from(signature));
  if (!keys.some(isOf)) return undefined;
  return Number(seconds) * 1_000 > now.getTime() ? { entity: entity as Editable, id: Number(id) } : undefined;
}

/** A key of its own for each: what this signs can pass for nothing else the secret is used for. */
function sign(secret: string, opens: Opens, said: string): string {
  const key = createHmac('sha256', secret)
    .update(opens === 'page' ? 'preview' : 'card')
    .digest();
  return createHmac('sha256', key).update(said).digest('base64url');
}

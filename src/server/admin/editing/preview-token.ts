import { createHmac, timingSafeEqual } from 'node:crypto';
import { PREVIEW_HOURS } from '#shared/admin/domain/limits.ts';
import { isEditable } from '#shared/admin/domain/subjects/subjects.ts';
import type { KeyRing } from '../../infra/key-ring.ts';
import type { Subject } from '../../store/titles/overrides.ts';

const TOKEN = /^([a-z]+)-(\d{1,10})-(\d{1,12})-([\w-]{43})$/;

export interface PreviewToken {
  token: string;
  endsAt: Date;
}

/** What the token opens: the page with its draft, or only that page's share card. */
type Opens = 'page' | 'card';

/** A signed token that holds subject and expiry. Nothing is stored. */
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

/** `undefined` if the token is invalid or expired. */
export function readPreviewToken(keys: KeyRing, token: string, now: Date, opens: Opens = 'page'): Subject | undefined {
  const [, entity, id, seconds, signature = ''] = TOKEN.exec(token) ?? [];
  if (!entity || !isEditable(entity)) return undefined;
  const said = `${entity}-${id}-${seconds}`;
  const isOf = (key: string) => timingSafeEqual(Buffer.from(sign(key, opens, said)), Buffer.from(signature));
  if (!keys.some(isOf)) return undefined;
  return Number(seconds) * 1_000 > now.getTime() ? { entity, id: Number(id) } : undefined;
}

/** A separate key per purpose: a signature made here is valid for nothing else that uses the secret. */
function sign(secret: string, opens: Opens, said: string): string {
  const key = createHmac('sha256', secret)
    .update(opens === 'page' ? 'preview' : 'card')
    .digest();
  return createHmac('sha256', key).update(said).digest('base64url');
}

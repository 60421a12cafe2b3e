import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { adminRedirects } from '#shared/admin/text/redirects.ts';
import { isOursToLead, parseRedirectFrom, parseRedirectTo, REDIRECT_CODES } from '#shared/domain/site/redirect-path.ts';
import type { Db } from '../../infra/db.ts';
import { findRedirectFrom, findRedirectTo, type Redirect } from '../../store/site/redirects.ts';

/** The form as the editor typed it. */
export interface GivenRedirect {
  from: string;
  to: string;
  code: string;
  isOverPage: boolean;
}

/** What the site would answer at a path without any redirects. */
export type ProbePage = (path: string) => Promise<{ status: number; location: string | undefined }>;

const words = adminRedirects;

export async function checkRedirect(given: GivenRedirect, probe: ProbePage): Promise<Omit<Redirect, 'id'>> {
  const from = parseRedirectFrom(given.from);
  const code = REDIRECT_CODES.find((each) => String(each) === given.code) ?? 301;
  const to = code === 410 ? null : (parseRedirectTo(given.to) ?? null);
  refuseWrongFields({
    from: from === undefined ? words.fromInvalid : isOursToLead(from) ? undefined : words.fromReserved,
    to: code !== 410 && to === null ? words.toInvalid : from && pathOf(to) === from ? words.loop : undefined,
  });
  const fields = { from: from ?? '', to, code, isOverPage: given.isOverPage };
  refuseWrongFields({
    from: await checkPage(fields, probe),
    to: to === null ? undefined : await checkTarget(to, probe),
  });
  return fields;
}

/** Replacing an existing page needs the editor's explicit consent (`isOverPage`). */
async function checkPage({ from, isOverPage }: Omit<Redirect, 'id'>, probe: ProbePage): Promise<string | undefined> {
  if (isOverPage) return undefined;
  const { status } = await probe(from);
  return status === 404 || status === 410 ? undefined : words.overPage;
}

/** The target must exist and must not be a redirect itself. */
async function checkTarget(to: string, probe: ProbePage): Promise<string | undefined> {
  const { status, location } = await probe(to);
  if (status >= 300 && status < 400) return words.leadsOn(location ?? '');
  return status === 200 ? undefined : words.targetMissing;
}

/** Call under the lock of all redirects: refuses a second redirect from this path, and chains in either direction. */
export async function refuseChain(
  db: Db,
  { from, to }: Omit<Redirect, 'id'>,
  ownId: number | undefined,
): Promise<void> {
  const [same, ahead, behind] = [
    await findRedirectFrom(db, from),
    to === null ? undefined : await findRedirectFrom(db, pathOf(to)),
    await findRedirectTo(db, from),
  ];
  const isOther = (redirect: Redirect | undefined) => redirect !== undefined && redirect.id !== ownId;
  refuseWrongFields({
    from: isOther(same) ? words.taken : behind && isOther(behind) ? words.chainBehind(behind.from) : undefined,
    to: ahead && isOther(ahead) ? words.leadsOn(ahead.to ?? '') : undefined,
  });
}

function pathOf(to: string | null): string {
  return to?.split(/[?#]/, 1)[0] ?? '';
}

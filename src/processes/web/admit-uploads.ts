import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readVisitor } from '#server/staff/read-visitor.ts';
import type { Staff } from '#server/staff/staff.ts';
import { openVisit } from '#server/staff/visit.ts';
import { whenPossible } from '#server/staff/when-possible.ts';
import { ARCHIVE, OWN_PICTURE } from '#shared/admin/domain/limits.ts';
import { findRule, judge } from '#shared/admin/domain/rules.ts';
import { adminArchive } from '#shared/admin/text/archive.ts';
import { adminErrors } from '#shared/admin/text/errors.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { isFromOurPages } from './cross-site.ts';

const UPLOAD_FORM = 'multipart/form-data';
const PLAIN = 'text/plain; charset=utf-8';
/** The edit screens and the library, as a page and as data. */
const UPLOAD_PAGE = /^\/admin\/(?:(?:filmes|series|pessoas|colecoes)\/\d+|midia)(?:\.data)?$/;
const ARCHIVE_PAGE = /^\/admin\/arquivo(?:\.data)?$/;
/** A picture and its texts; an archive is as large at most. */
const BODY_BYTES = OWN_PICTURE.bytes + 64 * 1024;

/**
 * An upload form is a hundred times larger than other forms. Before reading its body we check that the page accepts files, that
 * one of our own pages sent it, and that the member may upload.
 */
export function admitUploads(scope: FastifyInstance, staff: Staff): void {
  scope.addContentTypeParser(UPLOAD_FORM, { parseAs: 'buffer', bodyLimit: BODY_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  scope.addHook('onRequest', async (request, reply) => {
    if (!isUpload(request)) return undefined;
    const refusal = await findRefusal(request, staff);
    return refusal ? reply.code(refusal.status).type(PLAIN).send(refusal.words) : undefined;
  });
}

export function isUpload({ method, headers }: FastifyRequest): boolean {
  return method === 'POST' && (headers['content-type'] ?? '').toLowerCase().startsWith(UPLOAD_FORM);
}

async function findRefusal({ headers, url, ip }: FastifyRequest, staff: Staff) {
  const from = { origin: headers.origin, fetchSite: headers['sec-fetch-site'] };
  if (!isFromOurPages(from, staff.siteUrl)) return { status: 403, words: adminErrors.crossSite };
  const address = url.split('?')[0] ?? '';
  const isArchive = ARCHIVE_PAGE.test(address);
  if (!isArchive && !UPLOAD_PAGE.test(address)) return { status: 415, words: adminErrors.unknownAction };
  const tooLarge = isArchive ? adminArchive.tooLarge(ARCHIVE.uploadBytes / 1024 / 1024) : editing.pictureTooLarge;
  if (!(Number(headers['content-length']) <= BODY_BYTES)) return { status: 413, words: tooLarge };
  const visit = openVisit({ cookie: headers.cookie ?? '', userAgent: headers['user-agent'] ?? '', address: ip });
  const { standing, signedIn } = await whenPossible(() => readVisitor(staff, visit));
  const page = isArchive ? '/admin/arquivo' : '/admin/filmes/:id';
  const rule = findRule(page, 'upload');
  const verdict = rule && judge(rule, standing);
  // The page itself asks to confirm the identity.
  if (verdict === 'granted' || verdict === 'confirm') return undefined;
  const refusal = {
    memberId: signedIn?.member.id,
    network: visit.network,
    page,
    after: { path: page, action: 'upload' },
  };
  staff.events.record({ kind: 'access.refused', ...refusal });
  return { status: 403, words: adminErrors.forbidden };
}

import { keepBrokenLink, readBrokenLinks, stopKeepingBrokenLink, testLinks } from '#server/admin/links/broken-links.ts';
import { replaceLink, tryReplacement } from '#server/admin/links/replace-link.ts';
import { isLinkList, parseLinkPlace, placeWord } from '#shared/admin/domain/links.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminLinks } from '#shared/admin/text/links.ts';
import { Failure } from '#shared/domain/failure.ts';
import { parseId } from '#shared/domain/ids.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader, type GrantedAction } from '../guard.server.ts';
import type { Route } from './+types/links-route';
import { LinksPage } from './links-page.tsx';

const words = adminLinks;

const listOf = (word: string) => (isLinkList(word) ? word : 'todos');

export const loader = adminLoader('/admin/links', async ({ ctx, member, site, url, now, tools }) => {
  const list = listOf(url.searchParams.get('ver') ?? '');
  const order = url.searchParams.get('ordem') === 'recentes' ? 'newest' : 'views';
  const { lines, counts, night } = await readBrokenLinks(ctx, list, order);
  const opened = lines.find((line) => placeWord(line) === url.searchParams.get('trocar'));
  return {
    ...({ siteName: site.name, now, list, order, lines, counts, night, opened, isOn: tools.links.isOn } as const),
    mayDraft: mayRole(member.role, 'draft'),
    mayTest: tools.links.isOn && mayRole(member.role, 'draft'),
    mayCurate: mayRole(member.role, 'curate'),
    mayPublish: mayRole(member.role, 'publish'),
  };
});

function readPlace({ field }: GrantedAction) {
  const place = parseLinkPlace(field('place'));
  if (!place) throw new Failure('aborted', words.gone);
  return place;
}

const readGiven = ({ field }: GrantedAction) => ({ address: field('address'), publishedOn: field('publishedOn') });

export const action = adminAction('/admin/links', {
  async test({ ctx, editor, tools, field }) {
    const id = parseId(field('id')) ?? 0;
    const asked = id > 0 ? { id } : { list: listOf(field('list')) };
    const { alive, all } = await testLinks(ctx, editor, tools.links, asked);
    return { notice: all === 0 ? words.testedNone : words.tested(alive, all) };
  },
  async try(granted) {
    const place = readPlace(granted);
    const { seen } = await tryReplacement(granted.ctx, granted.tools.links, place, readGiven(granted));
    if (seen.state === 'alive') return { notice: words.opens(seen.title ?? '') };
    return { notice: words.unknown(words.reasons[seen.reason] ?? seen.reason) };
  },
  async replace(granted) {
    const asked = { place: readPlace(granted), given: readGiven(granted), isPublished: false };
    await replaceLink(granted.ctx, granted.editor, granted.tools.links, asked);
    return { notice: words.saved };
  },
  async publishReplacement(granted) {
    const asked = { place: readPlace(granted), given: readGiven(granted), isPublished: true };
    await replaceLink(granted.ctx, granted.editor, granted.tools.links, asked);
    return { notice: words.published };
  },
  async keep({ ctx, editor, field }) {
    await keepBrokenLink(ctx, editor, parseId(field('id')) ?? 0);
    return { notice: words.kept };
  },
  async stopKeeping({ ctx, editor, field }) {
    await stopKeepingBrokenLink(ctx, editor, parseId(field('id')) ?? 0);
    return { notice: words.unkept };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(words.title, loaderData?.siteName);

export default function Links({ loaderData, actionData }: Route.ComponentProps) {
  return <LinksPage {...loaderData} outcome={actionData} />;
}

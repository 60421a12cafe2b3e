import { redirect } from 'react-router';
import { adoptSaga, listSagas } from '#server/admin/collections/adopt-saga.ts';
import { createRecord } from '#server/admin/records/create-record.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { parseId } from '#shared/domain/ids.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/new-collection-route';
import { NewCollectionPage } from './new-collection-page.tsx';

const LONGEST_QUERY = 200;

export const loader = adminLoader('/admin/colecoes/novo', async ({ ctx, site, url }) => {
  const query = (url.searchParams.get('saga') ?? '').trim().slice(0, LONGEST_QUERY);
  return { siteName: site.name, query, sagas: await listSagas(ctx, query) };
});

export const action = adminAction('/admin/colecoes/novo', {
  async create({ ctx, editor, field }) {
    const id = await createRecord(ctx, editor, 'collection', { title: field('name'), slug: field('slug') });
    return redirect(adminPaths.collection(id));
  },
  async adopt({ ctx, editor, field }) {
    const id = await adoptSaga(ctx, editor, parseId(field('saga')) ?? 0);
    return redirect(adminPaths.collection(id));
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminCollections.new, loaderData?.siteName);

export default function NewCollection({ loaderData }: Route.ComponentProps) {
  const { query, sagas } = loaderData;
  return <NewCollectionPage query={query} sagas={sagas} />;
}

import { redirect } from 'react-router';
import { adoptSaga, listSagas } from '#server/admin/collections/adopt-saga.ts';
import { createRecord } from '#server/admin/records/create-record.ts';
import { hasScreen, screenPath } from '#shared/admin/domain/rules.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { parseId } from '#shared/domain/ids.ts';
import { CREATED_RECORDS, type CreatedRecord, listStartFields } from '#shared/domain/subjects/records.ts';
import { adminAction, adminLoader, type Granted, type GrantedAction } from '../guard.server.ts';
import { bySubject } from './by-subject.server.ts';
import { forEach } from './for-each.ts';

const LONGEST_QUERY = 200;
/** Those whose first screen is this one. */
const STARTED = CREATED_RECORDS.filter((entity) => hasScreen(entity, 'new'));

async function loadNew({ ctx, site, url }: Granted, entity: CreatedRecord) {
  const query = (url.searchParams.get('saga') ?? '').trim().slice(0, LONGEST_QUERY);
  const sagas = entity === 'collection' ? await listSagas(ctx, query) : [];
  return { siteName: site.name, entity, query, sagas };
}

export const newLoader = bySubject(
  forEach(STARTED, (entity) => adminLoader(screenPath(entity, 'new'), (granted) => loadNew(granted, entity))),
);

const startActions = (entity: CreatedRecord) => ({
  async create({ ctx, editor, field }: GrantedAction) {
    const [title = '', ...others] = listStartFields(entity);
    const values = Object.fromEntries(others.map((name) => [name, field(name)]));
    const id = await createRecord(ctx, editor, entity, { title: field(title), slug: field('slug'), values });
    return redirect(subjectPath(entity, id));
  },
});

export const newAction = bySubject({
  ...forEach(STARTED, (entity) => adminAction(screenPath(entity, 'new'), startActions(entity))),
  collection: adminAction('/admin/colecoes/novo', {
    ...startActions('collection'),
    async adopt({ ctx, editor, field }) {
      return redirect(subjectPath('collection', await adoptSaga(ctx, editor, parseId(field('saga')) ?? 0)));
    },
  }),
});

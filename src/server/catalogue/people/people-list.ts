import { type GetPopularPeople, PeopleList } from '#shared/contract/person-details.ts';
import { CACHE_TTL_SECONDS, MAX_PAGE, PAGE_SIZE } from '#shared/domain/limits.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import { countPublicPeople, listPopularPeople } from '../../store/people/people-cards.ts';
import type { RankingName } from '../../sync/sync-rankings.ts';
import type { Answer } from '../documents/answer.ts';
import type { Built } from '../documents/read-document.ts';
import { readList } from '../documents/read-list.ts';
import { toPagination, toSlice } from '../documents/to-pagination.ts';
import { toPersonCard } from './to-person-card.ts';

const RANKING: RankingName = 'person-popular';

export function getPopularPeople(ctx: Context, { page, limit }: GetPopularPeople): Promise<Answer<PeopleList>> {
  return readList(ctx, {
    type: 'people',
    asked: { page, limit },
    schema: PeopleList,
    ttlSeconds: CACHE_TTL_SECONDS.popular,
    lists: [tags.peopleList(), tags.ranking(RANKING)],
    build: (reading) => buildPeopleList(reading, { page, limit }),
  });
}

async function buildPeopleList(ctx: Context, page: GetPopularPeople): Promise<Built<PeopleList>> {
  const total = await countPublicPeople(ctx.db, MAX_PAGE * PAGE_SIZE);
  const slice = toSlice(page);
  // There may be more people than pages can show.
  const people = slice.offset < total ? await listPopularPeople(ctx.db, RANKING, slice) : [];
  return {
    value: { results: people.map(toPersonCard), pagination: toPagination(page, total) },
    parts: people.map(({ id, version }) => ({ kind: 'person', id, version })),
  };
}

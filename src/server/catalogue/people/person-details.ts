import type { GetPersonDetails, PersonDetails } from '#shared/contract/person-details.ts';
import { paths } from '#shared/domain/site/paths.ts';
import type { Context } from '../../context.ts';
import { type Answer, extendAnswer, fieldOf } from '../documents/answer.ts';
import { readDetails, toRedirectInfo } from '../documents/read-details.ts';
import { PERSON } from './build-person.ts';

export async function getPersonDetails(
  ctx: Context,
  { personId, personSlug }: GetPersonDetails,
): Promise<Answer<PersonDetails>> {
  const asked = { id: personId, slug: personSlug };
  const document = await readDetails(ctx, PERSON, asked);
  return extendAnswer(document, toRedirectInfo(asked, fieldOf(document, 'slug'), paths.person));
}

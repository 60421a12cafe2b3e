import type { Dubbing, GetDubbing } from '#shared/contract/dubbing.ts';
import { paths } from '#shared/domain/site/paths.ts';
import type { Context } from '../../context.ts';
import { type Answer, extendAnswer, mapAnswer } from '../documents/answer.ts';
import { readDetails, toRedirectInfo } from '../documents/read-details.ts';
import { MOVIE, SERIES } from './build-title.ts';

/** The document of the title already has the voices; this returns only that part. */
export async function getDubbing(
  ctx: Context,
  { tipo, titleId: id, titleSlug: slug }: GetDubbing,
): Promise<Answer<Dubbing>> {
  const asked = { id, slug };
  const cast =
    tipo === 'movie'
      ? mapAnswer(await readDetails(ctx, MOVIE, asked), (movie) => ({ media_type: 'movie' as const, ...toCast(movie) }))
      : mapAnswer(await readDetails(ctx, SERIES, asked), ({ name, ...series }) => ({
          ...{ media_type: 'tv' as const, ...toCast({ ...series, title: name }) },
        }));
  return extendAnswer<Omit<Dubbing, 'redirectInfo'>, Pick<Dubbing, 'redirectInfo'>>(
    cast,
    toRedirectInfo(asked, cast.value.slug, tipo === 'movie' ? paths.movie : paths.oneSeries),
  );
}

function toCast({ id, slug, title, dubbing }: { id: number; slug: string; title: string; dubbing: Dubbing['voices'] }) {
  return { id, slug, title, voices: dubbing };
}

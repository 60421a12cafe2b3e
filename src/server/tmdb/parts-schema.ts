import { z } from 'zod';
import { LARGEST_ID } from '#shared/domain/ids.ts';
import { SOURCE_LIMITS } from '#shared/domain/limits.ts';
import { line, longText, name, path, text, token } from './text-schema.ts';

/**
 * Schemas shared by TMDB's answers, with every null and absence seen in real ones. If a name or plain fact has the wrong type, the
 * whole answer is refused and our stored data stay. A broken part becomes `undefined` ("not read"), and the stored part stays. A
 * broken member of a list is left out alone.
 */
export const number = z
  .number()
  .nullish()
  .transform((value) => value ?? 0);
export const flag = z.boolean().catch(false);
/** TMDB always has these; if one is missing, our stored value stays. */
export const fact = z.number().nullish();
export const id = z.int().positive().max(LARGEST_ID);
/** Some programmes number their seasons by the year, so four digits are needed. */
export const seasonNumber = z.int().min(0).max(9_999);

/** Invalid members are left out; a missing list, or one with only invalid members, is refused. */
export const listOf = <T extends z.ZodType>(member: T) =>
  z.array(z.unknown()).transform((values, context) => {
    const read = values.flatMap((value) => {
      const parsed = member.safeParse(value);
      return parsed.success ? [parsed.data] : [];
    });
    if (values.length > 0 && read.length === 0) {
      context.issues.push({ code: 'custom', message: 'has no member that can be read', input: values });
    }
    return read;
  });

/** A part that may fail on its own: `undefined` means "not read", never "none". */
export const part = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

/** The reasons of an age rating, as text; older answers lack them. */
export const Descriptors = part(listOf(line.max(100))).transform((texts = []) =>
  texts.slice(0, SOURCE_LIMITS.ratingDescriptors),
);

export const Person = { id, name, profile_path: path, popularity: number };
export const Credits = part(
  z.object({
    cast: part(listOf(z.object({ ...Person, character: text, order: number }))),
    crew: part(listOf(z.object({ ...Person, job: text, department: text }))),
  }),
);

export const TmdbImage = z.object({
  file_path: token.min(1),
  width: z.int().positive().max(100_000),
  height: z.int().positive().max(100_000),
  iso_639_1: token.nullish(),
});
export const Images = part(z.object({ posters: part(listOf(TmdbImage)), backdrops: part(listOf(TmdbImage)) }));

const Video = z.object({
  id: token,
  key: token,
  name: text,
  site: token,
  type: text,
  iso_639_1: text,
  official: flag,
  published_at: token,
});
export const Videos = part(z.object({ results: listOf(Video) }));

const Service = z.object({ provider_id: id, provider_name: name, logo_path: path });
const services = listOf(Service).optional();
const Brazil = z.object({
  link: path,
  flatrate: services,
  free: services,
  ads: services,
  rent: services,
  buy: services,
});
/** Keyed by country; only Brazil is read, and its absence means that no service offers the title there. */
export const WatchServices = part(z.object({ results: z.object({ BR: Brazil.optional() }) }));

const RelatedTitle = z.object({ id, adult: flag, media_type: token.optional() });
export const RelatedTitles = part(z.object({ results: listOf(RelatedTitle) }));

const Language = { iso_639_1: token, iso_3166_1: token };
export const titleTranslation = z.object({
  ...Language,
  data: z.object({ title: text, overview: longText, tagline: text }),
});
export const nameTranslation = z.object({
  ...Language,
  data: z.object({ name: text, overview: longText, tagline: text }),
});
export const biographyTranslation = z.object({ ...Language, data: z.object({ biography: longText }) });

export const AlternativeTitle = z.object({ iso_3166_1: token, title: name });
export const Named = z.object({ name });

import type { PersonOverrides, PersonSource } from '#shared/domain/people/person.ts';
import { buildOwnSlug, buildPersonSlug, normaliseForSearch } from '#shared/domain/slug.ts';
import { judgeTextLanguage } from '#shared/domain/titles/text-language.ts';
import type { PersonProjection, PersonRow } from '../../store/people/people.ts';
import { chooseText } from './choose-texts.ts';
import { projectAliases } from './project-parts.ts';
import { projectProfiles } from './project-pictures.ts';

/** As `projectMovie`: overrides win over TMDB's values, field by field. Search also finds the person by the names of those merged into them. */
export function projectPerson(
  source: PersonSource,
  overrides: PersonOverrides,
  mergedNames: readonly string[] = [],
): PersonProjection {
  return {
    person: projectRow(source, overrides),
    images: projectProfiles(source.id, source.profiles, overrides.gallery),
    aliases: projectAliases([...mergedNames, ...(overrides.aliases ?? [])]),
    credits: source.credits.map((credit, position) => ({
      person_id: source.id,
      position,
      kind: credit.kind,
      title_id: credit.titleId,
      title: credit.title,
      role: credit.role,
      part: credit.part,
      released_on: credit.releasedOn,
      poster_path: credit.posterPath,
      popularity: credit.popularity,
    })),
  };
}

function projectRow(source: PersonSource, overrides: PersonOverrides): PersonRow {
  const chosenBiography = chooseText(source.biographies);
  const name = overrides.name ?? source.name;
  const biography = overrides.biography ?? chosenBiography.text;
  const language = overrides.biography === undefined ? chosenBiography.language : 'pt-BR';
  return {
    id: source.id,
    slug: buildOwnSlug(overrides.slug, source.id) ?? buildPersonSlug(name, source.id),
    name,
    department: overrides.department ?? source.department,
    birthday: overrides.birthday ?? source.birthday,
    deathday: overrides.deathday ?? source.deathday,
    birthplace: overrides.birthplace ?? source.birthplace,
    biography,
    biography_language: language,
    text_language: judgeTextLanguage(biography, language),
    popularity: source.popularity,
    profile_path: overrides.profilePath ?? source.profilePath,
    imdb_id: source.imdbId,
    instagram_id: overrides.instagramId ?? source.instagramId,
    twitter_id: overrides.twitterId ?? source.twitterId,
    facebook_id: overrides.facebookId ?? source.facebookId,
    curiosities_html: overrides.curiosities ?? null,
    additional_infos_html: overrides.additionalInfos ?? null,
    share_path: overrides.sharePath ?? null,
    seo_title: overrides.seoTitle ?? null,
    seo_description: overrides.seoDescription ?? null,
    is_noindex: overrides.isNoindex ?? false,
    is_public: !source.isAdult && !overrides.isHidden,
    search_name: normaliseForSearch(name),
  };
}

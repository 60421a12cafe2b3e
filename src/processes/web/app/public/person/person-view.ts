import type { PersonDetails } from '#shared/contract/person-details.ts';
import { sanitiseHtml } from '../../rich-text/sanitise-html.server.ts';
import { toPersonPictures } from '../gallery/gallery-picture.ts';
import { renderNews } from '../news/news-html.server.tsx';
import { foreignLang } from '../title/facts/foreign-lang.ts';
import { chooseProductions } from './choose-productions.ts';
import { toPersonCoverageView } from './person-coverage-view.ts';
import { toPersonFacts } from './person-facts.ts';
import type { PersonQuery } from './person-parameters.ts';
import { listProductions, toDubbedProductions } from './productions.ts';
import { toProfileLinks } from './profile-links.ts';

/** Only what a person's page shows, because it is sent to the browser inside the HTML. */
export type PersonView = ReturnType<typeof toPersonView>;

export function toPersonView(person: PersonDetails, query: PersonQuery, today: string) {
  const pictures = toPersonPictures(person.name, person.images.profiles);
  const hasOnlyPortrait = pictures.length === 1 && pictures[0]?.path === person.profile_path;
  return {
    slug: person.slug,
    name: person.name,
    role: person.role,
    portraitPath: person.profile_path,
    facts: toPersonFacts(person, today),
    links: toProfileLinks(person.externalIds),
    biography: sanitiseHtml(person.biography),
    biographyLang: foreignLang(person.biography_lang),
    curiosities: sanitiseHtml(person.customCuriosities),
    additionalInformation: sanitiseHtml(person.customAdditionalInfos),
    query,
    productions: chooseProductions(listProductions(person.credits.combined), query),
    dubbed: toDubbedProductions(person.dubbed),
    coverage: toPersonCoverageView(person.coverage),
    news: renderNews(person.news),
    /** A gallery of nothing but the portrait would show it twice. */
    pictures: hasOnlyPortrait ? [] : pictures,
    onlyPicture: hasOnlyPortrait ? pictures[0] : undefined,
    seo: person.seoData,
    noindex: person.noindex,
    nofollow: person.nofollow,
  };
}

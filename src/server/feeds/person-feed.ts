import type { PersonDetails } from '#shared/contract/person-details.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { formatLongDate } from '#shared/domain/format.ts';
import { FEED } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { feedWords } from '#shared/text/feeds.ts';
import { personWords } from '#shared/text/person.ts';
import { type Answer, mapAnswer } from '../catalogue/documents/answer.ts';
import { getPersonDetails } from '../catalogue/people/person-details.ts';
import type { Context } from '../context.ts';
import type { Feed, FeedItem } from './feed.ts';

/** A person's titles that were released recently or will be soon. */
export async function getPersonFeed(ctx: Context, slug: string): Promise<Answer<Feed>> {
  const today = toBrazilianDay(ctx.now());
  const person = await getPersonDetails(ctx, { personSlug: slug, personId: undefined });
  return mapAnswer(person, (value) => toFeed(value, today));
}

function toFeed(person: PersonDetails, today: string): Feed {
  return {
    title: feedWords.personTitle(person.name),
    description: feedWords.personDescription(person.name),
    path: paths.person(person.slug),
    slug: person.slug,
    builtOn: today,
    items: toItems(person, { from: addDays(today, -FEED.daysBack), to: addDays(today, FEED.daysAhead) }),
  };
}

/** Each title once, whatever the person's roles; only titles that have a page. */
function toItems(person: PersonDetails, { from, to }: { from: string; to: string }): FeedItem[] {
  const { cast, crew } = person.credits.combined;
  const works = [
    ...cast.map(({ character, ...credit }) => ({ ...credit, part: character && personWords.asCharacter(character) })),
    ...crew.map(({ job, ...credit }) => ({ ...credit, part: job })),
  ];
  const items = works.flatMap(({ id, media_type, title, slug, release_date: day, part }): FeedItem[] => {
    if (day === null || slug === null || day < from || day > to) return [];
    const isMovie = media_type === 'movie';
    return [
      {
        id: `pessoa-${person.id}-${isMovie ? 'filme' : 'serie'}-${id}`,
        title: feedWords.work(title, person.name, part ?? ''),
        text: [isMovie ? feedWords.movie : feedWords.series, feedWords.on(formatLongDate(day))].join(' · '),
        path: isMovie ? paths.movie(slug) : paths.oneSeries(slug),
        day,
      },
    ];
  });
  // If a person is in both cast and crew, the cast credit wins.
  const once = [...new Map(items.toReversed().map((item) => [item.id, item])).values()];
  return once.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day))).slice(0, FEED.items);
}

import type { PersonDetails } from '#shared/contract/person-details.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { formatLongDate } from '#shared/domain/format.ts';
import { FEED } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { feedEntries, feedWords } from '#shared/text/feeds.ts';
import { personWords } from '#shared/text/person.ts';
import { type Answer, mapAnswer } from '../catalogue/documents/answer.ts';
import { getPersonDetails } from '../catalogue/people/person-details.ts';
import type { Context } from '../context.ts';
import type { Feed, FeedItem } from './feed.ts';

/** A person's titles that were released recently or will be soon. */
export async function getPersonFeed(ctx: Context, slug: string): Promise<Answer<Feed>> {
  const today = toBrazilianDay(ctx.now());
  const person = await getPersonDetails(ctx, { personSlug: slug, personId: undefined });
  // Days come from many titles; a document with another day was built later.
  const changedAt = (person.builtAt ?? ctx.now()).toISOString();
  return mapAnswer(person, (value) => toFeed(value, today, changedAt));
}

function toFeed(person: PersonDetails, today: string, changedAt: string): Feed {
  return {
    title: feedWords.personTitle(person.name),
    description: feedEntries.personDescription(person.name),
    path: paths.person(person.slug),
    slug: person.slug,
    builtOn: today,
    items: toItems(person, { from: addDays(today, -FEED.daysBack), to: addDays(today, FEED.daysAhead) }).map(
      (item) => ({
        ...item,
        changedAt,
      }),
    ),
  };
}

/** Each title once, whatever the person's roles; only titles that have a page. */
function toItems(person: PersonDetails, { from, to }: { from: string; to: string }): Omit<FeedItem, 'changedAt'>[] {
  const { cast, crew } = person.credits.combined;
  const works = [
    ...cast.map(({ character, ...credit }) => ({ ...credit, part: character && personWords.asCharacter(character) })),
    ...crew.map(({ job, ...credit }) => ({ ...credit, part: job })),
  ];
  const items = works.flatMap(
    ({ id, media_type, title, slug, release_date: day, part }): Omit<FeedItem, 'changedAt'>[] => {
      if (day === null || slug === null || day < from || day > to) return [];
      const isMovie = media_type === 'movie';
      return [
        {
          id: `pessoa-${person.id}-${isMovie ? 'filme' : 'serie'}-${id}`,
          title: feedEntries.work(title, person.name, part ?? ''),
          text: [isMovie ? feedEntries.movie : feedEntries.series, feedEntries.on(formatLongDate(day))].join(' · '),
          path: isMovie ? paths.movie(slug) : paths.oneSeries(slug),
          day,
        },
      ];
    },
  );
  // If a person is in both cast and crew, the cast credit wins.
  const once = [...new Map(items.toReversed().map((item) => [item.id, item])).values()];
  return once.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day))).slice(0, FEED.items);
}

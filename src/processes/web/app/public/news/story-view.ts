import type { NewsDetails } from '#shared/contract/news.ts';
import { toBrazilianDay, toBrazilianMinute } from '#shared/domain/day.ts';
import { formatLongDate } from '#shared/domain/format.ts';
import { paths } from '#shared/domain/site/paths.ts';
import type { SafeHtml } from '../../rich-text/safe-html.ts';

/** Only what the page of a story shows. */
export type StoryView = ReturnType<typeof toStoryView>;

/** Elsewhere editors' texts are below a heading of the page, so theirs begin at h3; here they are the first below the title. */
const raiseHeadings = (html: SafeHtml) =>
  html.replaceAll(/(<\/?h)([34])\b/g, (_, tag: string, level: string) => `${tag}${Number(level) - 1}`) as SafeHtml;

/** `body` is the story's, sanitised. */
export function toStoryView(story: NewsDetails, body: SafeHtml | null) {
  const html = body && raiseHeadings(body);
  const { mediaItems, people, correction, publishedAt, changedAt, seoData: seo } = story;
  const { id, slug, title, topic, lead, byline, picture, pictureAlt, caption, credit, sources, minutes, next } = story;
  return {
    ...{
      id,
      slug,
      title,
      topic,
      lead,
      byline,
      picture,
      pictureAlt,
      caption,
      credit,
      sources,
      minutes,
      next,
      html,
      seo,
    },
    ...{ noindex: story.noindex, nofollow: story.nofollow },
    published: toMoment(publishedAt),
    /** Not the minutes in which it was still being put right. */
    changed: toBrazilianDay(new Date(changedAt)) > toBrazilianDay(new Date(publishedAt)) ? toMoment(changedAt) : null,
    correction: correction && { text: correction.text, on: correction.on, day: formatLongDate(correction.on) },
    named: [
      ...mediaItems.map((item) => ({
        to: item.type === 'movie' ? paths.movie(item.slug) : paths.oneSeries(item.slug),
        name: item.titulo ?? item.nome ?? '',
        note: String(item.ano ?? ''),
        kind: 'poster' as const,
        path: item.poster_path,
      })),
      ...people.map((person) => ({
        to: paths.person(person.slug),
        name: person.name,
        note: '',
        kind: 'profile' as const,
        path: person.profile_path,
      })),
    ],
  };
}

/** `18 de novembro de 2026, 9h10`, in Brazil's time zone. */
function toMoment(instant: string) {
  const moment = new Date(instant);
  const minute = toBrazilianMinute(moment);
  const time = `${Math.floor(minute / 60)}h${String(minute % 60).padStart(2, '0')}`;
  return { instant, words: `${formatLongDate(toBrazilianDay(moment))}, ${time}` };
}

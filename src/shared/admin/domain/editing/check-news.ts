import { editing } from '#shared/admin/text/field-problems.ts';
import type { OverridesOf } from '../../../domain/entities.ts';
import { NEWS_TITLE_CHARACTERS } from '../limits.ts';
import { toFaults } from './check-values.ts';
import type { FieldErrors } from './field-failure.ts';

/** What a story lacks. Errors within a field are reported by `findFieldFault`. */
export function findNewsFaults(story: OverridesOf<'news'>): FieldErrors {
  const { title = '', slug, topic, lead, body, coverPath, coverCaption, correction, correctedOn } = story;
  const isLong = [...title].length > NEWS_TITLE_CHARACTERS;
  const undated = Boolean(correction?.trim()) === Boolean(correctedOn) ? undefined : editing.correctionUndated;
  return toFaults({
    title: title.trim() ? (isLong ? editing.tooLong(String(NEWS_TITLE_CHARACTERS)) : undefined) : editing.titleMissing,
    slug: slug ? undefined : editing.slugInvalid,
    topic: topic ? undefined : editing.topicInvalid,
    lead: lead?.trim() ? undefined : editing.leadMissing,
    body: body?.trim() ? undefined : editing.bodyMissing,
    coverCaption: coverPath && !coverCaption?.trim() ? editing.captionMissing : undefined,
    ...{ correction: undated, correctedOn: undated },
  });
}

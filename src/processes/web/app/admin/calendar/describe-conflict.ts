import type { PlanConflict } from '#shared/admin/domain/calendar/plan-conflicts.ts';
import { adminCalendar } from '#shared/admin/text/calendar.ts';
import { formatDayMonth } from '#shared/domain/format.ts';

/** A conflict of a plan as a sentence. */
export function describeConflict(conflict: PlanConflict, labelsOf: (fields: readonly string[]) => string): string {
  switch (conflict.kind) {
    case 'slug':
      return adminCalendar.slug(conflict.other);
    case 'review':
      return adminCalendar.review(labelsOf(conflict.fields));
    case 'changed':
      return adminCalendar.changedDraft(labelsOf(conflict.fields));
    case 'home':
      return conflict.until === null ? adminCalendar.home : adminCalendar.homeUntil(formatDayMonth(conflict.until));
  }
}

import type { PlanConflict } from '#shared/admin/domain/calendar/plan-conflicts.ts';
import { listLabels } from '#shared/admin/domain/editable-fields.ts';
import { adminCalendar } from '#shared/admin/text/calendar.ts';
import { formatDayMonth } from '#shared/domain/format.ts';

/** A conflict of a plan as a sentence. */
export function describeConflict(conflict: PlanConflict): string {
  switch (conflict.kind) {
    case 'slug':
      return adminCalendar.slug(conflict.other);
    case 'review':
      return adminCalendar.review(listLabels(conflict.fields));
    case 'changed':
      return adminCalendar.changedDraft(listLabels(conflict.fields));
    case 'home':
      return conflict.until === null ? adminCalendar.home : adminCalendar.homeUntil(formatDayMonth(conflict.until));
  }
}

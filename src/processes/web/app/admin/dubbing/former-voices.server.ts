import { redirect } from 'react-router';
import { voicesPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { subjectOf } from '../editing/load-subject.server.ts';
import type { Granted } from '../guard.server.ts';

export function toVoicesTab(granted: Granted, kind: 'movie' | 'series'): Response {
  return redirect(voicesPath({ kind, id: subjectOf(granted, kind).id }), 301);
}

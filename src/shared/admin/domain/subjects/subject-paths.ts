import type { DubbedTitle } from '../../../domain/dubbing/dubbing.ts';
import type { Editable } from '../../../domain/entities.ts';
import type { CreatedRecord } from '../../../domain/subjects/records.ts';
import { adminPaths, withQuery } from '../paths.ts';
import { subjects } from './subjects.ts';

/** The edit page of a subject. `parameters` choose the tab and its content. */
export function subjectPath(entity: Editable, id: number, parameters: Record<string, string> = {}): string {
  const { word, isAlone } = subjects[entity];
  return withQuery(isAlone ? `/admin/${word}` : `/admin/${word}/${id}`, parameters);
}

/** Where one begins. */
export function newSubjectPath(entity: CreatedRecord): string {
  return `${subjectsPath(entity)}/novo`;
}

/** The admin list of a kind of subject. */
export function subjectsPath(entity: Editable, query = '', page = 1): string {
  const { word, listedAt } = subjects[entity];
  const own = { q: query, pagina: page > 1 ? String(page) : '' };
  return withQuery(listedAt?.path ?? `/admin/${word}`, { ...listedAt?.query, ...own });
}

/** The tab of the voices of a title, or their CSV. */
export function voicesPath({ kind, id }: DubbedTitle, isFile = false): string {
  if (isFile) return withQuery(adminPaths.voicesExport(), { tipo: kind, id: String(id) });
  return subjectPath(kind, id, { aba: 'vozes' });
}

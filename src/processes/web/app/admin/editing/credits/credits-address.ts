import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import type { Editable } from '#shared/domain/entities.ts';
import type { CreditList } from '#shared/domain/titles/credit-edits.ts';
import { tabParameters } from '../tabs.ts';

/** The tab "Pessoas": one list, and the credit that is open. */
export function creditsPath(subject: { entity: Editable; id: number }, list: CreditList, open = ''): string {
  return subjectPath(subject.entity, subject.id, {
    ...tabParameters('people'),
    lista: list === 'crew' ? 'equipe' : '',
    credito: open,
  });
}

import type { PersonCard } from '#shared/contract/common.ts';
import { roleOf } from '#shared/domain/people/roles.ts';
import type { PersonCardRow } from '../../store/people/people-cards.ts';

export function toPersonCard({ id, name, slug, department, profile_path }: PersonCardRow): PersonCard {
  return { id, name, slug, role: roleOf(department), profile_path };
}

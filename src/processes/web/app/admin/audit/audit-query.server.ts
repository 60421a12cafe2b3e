import type { AuditQuery } from '#shared/admin/domain/site-screens.ts';
import { isDay } from '#shared/domain/day.ts';

/** `quem`, `acao`, `de`, `ate`; an invalid date is ignored. */
export function readAuditQuery({ searchParams }: URL): AuditQuery {
  const dayOf = (name: string) => {
    const day = searchParams.get(name) ?? '';
    return isDay(day) ? day : '';
  };
  return {
    person: searchParams.get('quem') ?? '',
    action: searchParams.get('acao') ?? '',
    from: dayOf('de'),
    until: dayOf('ate'),
  };
}

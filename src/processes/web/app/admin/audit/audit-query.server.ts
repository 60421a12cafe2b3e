import type { AuditQuery } from '#shared/admin/domain/site-screens.ts';

/** `quem`, `acao`, `de`, `ate`; an invalid date is ignored. */
export function readAuditQuery({ searchParams }: URL): AuditQuery {
  const dayOf = (name: string) => {
    const day = searchParams.get(name) ?? '';
    return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : '';
  };
  return {
    person: searchParams.get('quem') ?? '',
    action: searchParams.get('acao') ?? '',
    from: dayOf('de'),
    until: dayOf('ate'),
  };
}

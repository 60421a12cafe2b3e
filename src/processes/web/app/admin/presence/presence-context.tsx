import { createContext, type ReactNode, useContext } from 'react';
import type { PresenceScreen } from '#shared/admin/domain/presence.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { type Presence, usePresence } from './use-presence.ts';

const NOBODY: Presence = { others: [], field: '', asks: '', ask: () => undefined };
const PresenceContext = createContext<Presence>(NOBODY);

interface PresenceProps {
  subject: { entity: Editable; id: number };
  member: { id: string };
  place: PresenceScreen;
  children: ReactNode;
}

/** Around a screen that others should see is open. */
export function PresenceOf({ subject, member, place, children }: PresenceProps) {
  const presence = usePresence({ entity: subject.entity, id: subject.id, place, memberId: member.id });
  return <PresenceContext value={presence}>{children}</PresenceContext>;
}

export const useOthers = () => useContext(PresenceContext);

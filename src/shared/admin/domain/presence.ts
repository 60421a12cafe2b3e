import type { Editable } from '../../domain/entities.ts';
import { parseId } from '../../domain/ids.ts';
import { findEditableField } from './editing/check-field.ts';
import { isEditable } from './subjects/subjects.ts';

/** Server-Sent Events; not a page (processes/web/mount-streams.ts). */
export const PRESENCE_STREAM_PATH = '/admin/presenca/eventos';

/** Which screen of a subject is open. */
export type PresenceScreen = 'edit' | 'review';

/** What the browser says of one open screen. */
export interface Stay {
  tab: string;
  entity: Editable;
  id: number;
  place: PresenceScreen;
  /** Empty: in no field. */
  field: string;
  /** The field whose turn they ask for; empty for none. */
  asks: string;
}

/** A member who has a screen of the subject open. */
export interface Present {
  member: string;
  name: string;
  place: PresenceScreen;
  field: string;
  asks: string;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isTab(text: string): boolean {
  return UUID.test(text);
}

/** Unknown subjects are `undefined`; unknown fields are none. */
export function parseStay(read: (name: string) => string): Stay | undefined {
  const [tab, entity, id] = [read('tab'), read('entity'), parseId(read('id'))];
  if (!isTab(tab) || !isEditable(entity) || id === undefined) return undefined;
  const fieldOf = (name: string) => (findEditableField(entity, read(name)) ? read(name) : '');
  const place = read('place') === 'review' ? 'review' : 'edit';
  return { tab, entity, id, place, field: fieldOf('field'), asks: fieldOf('asks') };
}

/** One line for each member, however many screens they have open: the one in which they edit, else the one opened first. */
export function mergeScreens(screens: readonly Present[]): Present[] {
  const byMember = Map.groupBy(screens, ({ member }) => member);
  return [...byMember.values()].flatMap((own) => {
    const [first] = own;
    const shown = own.find(({ field }) => field !== '') ?? first;
    const asks = own.find((screen) => screen.asks !== '')?.asks ?? '';
    return shown ? [{ ...shown, asks }] : [];
  });
}

/** Members besides this one: those who edit first. */
export function listOthers(present: readonly Present[], self: string): Present[] {
  const others = present.filter(({ member }) => member !== self);
  return [...others.filter(({ field }) => field !== ''), ...others.filter(({ field }) => field === '')];
}

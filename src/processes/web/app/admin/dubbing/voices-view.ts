import type { CastRole } from '#shared/admin/domain/dubbing/find-role.ts';
import type { DubbedTitle } from '#shared/domain/dubbing/dubbing.ts';

/** What the tab of voices needs beside the draft. */
export interface VoicesView {
  title: DubbedTitle;
  roles: readonly CastRole[];
  /** Of people, as they are called now. */
  names: ReadonlyMap<number, string>;
}

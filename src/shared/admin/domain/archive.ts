import type { Editable } from '../../domain/entities.ts';
import type { adminArchive } from '../text/archive.ts';

export type ArchiveSection = keyof (typeof adminArchive)['sections'];

export interface ArchiveCounts {
  added: number;
  changed: number;
  /** Entered here in another way: left alone. */
  kept: number;
  same: number;
}

/** What an import of an archive would do; nothing was written. */
export interface ArchivePreview {
  /** Of the file and of what was counted: an import needs the same. */
  key: string;
  from: { siteUrl: string; exportedAt: string };
  counts: Record<ArchiveSection, ArchiveCounts>;
  /** Fields of titles, people and collections that have another value here, the first of them. */
  replaced: { entity: Editable; id: number; title: string; field: string }[];
  /** Rows and fields that an import would write. */
  writes: number;
  /** Why it cannot be imported here. */
  obstacle: string | undefined;
}

import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A disk of a few megabytes (tmpfs) that a test can fill. Only root may mount one. */
export interface SmallDisk {
  folder: string;
  /** Takes every free byte. */
  fill(): void;
  /** Gives back what `fill` took. */
  free(): void;
  unmount(): void;
}

export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(path.join(tmpdir(), 'lanterninha-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  chmodSync(folder, 0o755);
  const filler = path.join(folder, 'filler');
  let fillers = 0;
  return {
    folder,
    fill() {
      // Halves down to one byte: a write that does not fit takes what there is, or nothing.
      for (let size = megabytes * 1_048_576; size >= 1; size = Math.floor(size / 2)) {
        fillers += 1;
        try {
          writeFileSync(`${filler}${fillers}`, Buffer.alloc(size));
        } catch (error) {
          if ((error as { code?: string }).code !== 'ENOSPC') throw error;
        }
      }
    },
    free() {
      for (; fillers > 0; fillers -= 1) rmSync(`${filler}${fillers}`, { force: true });
    },
    unmount() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

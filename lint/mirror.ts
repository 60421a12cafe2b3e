import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const CONFIGURATION = [
  ...['package.json', 'tsconfig.json', 'oxlint.config.ts', 'biome.json', 'lint'],
  // Which classes there are.
  ...['base.css', 'layout.css'].map((sheet) => `src/processes/web/app/design/${sheet}`),
];

/** A small tree outside the repository with the repository's configuration: bad samples are written there, never here. */
export class Mirror {
  readonly root = mkdtempSync(join(tmpdir(), 'lanterninha-imports-'));

  constructor(files: readonly string[]) {
    for (const name of CONFIGURATION) cpSync(join(root, name), join(this.root, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(this.root, 'node_modules'));
    for (const file of files) this.write(file, 'export const something = 1;\nexport type Something = number;\n');
  }

  write(file: string, code: string): void {
    const path = join(this.root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

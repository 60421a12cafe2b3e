import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts and pictures are compressed already. */
const COMPRESSIBLE = /\.(?:js|css|svg)$/;
/** Smaller files gain less than the extra headers cost; the same limit as for compression while sending. */
const SMALLEST_BYTES = 1_024;

/**
 * Writes compressed copies of every browser file at the highest level, once per build. Compressing while sending has no
 * time for that level and would repeat the work for every visitor.
 */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    // At the very end: React Router writes its manifest after the bundle.
    buildApp: {
      order: 'post',
      async handler({ environments, config }) {
        const { outDir, assetsDir } = environments.client?.config.build ?? config.build;
        compressFolder(path.resolve(config.root, outDir, assetsDir));
      },
    },
  };
}

function compressFolder(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => COMPRESSIBLE.test(file))) {
    const file = path.join(folder, name);
    const bytes = readFileSync(file);
    if (bytes.length < SMALLEST_BYTES) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

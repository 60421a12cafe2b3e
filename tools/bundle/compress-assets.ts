import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts and pictures are compressed already. */
const COMPRESSIBLE = /\.(?:js|css|svg)$/;
/** Below this the names of the headers weigh more than what is saved; the same as for what is compressed while sending. */
const SMALLEST_BYTES = 1_024;

/**
 * Beside every browser file its smaller copies, made once and as small as can be: what is compressed while it is sent
 * has no time for that, and would be compressed again for every visitor.
 */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    // When everything is there: React Router writes its manifest after the bundle.
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

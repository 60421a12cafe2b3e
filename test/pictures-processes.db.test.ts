import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { Agent, fetch, setGlobalDispatcher } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Server, startServerProcess } from '../tools/stack.ts';
import { openPictures, type PictureFixture } from './pictures/open-pictures.ts';
import { drawPicture, sendBytes } from './pictures/picture-host.ts';

const children = new Set<never>();
const started: Server[] = [];
const start = async ({ variables }: PictureFixture): Promise<Server> => {
  const server = await startServerProcess(children, variables, { services: 'images' });
  started.push(server);
  return server;
};
afterAll(() => Promise.all(started.map((server) => server.stop())));
beforeAll(() => setGlobalDispatcher(new Agent({ connections: 400 })));

/** Decodes every pixel. */
async function isDecodable(bytes: Buffer): Promise<boolean> {
  return sharp(bytes, { failOn: 'truncated' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}

async function countEncodes(server: Server): Promise<number> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/image_reads_total\{from="encoded"\} (\d+)/.exec(metrics)?.[1] ?? 0);
}

describe.each(['folder', 's3'] as const)('two processes with one %s', (kind) => {
  test('300 visitors of each who ask for one new picture at once cost one fetch and two encodings at most', async () => {
    const fixture = await openPictures(kind);
    const poster = await drawPicture(342, 513);
    fixture.host.answer('/t/p/w342/', (_request, response) => void setTimeout(() => response.end(poster), 150));
    const servers = await Promise.all([start(fixture), start(fixture)]);
    const answers = await Promise.all(
      servers.flatMap(({ url }) =>
        Array.from({ length: 300 }, async () => {
          const response = await fetch(`${url}/img/poster/w342/crowd.webp`);
          return {
            type: response.headers.get('content-type'),
            bytes: Buffer.from(await response.arrayBuffer()).length,
          };
        }),
      ),
    );
    // The source bytes, or the encoded picture for slightly later requests.
    const kinds = new Map(answers.map(({ type, bytes }) => [type, bytes]));
    expect(kinds.get('image/jpeg')).toBe(poster.length);
    expect([...kinds.keys()].filter((type) => type !== 'image/jpeg' && type !== 'image/webp')).toEqual([]);
    expect(fixture.host.asked).toEqual(['/t/p/w342/crowd.jpg']);
    const encodes = async () => {
      const [first = 0, second = 0] = await Promise.all(servers.map(countEncodes));
      return first + second;
    };
    await expect.poll(encodes, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(await encodes()).toBeLessThanOrEqual(2);
    await Promise.all(servers.map((server) => server.stop()));
  });

  test('a process killed in the middle of 50 uploads leaves nothing half that is ever served', async () => {
    const fixture = await openPictures(kind);
    // Many bytes, few pixels, so that the writes to the store are slow.
    const noise = sharp(randomBytes(600 * 900 * 3), { raw: { width: 600, height: 900, channels: 3 } });
    const large = await noise.png({ compressionLevel: 0 }).toBuffer();
    fixture.host.answer('/t/p/original/', sendBytes(large, 'image/png'));
    const served: boolean[] = [];
    for (const [round, killAfterMs] of [60, 300, 900].entries()) {
      const names = Array.from({ length: 50 }, (_, number) => `kill${round}-${number}`);
      const doomed = await start(fixture);
      const asking = names.map((name) =>
        fetch(`${doomed.url}/img/still/w500/${name}.jpg`)
          .then((answer) => answer.arrayBuffer())
          .catch(() => undefined),
      );
      await sleep(killAfterMs);
      doomed.process.kill('SIGKILL');
      await Promise.all(asking);

      const heir = await start(fixture);
      // What the killed process was fetching stays locked until its lease ends; meanwhile there is a stand-in.
      await Promise.all(
        names.slice(0, 12).map(async (name) => {
          const response = await fetch(`${heir.url}/img/still/w500/${name}.jpg`);
          const bytes = Buffer.from(await response.arrayBuffer());
          if (response.headers.get('content-type') !== 'image/svg+xml') served.push(await isDecodable(bytes));
        }),
      );
      await heir.stop();
    }
    expect(served.length).toBeGreaterThan(5);
    expect(served).not.toContain(false);
    if (kind === 'folder') {
      const stored = await listStored(fixture.env.IMAGE_FOLDER);
      expect(stored.length).toBeGreaterThan(10);
      for (const file of stored) expect([file, await isDecodable(await readFile(file))]).toEqual([file, true]);
    }
  }, 120_000);
});

async function listStored(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) =>
    entry.isFile() && !entry.parentPath.endsWith('waiting') ? [path.join(entry.parentPath, entry.name)] : [],
  );
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Replaces TMDB's and YouTube's picture hosts: sends what the test sets, and records the requests. */
export interface PictureHost {
  url: string;
  asked: string[];
  /** By path prefix; the longest wins, of two equal ones the last. */
  answer(pathStart: string, answer: Answer): void;
  close(): Promise<void>;
}

export async function startPictureHost(): Promise<PictureHost> {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const [start] = [...answers.keys()].filter((each) => path.startsWith(each)).toSorted((a, b) => b.length - a.length);
    const answer = start === undefined ? undefined : answers.get(start);
    if (answer) return answer(request, response);
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (start, answer) => void answers.set(start, answer),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const sendBytes =
  (bytes: Buffer | string, contentType = 'image/jpeg'): Answer =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': contentType }).end(bytes);

/** A picture with some detail in it: flat ones encode faster than any real one. */
export async function drawPicture(width: number, height: number, format: 'jpeg' | 'png' | 'webp' = 'jpeg') {
  const cells = 24;
  const noise = Buffer.from(Array.from({ length: cells * cells * 3 }, (_, at) => (at * 7919 + width * 31) % 251));
  return sharp(noise, { raw: { width: cells, height: cells, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .withExif({ IFD0: { Copyright: 'A studio', Artist: 'Somebody' } })
    .toFormat(format, { quality: 88 })
    .toBuffer();
}

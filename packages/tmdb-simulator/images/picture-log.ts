import type { ServerResponse } from 'node:http';

export interface PictureAnswer {
  path: string;
  /** Milliseconds of the machine's clock, not of the world's. */
  askedAt: number;
  answeredAt: number;
  /** 0 if the connection was cut before the whole answer was sent. */
  status: number;
}

/** Records when each picture was requested and sent, for tests. */
export interface PictureLog {
  watch(path: string, response: ServerResponse): void;
  list(): readonly PictureAnswer[];
  clear(): void;
}

const LONGEST = 50_000;
const now = () => performance.timeOrigin + performance.now();

export function createPictureLog(): PictureLog {
  let answers: PictureAnswer[] = [];
  return {
    watch(path, response) {
      const askedAt = now();
      response.once('close', () => {
        const status = response.writableFinished ? response.statusCode : 0;
        if (answers.length < LONGEST) answers.push({ path, askedAt, answeredAt: now(), status });
      });
    },
    list: () => answers,
    clear() {
      answers = [];
    },
  };
}

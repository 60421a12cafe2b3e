import pg from 'pg';

export interface LogWatchOptions<R> {
  url: string;
  /** One row, asked for over and over on a connection of its own: visitors who hold all others do not keep it waiting. */
  question: string;
  /** Before each question: what is known by now, the answer is newer than. */
  onAsk?: () => void;
  onAnswer: (row: R) => void;
  /** It did not answer twice in a row, the second time on a new connection. */
  onSilence: (error: unknown) => void;
  /** The connection broke: what was answered on it may be another server's by now. */
  onLost?: () => void;
  /** How long to wait before the next question. */
  pauseMs: () => number;
}

export interface LogWatch {
  /** Does not wait for the pause to be over. */
  askNow(): void;
  close(): Promise<void>;
}

/** As patient as the listener: on a machine that is busy with itself, two seconds are no sign of anything. */
const ANSWER_MS = 2_000;
const TRY_AGAIN_MS = 500;

export function watchLog<R extends pg.QueryResultRow>(options: LogWatchOptions<R>): LogWatch {
  let isLeaving = false;
  let isInAHurry = false;
  let client: pg.Client | undefined;
  let wake = () => {};
  const askNow = () => {
    isInAHurry = true;
    wake();
  };
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const hangUp = () => {
    const old = client;
    client = undefined;
    // Not waited for: a machine that is gone never says goodbye.
    old?.end().catch(() => undefined);
  };

  async function ask(): Promise<R> {
    client ??= await connect(options.url, (gone) => {
      // A server that went away is noticed now and not at the next question.
      if (client !== gone) return;
      options.onLost?.();
      askNow();
    });
    const { rows } = await client.query<R>(options.question);
    if (!rows[0]) throw new Error('no answer');
    return rows[0];
  }

  async function askTwice(): Promise<R> {
    const hadOne = client !== undefined;
    try {
      return await ask();
    } catch (error) {
      hangUp();
      if (!hadOne || isLeaving) throw error;
      return ask();
    }
  }

  async function keepAsking(): Promise<void> {
    while (!isLeaving) {
      isInAHurry = false;
      options.onAsk?.();
      try {
        options.onAnswer(await askTwice());
        if (!isInAHurry && !isLeaving) await pause(options.pauseMs());
      } catch (error) {
        hangUp();
        if (isLeaving) return;
        options.onSilence(error);
        // However much of a hurry: whoever refuses would be asked without a pause.
        await pause(TRY_AGAIN_MS);
      }
    }
    hangUp();
  }
  const asking = keepAsking();

  return {
    askNow,
    async close() {
      isLeaving = true;
      wake();
      await asking;
    },
  };
}

async function connect(connectionString: string, onEnd: (client: pg.Client) => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: 'lanterninha log',
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  });
  client.on('error', () => undefined).once('end', () => onEnd(client));
  await client.connect();
  return client;
}

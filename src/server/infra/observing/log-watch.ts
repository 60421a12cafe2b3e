import pg from 'pg';

export interface LogWatchOptions<R> {
  url: string;
  /** A query with one row, repeated on its own connection, so that it does not wait when visitors use the whole pool. */
  question: string;
  /** Called before each query: the answer is newer than everything known at this point. */
  onAsk?: () => void;
  onAnswer: (row: R) => void;
  /** It failed twice in a row, the second time on a new connection. */
  onSilence: (error: unknown) => void;
  /** The connection broke: the next one may reach another server. */
  onLost?: () => void;
  /** How long to wait before the next query. */
  pauseMs: () => number;
}

export interface LogWatch {
  /** Skips the current pause. */
  askNow(): void;
  close(): Promise<void>;
}

/** The same as the listener's timeout: on a busy machine, two seconds without an answer are not unusual. */
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
    // Not awaited: a machine that is gone never answers.
    old?.end().catch(() => undefined);
  };

  async function ask(): Promise<R> {
    client ??= await connect(options.url, (gone) => {
      // Notices a lost server now, not only at the next query.
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
        // Always pause here, even if a query was requested: otherwise a refusing server would be queried in a tight loop.
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

import pg from 'pg';

const ANSWER_MS = 3_000;

/** Ends every connection that was opened under this application name, with the statement that it runs. */
export async function endConnections(url: string, application: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'lanterninha end',
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
      application,
    ]);
  } finally {
    await client.end();
  }
}

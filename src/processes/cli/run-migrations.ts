import type { Env } from '#server/infra/env.ts';
import { migrate } from '#server/infra/migrate.ts';

export async function runMigrations(env: Env, print: (line: string) => void): Promise<void> {
  if (!env.DATABASE_OWNER_URL)
    throw new Error('DATABASE_OWNER_URL is not set: migrations run as the owner of the schema.');
  const applied = await migrate(env.DATABASE_OWNER_URL);
  print(applied.trim() || 'nothing to apply');
}

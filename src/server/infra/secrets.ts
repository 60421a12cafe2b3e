export const SERVICES = ['web', 'functions', 'images', 'worker'] as const;
export type Service = (typeof SERVICES)[number];

/** Who reads settings: a service, or the command line, of which two commands also run by themselves. */
export const READERS = [...SERVICES, 'migrate', 'backup', 'cli'] as const;
export type SecretReader = (typeof READERS)[number];

/**
 * The settings that are or may contain a secret, and who uses each. A process does not see the others (env.ts), and the files of
 * `deploy/` give each container, pod and unit those of its services (test/deploy-secrets.test.ts).
 */
export const SECRETS = {
  DATABASE_URL: [...SERVICES, 'cli'],
  // The command line only says whether they are encrypted.
  DATABASE_REPLICA_URLS: ['web', 'functions', 'images', 'cli'],
  DATABASE_OWNER_URL: ['migrate', 'backup', 'cli'],
  BACKUP_IDENTITY_FILE: ['cli'],
  TMDB_TOKEN: ['web', 'functions', 'worker', 'cli'],
  TICKETS_FEED_URL: ['worker', 'cli'],
  IMAGE_S3_ACCESS_KEY: ['web', 'images', 'worker'],
  IMAGE_S3_SECRET_KEY: ['web', 'images', 'worker'],
  METRICS_TOKEN: SERVICES,
  ADMIN_SECRET: ['web', 'worker', 'cli'],
  EDGE_PURGE_SECRET: ['worker'],
  EDGE_TOKEN: ['worker'],
  AUDIT_SHIP_TOKEN: ['worker'],
  SMTP_URL: ['web', 'worker'],
  GA4_API_SECRET: ['web'],
} as const satisfies Record<string, readonly SecretReader[]>;

export type Secret = keyof typeof SECRETS;

/** Whether one of these readers uses a setting. What is no secret, any process may know. */
export function isUsedBy(setting: string, readers: ReadonlySet<SecretReader>): boolean {
  if (!Object.hasOwn(SECRETS, setting)) return true;
  return SECRETS[setting as Secret].some((reader) => readers.has(reader));
}

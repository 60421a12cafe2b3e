import type { Setting } from '#shared/admin/domain/site-screens.ts';
import type { Env } from './env.ts';
import { listMissingSettings } from './operator.ts';
import { isUsedBy, type SecretReader } from './secrets.ts';

/** Secrets are never shown; of an address only host and path. A setting that is missing here is a type error. */
const SHOWN: Readonly<Record<keyof Env, 'shown' | 'address' | 'secret'>> = {
  PRODUCT_NAME: 'shown',
  SITE_URL: 'address',
  HSTS_PRELOAD: 'shown',
  CONTACT_EMAIL: 'shown',
  SECURITY_CONTACT: 'shown',
  CONTROLLER_NAME: 'shown',
  CONTROLLER_CNPJ: 'shown',
  CONTROLLER_ADDRESS: 'shown',
  DPO_NAME: 'shown',
  DPO_CONTACT: 'shown',
  DEMO: 'shown',
  HOST: 'shown',
  PORT: 'shown',
  DATABASE_URL: 'address',
  DATABASE_OWNER_URL: 'secret',
  BACKUP_RECIPIENTS: 'shown',
  BACKUP_IDENTITY_FILE: 'secret',
  DATABASE_REPLICA_URLS: 'address',
  DATABASE_POOL_SIZE: 'shown',
  DATABASE_STATEMENT_TIMEOUT_MS: 'shown',
  TMDB_API_URL: 'address',
  TMDB_TOKEN: 'secret',
  TMDB_EXPORTS_URL: 'address',
  TMDB_RATE_PER_SECOND: 'shown',
  FETCH_LEASE_SECONDS: 'shown',
  IMAGE_SOURCE_URL: 'address',
  VIDEO_IMAGE_URL: 'address',
  IMAGE_FOLDER: 'shown',
  IMAGE_S3_BUCKET: 'shown',
  IMAGE_S3_ENDPOINT: 'address',
  IMAGE_S3_REGION: 'shown',
  IMAGE_S3_ACCESS_KEY: 'secret',
  IMAGE_S3_SECRET_KEY: 'secret',
  IMAGE_DISK_BUDGET_MB: 'shown',
  LOG_LEVEL: 'shown',
  TRUSTED_PROXIES: 'shown',
  RATE_LIMITS: 'shown',
  METRICS_TOKEN: 'secret',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'address',
  OTEL_TRACES_SAMPLER_ARG: 'shown',
  ADMIN_SECRET: 'secret',
  REVIEW_OWN_DRAFTS: 'shown',
  PASSWORD_BREACH_LIST: 'shown',
  LINK_CHECKS_PER_NIGHT: 'shown',
  LINK_CHECKS_PER_HOST: 'shown',
  VIDEO_OEMBED_URL: 'address',
  AUDIT_SHIP_URL: 'address',
  AUDIT_SHIP_TOKEN: 'secret',
  SMTP_URL: 'address',
  MAIL_FROM: 'shown',
  SEO_AGGREGATE_RATING: 'shown',
  AVAILABILITY_HISTORY_DAYS: 'shown',
  DRAIN_SECONDS: 'shown',
  EDGE_KIND: 'shown',
  EDGE_URLS: 'address',
  EDGE_PURGE_SECRET: 'secret',
  EDGE_SERVICE_ID: 'shown',
  EDGE_TOKEN: 'secret',
  MAX_IN_FLIGHT: 'shown',
  MAX_CONNECTIONS_PER_ADDRESS: 'shown',
  UNKNOWN_IDS_PER_MINUTE: 'shown',
  PICTURES_PER_MINUTE: 'shown',
  SHARE_CARDS_PER_MINUTE: 'shown',
  PAGE_CACHE_MB: 'shown',
  GA4_MEASUREMENT_ID: 'shown',
  GA4_API_SECRET: 'secret',
  GA4_URL: 'address',
  TICKETS_FEED_URL: 'address',
  TICKETS_HOSTS: 'shown',
};

/** The operator's settings as a process of these readers knows them, read-only. */
export function describeEnv(env: Env, readers: ReadonlySet<SecretReader>): Setting[] {
  const missing = listMissingSettings(env);
  return (Object.keys(SHOWN) as (keyof Env)[]).map((name) => {
    const value = String(env[name] ?? '');
    const known = {
      ...{ name, isSet: value !== '', isMissing: missing.includes(name) },
      isElsewhere: !isUsedBy(name, readers),
    };
    if (SHOWN[name] === 'secret' || !known.isSet) return { ...known, value: undefined };
    return {
      ...known,
      value: SHOWN[name] === 'address' ? value.split(',').map(withoutCredentials).join(', ') : value,
    };
  });
}

/** Without user, password and query string. */
function withoutCredentials(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`;
}

import { z } from 'zod';
import {
  AVAILABILITY_HISTORY_DAYS,
  NEW_PICTURES_PER_MINUTE,
  SHARE_CARDS_DRAWN,
  UNKNOWN_IDS,
} from '#shared/domain/limits.ts';
import { isLoopbackHttp } from '#shared/domain/titles/ticket-link.ts';
import { isKeyRing, KEY_CHARACTERS } from './key-ring.ts';
import { OperatorError } from './operator-error.ts';
import { isUsedBy, READERS, type Secret, type SecretReader } from './secrets.ts';

const url = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL beginning with ${protocols.join(' or ')}//`,
  });
const whole = (fallback: number, min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error }).default(fallback);
};

const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((entry) => entry.trim() || []));

const SHARE = 'must be a number from 0 to 1';

const isPostgresUrl = (value: string) => URL.canParse(value) && /^postgres(?:ql)?:$/.test(new URL(value).protocol);

/** All settings. `.env.example` explains each in one line, and a check keeps the two in sync. */
const Environment = z.object({
  PRODUCT_NAME: z.string().min(1).max(40).default('Lanterninha'),
  SITE_URL: url(['http:', 'https:']).default('http://127.0.0.1:3000'),
  HSTS_PRELOAD: z.enum(['on', 'off']).default('off'),
  CONTACT_EMAIL: z.email().default('contato@lanterninha.example'),
  /** Where to report a vulnerability; defaults to CONTACT_EMAIL. */
  SECURITY_CONTACT: z
    .email()
    .or(url(['https:']))
    .or(z.literal(''))
    .default(''),
  CONTROLLER_NAME: z.string().max(200).default(''),
  CONTROLLER_CNPJ: z
    .string()
    .regex(/^[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}$/, { error: 'must look like 12.345.678/0001-95' })
    .or(z.literal(''))
    .default(''),
  CONTROLLER_ADDRESS: z.string().max(300).default(''),
  DPO_NAME: z.string().max(200).default(''),
  DPO_CONTACT: z
    .email()
    .or(url(['https:']))
    .or(z.literal(''))
    .default(''),
  /** On: /sobre says that the offers are made up. */
  DEMO: z.enum(['on', 'off']).default('off'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: whole(3000, 0, 65535),
  /** Only commands that run as the owner do without it: `needed` of readEnv. */
  DATABASE_URL: url(['postgres:', 'postgresql:']).or(z.literal('')).default(''),
  DATABASE_OWNER_URL: url(['postgres:', 'postgresql:']).optional(),
  /** Public keys that `backup` encrypts for. */
  BACKUP_RECIPIENTS: list.refine((keys) => keys.every((key) => /^age1[0-9a-z]{58}$/.test(key)), {
    error: 'must be public keys of age (age1…), comma-separated',
  }),
  /** The secret key, for `restore` only. */
  BACKUP_IDENTITY_FILE: z.string().default(''),
  DATABASE_REPLICA_URLS: list.refine((urls) => urls.every(isPostgresUrl), {
    error: 'must be postgres:// URLs, comma-separated',
  }),
  DATABASE_POOL_SIZE: whole(10, 2, 200),
  DATABASE_STATEMENT_TIMEOUT_MS: whole(1500, 50, 600_000),
  TMDB_API_URL: url(['http:', 'https:']).default('https://api.themoviedb.org/3'),
  TMDB_TOKEN: z.string().default(''),
  TMDB_EXPORTS_URL: url(['http:', 'https:']).default('https://files.tmdb.org/p/exports'),
  TMDB_RATE_PER_SECOND: whole(30, 1, 1_000),
  FETCH_LEASE_SECONDS: whole(120, 5, 3_600),
  IMAGE_SOURCE_URL: url(['http:', 'https:']).default('https://image.tmdb.org/t/p'),
  VIDEO_IMAGE_URL: url(['http:', 'https:']).default('https://i.ytimg.com/vi'),
  IMAGE_FOLDER: z.string().min(1).default('.cache/images'),
  IMAGE_S3_BUCKET: z.string().default(''),
  IMAGE_S3_ENDPOINT: url(['http:', 'https:']).optional(),
  IMAGE_S3_REGION: z.string().min(1).default('us-east-1'),
  IMAGE_S3_ACCESS_KEY: z.string().default(''),
  IMAGE_S3_SECRET_KEY: z.string().default(''),
  IMAGE_DISK_BUDGET_MB: whole(10_240, 1, 100_000_000),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  TRUSTED_PROXIES: list,
  EDGE_KIND: list.pipe(z.array(z.enum(['none', 'varnish', 'fastly', 'cloudflare']))),
  EDGE_URLS: list.refine((urls) => urls.every((value) => URL.canParse(value)), {
    error: 'must be URLs, comma-separated',
  }),
  /** Sent with each purge; must be the same in the environment of every Varnish. */
  EDGE_PURGE_SECRET: z
    .string()
    .regex(/^[\w+/=.~-]{32,200}$/, { error: 'must have at least 32 letters, digits or any of -._~+/=' })
    .optional(),
  EDGE_SERVICE_ID: z.string().max(100).default(''),
  EDGE_TOKEN: z.string().max(500).default(''),
  MAX_IN_FLIGHT: whole(32, 1, 10_000),
  MAX_CONNECTIONS_PER_ADDRESS: whole(1_000, 0, 100_000),
  UNKNOWN_IDS_PER_MINUTE: whole(UNKNOWN_IDS.perMinute, 0, 100_000),
  PICTURES_PER_MINUTE: whole(NEW_PICTURES_PER_MINUTE, 0, 100_000),
  SHARE_CARDS_PER_MINUTE: whole(SHARE_CARDS_DRAWN.perMinute, 0, 100_000),
  PAGE_CACHE_MB: whole(64, 0, 16_384),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  METRICS_TOKEN: z.string().default(''),
  /** OpenTelemetry's own names, which collectors and their operators know. Without it nothing is traced and no SDK is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:']).or(z.literal('')).default(''),
  /** The share of requests and jobs that are traced. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: SHARE })
    .min(0, { error: SHARE })
    .max(1, { error: SHARE })
    .default(0.01),
  /** Sign the cookies of the admin and encrypt secrets of its sign-in, newest first (key-ring.ts). Without it there is no admin. */
  ADMIN_SECRET: z
    .string()
    .refine(isKeyRing, {
      error: ({ input }) =>
        String(input).includes(',')
          ? `must be different keys of at least ${KEY_CHARACTERS} characters each, comma-separated`
          : `must have at least ${KEY_CHARACTERS} characters`,
    })
    .optional(),
  /** On: a reviewer may approve drafts that they wrote or sent themselves. */
  REVIEW_OWN_DRAFTS: z.enum(['on', 'off']).default('off'),
  /** Breached passwords: a file of SHA1:count lines, or a folder of them by prefix (server/staff/breach-list.ts). */
  PASSWORD_BREACH_LIST: z.string().default(''),
  /** Where the worker ships the audit, https. */
  AUDIT_SHIP_URL: url(['http:', 'https:']).optional(),
  AUDIT_SHIP_TOKEN: z.string().max(500).default(''),
  /** The mail server for notifications to members; without it none is sent. */
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  /** The sender of e-mails; defaults to CONTACT_EMAIL. */
  MAIL_FROM: z.email().or(z.literal('')).default(''),
  /** Whether structured data for search engines contains the rating shown on pages, which is TMDB's. */
  SEO_AGGREGATE_RATING: z.enum(['on', 'off']).default('on'),
  AVAILABILITY_HISTORY_DAYS: whole(AVAILABILITY_HISTORY_DAYS, 30, 3_650),
  DRAIN_SECONDS: whole(0, 0, 120),
  GA4_MEASUREMENT_ID: z
    .string()
    .regex(/^(?:G-[A-Z0-9]{4,20})?$/, { error: 'must look like G-XXXXXXXXXX' })
    .default(''),
  GA4_API_SECRET: z.string().max(100).default(''),
  GA4_URL: url(['http:', 'https:']).default('https://www.google-analytics.com/mp/collect'),
  /** Without it there are no ticket links. */
  TICKETS_FEED_URL: url(['http:', 'https:']).optional(),
  TICKETS_HOSTS: list,
  /** Calls that check outgoing links in one night; 0: none is checked. */
  LINK_CHECKS_PER_NIGHT: whole(0, 0, 200_000),
  /** Of these, at most so many of one host. */
  LINK_CHECKS_PER_HOST: whole(2_000, 1, 50_000),
  /** Where it is asked whether a trailer can be shown. */
  VIDEO_OEMBED_URL: url(['http:', 'https:']).default('https://www.youtube.com/oembed'),
});

export type Env = z.infer<typeof Environment>;

const GA4_HALF_SET = 'GA4_MEASUREMENT_ID and GA4_API_SECRET are set together or not at all';
const EDGE_HALF_SET =
  'varnish needs EDGE_URLS and EDGE_PURGE_SECRET; fastly or cloudflare, one of them, needs EDGE_SERVICE_ID and EDGE_TOKEN';

const TICKETS_REFUSED =
  'TICKETS_FEED_URL must be https (http only for loopback, with DEMO=on), and TICKETS_HOSTS must list the hosts links may lead to';

const AUDIT_REFUSED = 'AUDIT_SHIP_URL must be https (http only for loopback)';

export interface ReadEnvOptions {
  /** Settings without which this process cannot work. */
  needed?: readonly (keyof Env)[];
  /** What runs in this process: a secret that none of them uses is treated as not set. */
  readers?: ReadonlySet<SecretReader>;
}

/** Reports all problems at once, so that five wrong settings do not take five starts. */
export function readEnv(
  variables: NodeJS.ProcessEnv = process.env,
  { needed = ['DATABASE_URL'], readers = new Set(READERS) }: ReadEnvOptions = {},
): Env {
  // An empty line in an .env file means "not set".
  const given = Object.fromEntries(
    Object.entries(variables).filter(([name, value]) => value !== '' && isUsedBy(name, readers)),
  );
  const parsed = Environment.safeParse(given, { error: describeIssue });
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `${String(issue.path[0])} ${issue.message}`),
    ...needed.filter((name) => given[name] === undefined).map((name) => `${name} ${NOT_SET}`),
    ...findHalfSet(given, readers),
  ];
  if (parsed.success && problems.length === 0)
    return { ...parsed.data, SITE_URL: new URL(parsed.data.SITE_URL).origin };
  const lines = [...new Set(problems)].map((problem) => `  ${problem}`);
  throw new OperatorError(`The settings cannot be used (.env.example explains each one):\n${lines.join('\n')}`);
}

const NOT_SET = 'is not set';

/** zod's own messages name its types; these say what to write. */
function describeIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return NOT_SET;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'too_small') return `must have at least ${issue.minimum} characters`;
  if (issue.code === 'too_big') return `must have at most ${issue.maximum} characters`;
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'must be an e-mail address';
  return 'has a value that cannot be used';
}

/**
 * Settings that are useless without each other, in processes that use the secret among them. Checked before parsing, so that an
 * invalid one does not hide these.
 */
function findHalfSet(given: NodeJS.ProcessEnv, readers: ReadonlySet<SecretReader>): string[] {
  const problems: string[] = [];
  const uses = (secret: Secret) => isUsedBy(secret, readers);
  if (uses('GA4_API_SECRET') && (given.GA4_MEASUREMENT_ID === undefined) !== (given.GA4_API_SECRET === undefined))
    problems.push(GA4_HALF_SET);
  const kinds = (given.EDGE_KIND ?? '').split(',').map((kind) => kind.trim());
  const cdns = kinds.filter((kind) => kind === 'fastly' || kind === 'cloudflare');
  const has = (secret: Secret) => !uses(secret) || Boolean(given[secret]);
  const hasNoUrls = kinds.includes('varnish') && !(given.EDGE_URLS && has('EDGE_PURGE_SECRET'));
  const hasNoToken = cdns.length > 0 && !(given.EDGE_SERVICE_ID && has('EDGE_TOKEN'));
  if (hasNoUrls || hasNoToken || cdns.length > 1) problems.push(EDGE_HALF_SET);
  if (!areTicketsWhole(given)) problems.push(TICKETS_REFUSED);
  if (!isAuditTargetSafe(given)) problems.push(AUDIT_REFUSED);
  return problems;
}

/** The audit contains member ids and networks: it must be sent encrypted, unless it stays on this machine. */
function isAuditTargetSafe({ AUDIT_SHIP_URL: target }: NodeJS.ProcessEnv): boolean {
  const address = target === undefined ? null : URL.parse(target);
  return address?.protocol !== 'http:' || isLoopbackHttp(address);
}

function areTicketsWhole({ TICKETS_FEED_URL: feed, TICKETS_HOSTS: hosts, DEMO: demo }: NodeJS.ProcessEnv): boolean {
  if (feed === undefined) return true;
  const address = URL.parse(feed);
  const isAllowed = address?.protocol === 'https:' || (demo === 'on' && address !== null && isLoopbackHttp(address));
  return isAllowed && hosts !== undefined;
}

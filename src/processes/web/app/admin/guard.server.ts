import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { fieldErrorsOf } from '#shared/admin/domain/field-failure.ts';
import type { FormMap } from '#shared/admin/domain/field-form.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import type { ActionOf, AdminPath, Verdict } from '#shared/admin/domain/rules.ts';
import type { Member } from '#shared/admin/domain/staff.ts';
import { adminErrors } from '#shared/admin/text/errors.ts';
import { FAILURES, isFailure } from '#shared/domain/failure.ts';
import { type Backend, backendContext, type Site } from '../backend.server.ts';
import { type AdminBackend, adminContext } from './admin-backend.server.ts';
import type { Outcome } from './outcome.ts';

/** The arguments of an admin loader or action, once the rules have allowed it. */
export interface Granted {
  admin: AdminBackend;
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  /** The public catalogue functions, for pages that show public data. */
  catalogue: Backend['functions'];
  site: Site;
  /** The signed-in member; throws on a page that needs no sign-in. */
  readonly member: Member;
}

export interface GrantedAction extends Granted {
  /** A trimmed form field, sent back with the answer; use `secret` for passwords. */
  field(name: string): string;
  secret(name: string): string;
  /** The bytes of an uploaded file; empty without one. */
  file(name: string): Promise<Uint8Array>;
  /** All text fields, for forms with many. They are not sent back with the answer. */
  form: FormMap;
}

/** Without its intent, which the guard adds. */
type Answer = Omit<Outcome, 'intent'> | Response;

/**
 * `export const loader = adminLoader('/admin/usuarios', ({ admin }) => …)`: checks the rules before every load. A refused request
 * is redirected to the page that helps, or gets an error message.
 */
export function adminLoader<T>(path: AdminPath, load: (granted: Granted) => Promise<T> | T) {
  const loader = async ({ request, context, params }: LoaderFunctionArgs): Promise<T> => {
    const granted = open(context, request, params);
    await enforce(granted.admin.judge(path), granted, { path });
    try {
      return await load(granted);
    } catch (error) {
      throw isFailure(error) ? data(error.message, { status: FAILURES[error.code].http }) : error;
    }
  };
  return Object.assign(loader, { guards: path });
}

/** One handler for each of the page's actions in the rules: the type requires both to match. */
export function adminAction<P extends AdminPath>(
  path: P,
  handlers: { readonly [A in ActionOf<P>]: (granted: GrantedAction) => Promise<Answer> },
) {
  const action = async ({ request, context, params }: ActionFunctionArgs) => {
    const form = await request.formData();
    const secret = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const intent = secret('intent');
    // The body limit for multipart forms is a hundred times higher, so only uploads may use them.
    if (intent !== 'upload' && isMultipart(request)) throw data(adminErrors.unknownAction, { status: 415 });
    if ([...form.values()].some((value) => typeof value === 'string' && value.includes('\0')))
      throw data(adminErrors.unknownAction, { status: 400 });
    const handler = Object.hasOwn(handlers, intent) ? handlers[intent as ActionOf<P>] : undefined;
    const granted = open(context, request, params);
    if (!handler) {
      await enforce(granted.admin.judge(path), granted, { path });
      throw data(adminErrors.unknownAction, { status: 400 });
    }
    const verdict = granted.admin.judge(path, intent);
    // A data request from an open page: it stays open with the typed text and says how to continue.
    if (verdict === 'sign-in' && isDataRequest(granted.url))
      return data<Outcome>({ intent, problem: adminErrors.sessionEnded, isAway: true }, { status: 401 });
    await enforce(verdict, granted, { path, action: intent });
    if (granted.admin.isReadOnly)
      return data<Outcome>({ intent, problem: adminErrors.readOnly, isAway: true }, { status: 503 });
    const values: Record<string, string> = {};
    const field = (name: string) => (values[name] = secret(name).trim());
    const sent = new Map(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
    );
    const file = async (name: string) => {
      const value = form.get(name);
      return value instanceof Blob ? new Uint8Array(await value.arrayBuffer()) : new Uint8Array();
    };
    const given = Object.assign(granted, { secret, field, file, form: sent });
    const outcome = await answer({ path, action: intent }, granted.admin, () => handler(given));
    return outcome instanceof Response ? outcome : data<Outcome>({ ...outcome, values }, { status: outcome.status });
  };
  return Object.assign(action, { guards: path, intents: Object.keys(handlers) });
}

/** A redirect or an outcome with its status: narrower than React Router's own type for an answer. */
type Answered = Outcome & { status: number };

async function answer(
  asked: { path: AdminPath; action: string },
  admin: AdminBackend,
  handle: () => Promise<Answer>,
): Promise<Answered | Response> {
  const { path, action: intent } = asked;
  try {
    const outcome = await handle();
    if (outcome instanceof Response) return outcome;
    await admin.refresh();
    return { ...outcome, intent, status: 200 };
  } catch (error) {
    if (!isFailure(error)) throw error;
    if (error.code === 'permission-denied') admin.reportRefusal(path, intent);
    const fields = fieldErrorsOf(error);
    const problem = Object.keys(fields).length > 0 ? {} : { problem: error.message };
    return { intent, fields, ...problem, status: FAILURES[error.code].http };
  }
}

function isDataRequest(url: URL): boolean {
  return url.pathname.endsWith('.data');
}

function isMultipart(request: Request): boolean {
  return (request.headers.get('content-type') ?? '').startsWith('multipart/form-data');
}

function open(context: LoaderFunctionArgs['context'], request: Request, params: Granted['params']): Granted {
  const admin = context.get(adminContext);
  const { functions, site } = context.get(backendContext);
  // A request outside `/admin` has no admin backend, whatever route it matched.
  if (!admin) throw data(adminErrors.notFound, { status: 404 });
  return {
    admin,
    params,
    site,
    catalogue: functions,
    url: new URL(request.url),
    get member() {
      if (!admin.member) throw new Error('a page for anyone asked who is signed in');
      return admin.member;
    },
  };
}

async function enforce(
  verdict: Verdict,
  { admin, url }: Granted,
  asked: { path: AdminPath; action?: string },
): Promise<void> {
  // Data requests end in `.data`; after signing in the member wants the page.
  const here = url.pathname.replace(/\.data$/, '') + url.search;
  const wanted = here === adminPaths.root() ? '' : here;
  switch (verdict) {
    case 'granted':
      return;
    case 'sign-in':
      throw redirect(adminPaths.signIn(wanted));
    case 'finish-sign-in':
      throw redirect(
        (await admin.signIn.findNextStep()) === 'verify' ? adminPaths.secondStep(wanted) : adminPaths.enrolment(),
      );
    case 'already-in':
      throw redirect(adminPaths.dashboard());
    case 'confirm':
      throw redirect(adminPaths.confirm(here));
    case 'forbidden':
      admin.reportRefusal(asked.path, asked.action);
      throw data(adminErrors.forbidden, { status: 403 });
  }
}

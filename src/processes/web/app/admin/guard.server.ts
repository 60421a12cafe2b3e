import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { FormMap } from '#shared/domain/admin-field-form.ts';
import { adminPaths } from '#shared/domain/admin-paths.ts';
import type { ActionOf, AdminPath, Verdict } from '#shared/domain/admin-rules.ts';
import { FAILURES, isFailure } from '#shared/domain/failure.ts';
import { fieldErrorsOf } from '#shared/domain/field-failure.ts';
import type { Member } from '#shared/domain/staff.ts';
import { adminErrors } from '#shared/text/admin-errors.ts';
import { type Backend, backendContext, type Site } from '../backend.server.ts';
import { type AdminBackend, adminContext } from './admin-backend.server.ts';
import type { Outcome } from './outcome.ts';

/** What a loader or an action of the newsroom is given, once the rules have let it. */
export interface Granted {
  admin: AdminBackend;
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  /** What every visitor can read, for pages that show some of it. */
  catalogue: Backend['functions'];
  site: Site;
  /** Whoever is signed in; a page for anyone must not ask. */
  readonly member: Member;
}

export interface GrantedAction extends Granted {
  /** A field of the form, without the spaces around; passwords are asked for by `secret`. */
  field(name: string): string;
  secret(name: string): string;
  /** The bytes of a file that was sent; none where there is no such file. */
  file(name: string): Promise<Uint8Array>;
  /** All that was sent, for forms whose fields are many. Nothing of it comes back with the answer. */
  form: FormMap;
}

/** Without its intent, which the guard adds. */
type Answer = Omit<Outcome, 'intent'> | Response;

/**
 * `export const loader = adminLoader('/admin/usuarios', ({ admin }) => …)`: the rules are asked first, every time. What is not
 * allowed leads to the page that helps, or to the words that say so.
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

/** One handler for each action the table has for this page: without a rule there is no handler, and the other way round. */
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
    // Forms with files are let in at a hundred times the size of others.
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
    // Sent by a page that is open: it stays open, with what was typed, and says how to go on.
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

/** React Router's own type for an answer is wider than ours: a redirect, or the outcome with its status. */
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
  // A request of the public pages has no door to the newsroom, whatever its address.
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
  // A link inside the admin asks for a page's data; after signing in it is the page that is wanted.
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

import { isRouteErrorResponse } from 'react-router';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminErrors } from '#shared/admin/text/errors.ts';
import type { Outcome } from '../../outcome.ts';

/** A save that did not reach the server, or an ended session, must not replace the page and lose the typed text. */
export async function saveWhenHidden<T extends Outcome>(request: Request, send: () => Promise<T>): Promise<T> {
  const form = await request.clone().formData();
  const sent = form.get('intent');
  const intent = typeof sent === 'string' ? sent : '';
  // Every handler's answer may be without all but these.
  const away = (problem: string) => ({ intent, isAway: true, problem }) as T;
  const isQuiet = form.has('saves') || form.has('changes');
  try {
    return await send();
  } catch (error) {
    if (error instanceof Response) {
      // A redirect to the sign-in page: an automatic save must not navigate while the editor types.
      if (isQuiet && error.headers.has('Location')) return away(adminErrors.sessionEnded);
      throw error;
    }
    if (isRouteErrorResponse(error)) {
      if (!isQuiet && error.status < 500) throw error;
      const told = typeof error.data === 'string' ? error.data : adminEditing.saved.away;
      return away(error.status < 500 ? told : adminEditing.saved.away);
    }
    return away(adminEditing.saved.away);
  }
}

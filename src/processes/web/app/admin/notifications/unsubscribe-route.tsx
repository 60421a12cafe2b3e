import { readUnsubscription, unsubscribe } from '#server/notifications/preferences.ts';
import { adminNotificationSettings } from '#shared/admin/text/staff/notification-settings.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Notice } from '../forms/notice.tsx';
import { Submit } from '../forms/submit.tsx';
import { Hint } from '../frame/panel.tsx';
import { adminAction, adminLoader } from '../guard.server.ts';
import { StepHead } from '../sign-in/sign-in-frame.tsx';
import type { Route } from './+types/unsubscribe-route';

const words = adminNotificationSettings.unsubscribe;

export const loader = adminLoader('/admin/notificacoes/sair', async ({ ctx, staff, url, site }) => {
  const found = await readUnsubscription(ctx, staff.keys, url.searchParams.get('codigo') ?? '');
  return { siteName: site.name, kinds: found?.kinds };
});

export const action = adminAction('/admin/notificacoes/sair', {
  async stop({ ctx, staff, url, visit }) {
    await unsubscribe(ctx, staff.keys, url.searchParams.get('codigo') ?? '', visit.network);
    return { notice: words.done };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(words.title, loaderData?.siteName);

export default function Unsubscribe({ loaderData: { kinds }, actionData }: Route.ComponentProps) {
  if (!kinds) return <StepHead title={words.title}>{words.unknown}</StepHead>;
  if (actionData?.notice) return <Notice kind="ok">{actionData.notice}</Notice>;
  return (
    <>
      <StepHead title={words.title}>{words.what}</StepHead>
      <AdminForm intent="stop">
        <ul>
          {kinds.map((kind) => (
            <li key={kind}>{adminNotificationSettings.kinds[kind]}</li>
          ))}
        </ul>
        <Hint>{words.still}</Hint>
        <Submit intent="stop" isWide>
          {words.submit}
        </Submit>
      </AdminForm>
    </>
  );
}

import { adminDubbing } from '#shared/admin/text/dubbing.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/movie-voices-route';
import { loadVoices, voiceActions } from './load-voices.server.ts';
import { VoicesPage } from './voices-page.tsx';

export const loader = adminLoader('/admin/filmes/:id/vozes', (granted) => loadVoices(granted, 'movie'));

export const action = adminAction('/admin/filmes/:id/vozes', voiceActions('movie'));

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminDubbing.pageTitle(loaderData?.view.title ?? ''), loaderData?.siteName);

export default function MovieVoices({ loaderData, actionData }: Route.ComponentProps) {
  return <VoicesPage {...loaderData} outcome={actionData} />;
}

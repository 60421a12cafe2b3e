import { adminLoader } from '../guard.server.ts';
import { toVoicesTab } from './former-voices.server.ts';

/** Voices had a screen of their own before they were a tab of their title. */
export const loader = adminLoader('/admin/series/:id/vozes', (granted) => toVoicesTab(granted, 'series'));

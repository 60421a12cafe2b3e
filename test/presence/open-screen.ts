import { randomUUID } from 'node:crypto';
import { PRESENCE_STREAM_PATH, type Present } from '../../src/shared/admin/domain/presence.ts';

export const FILM = { entity: 'movie', id: '598', place: 'edit', field: '', asks: '' };

export interface OpenedScreen {
  tab: string;
  send(intent: string, fields?: Record<string, string>): Promise<Response>;
  /** Opens the event stream. */
  open(): Promise<Response>;
  events: { event: string; data: string; at: number }[];
  /** Who is there, as the last event says. */
  seen(): Present[];
  hasEnded(): boolean;
  close(): void;
}

/** One open screen of a member, as a browser has it: `origin` is the site's, `url` a process or the edge. */
export function openScreen(
  { cookie, url, origin }: { cookie: string; url: string; origin: string },
  given: Partial<typeof FILM> = {},
): OpenedScreen {
  const tab = randomUUID();
  const events: OpenedScreen['events'] = [];
  const ending = new AbortController();
  let isEnded = false;
  async function read(response: Response): Promise<void> {
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const [, event, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
        if (event) events.push({ event, data, at: performance.now() });
      }
    }
    isEnded = true;
  }
  return {
    tab,
    events,
    send: (intent, fields = {}) =>
      fetch(`${url}/admin/presenca`, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie, origin },
        body: new URLSearchParams({ intent, tab, ...FILM, ...given, ...fields }),
      }),
    async open() {
      const address = `${url}${PRESENCE_STREAM_PATH}?${new URLSearchParams({ tab, ...FILM, ...given }).toString()}`;
      const response = await fetch(address, { headers: { cookie }, signal: ending.signal });
      void read(response).catch(() => undefined);
      return response;
    },
    seen: () => JSON.parse(events.findLast(({ event }) => event === 'present')?.data ?? '[]') as Present[],
    hasEnded: () => isEnded,
    close: () => ending.abort(),
  };
}

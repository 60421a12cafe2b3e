import { PRESENCE } from '#shared/admin/domain/limits.ts';
import { mergeScreens } from '#shared/admin/domain/presence.ts';
import type { Context } from '../../context.ts';
import { listScreens, type Screen } from '../../store/editing/presence.ts';
import type { Subject } from '../../store/titles/overrides.ts';
import { goneBefore } from './stay.ts';

/** The connection of one open screen. */
export interface ScreenStream extends Subject {
  tab: string;
  member: string;
  /** Writes one event. */
  send(event: 'present' | 'changed', text: string): void;
  end(): void;
}

/** The event streams of this process. */
export interface Streams {
  /** `false` if this process or this member has too many. */
  add(stream: ScreenStream): boolean;
  remove(stream: ScreenStream): void;
  /** A notification of PostgreSQL (infra/listen.ts). */
  hear(payload: string): void;
  close(): void;
}

const keyOf = ({ entity, id }: Subject) => `${entity}:${id}`;

/**
 * Reads the screens of every subject that has a stream here in one statement, after a notification and every two seconds, which
 * also finds screens that ended without a word; sends what changed. A stream whose own screen is gone is ended: renewing it needs a
 * session, so a member receives nothing for long after theirs ended.
 */
export function openStreams(ctx: Context): Streams {
  const streams = new Set<ScreenStream>();
  const sent = new Map<ScreenStream, string>();
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> | undefined;
  let isDue = false;

  function remove(stream: ScreenStream): void {
    streams.delete(stream);
    sent.delete(stream);
    ctx.metrics.streams.set(streams.size);
    if (streams.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  function end(stream: ScreenStream): void {
    remove(stream);
    stream.end();
  }

  async function read(): Promise<void> {
    const asked = [...streams];
    const subjects = new Map(asked.map(({ entity, id }) => [keyOf({ entity, id }), { entity, id }]));
    const screens = await listScreens(ctx.db, [...subjects.values()], goneBefore(ctx.now()));
    const bySubject = Map.groupBy(screens, keyOf);
    const texts = new Map<string, string>();
    for (const key of subjects.keys())
      texts.set(key, JSON.stringify(mergeScreens((bySubject.get(key) ?? []).map(toPresent))));
    const tabs = new Set(screens.map(({ tab, member }) => `${tab} ${member}`));
    for (const stream of asked) {
      if (!streams.has(stream)) continue;
      if (!tabs.has(`${stream.tab} ${stream.member}`)) {
        end(stream);
        continue;
      }
      const text = texts.get(keyOf(stream)) ?? '[]';
      if (sent.get(stream) === text) continue;
      sent.set(stream, text);
      stream.send('present', text);
    }
  }

  /** At most one read at a time; a notification during one causes one more. */
  function refresh(): void {
    if (reading) {
      isDue = true;
      return;
    }
    reading = read()
      .catch((err: unknown) => ctx.log.warn({ err }, 'cannot read who is present'))
      .finally(() => {
        reading = undefined;
        if (!isDue) return;
        isDue = false;
        refresh();
      });
  }

  return {
    add(stream) {
      const own = [...streams].filter(({ member }) => member === stream.member).length;
      if (streams.size >= PRESENCE.streams || own >= PRESENCE.streamsPerMember) return false;
      streams.add(stream);
      ctx.metrics.streams.set(streams.size);
      timer ??= setInterval(refresh, PRESENCE.sweptMs);
      refresh();
      return true;
    },
    remove,
    hear(payload) {
      const [key = '', author] = payload.split(' ');
      const own = [...streams].filter((stream) => keyOf(stream) === key);
      if (own.length === 0) return;
      if (author === undefined) return refresh();
      for (const stream of own) if (stream.member !== author) stream.send('changed', '');
    },
    close() {
      for (const stream of streams) end(stream);
    },
  };
}

function toPresent({ member, name, place, field, asks }: Screen) {
  return { member, name, place, field, asks };
}

import type { DubbingVoice } from '#shared/contract/dubbing.ts';
import { dubbingWords as words } from '#shared/text/titles/dubbing.ts';
import { httpsOnly } from '../../../design/https-only.ts';

export interface VoicesFoot {
  facts: string[];
  /** One link per site. */
  sources: { host: string; url: string }[];
}

/** Studio and director, each once, and where editors read it. Sources of the domain `.example` (RFC 2606) are invented. */
export function toVoicesFoot(voices: readonly DubbingVoice[]): VoicesFoot {
  const named = (key: 'studio' | 'director') => [...new Set(voices.flatMap((voice) => voice[key] ?? []))].join(', ');
  const [studios, directors] = [named('studio'), named('director')];
  const urls = voices.flatMap(({ source }) => URL.parse(httpsOnly(source) ?? '') ?? []);
  const isInvented = (url: URL) => url.hostname.endsWith('.example');
  const real = new Map(urls.filter((url) => !isInvented(url)).map((url) => [url.hostname, url.href]));
  return {
    facts: [
      ...(studios ? [words.studio(studios)] : []),
      ...(directors ? [words.director(directors)] : []),
      ...(urls.some(isInvented) ? [words.demonstration] : []),
    ],
    sources: [...real].map(([host, url]) => ({ host: host.replace(/^www\./, ''), url })),
  };
}

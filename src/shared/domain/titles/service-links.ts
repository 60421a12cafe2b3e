import { listHostsOf } from '../subscriptions/free-services.ts';
import { isOwnService } from './watch-services.ts';

/** Hosts of each platform's own site, by our platform id. A link of a platform leads to one of these and nowhere else. */
const HOSTS: ReadonlyMap<number, readonly string[]> = new Map([
  [8, ['www.netflix.com', 'netflix.com']],
  [119, ['www.primevideo.com', 'primevideo.com', 'www.amazon.com.br']],
  [337, ['www.disneyplus.com', 'disneyplus.com']],
  [1899, ['www.hbomax.com', 'hbomax.com', 'play.hbomax.com', 'www.max.com', 'max.com', 'play.max.com']],
  [307, ['globoplay.globo.com']],
  [350, ['tv.apple.com']],
  [531, ['www.paramountplus.com', 'paramountplus.com']],
  [283, ['www.crunchyroll.com', 'crunchyroll.com']],
  [11, ['mubi.com', 'www.mubi.com']],
  [484, ['www.clarotvmais.com.br', 'clarotvmais.com.br']],
  [47, ['www.looke.com.br', 'looke.com.br']],
  [300, ['pluto.tv', 'www.pluto.tv']],
  [2, ['tv.apple.com']],
  [3, ['play.google.com']],
  [68, ['www.microsoft.com']],
  [192, ['www.youtube.com']],
  [10, ['www.primevideo.com', 'primevideo.com', 'www.amazon.com.br']],
]);

/** Of a service that editors run, the hosts of its front page (`ownUrl`). */
export function listServiceHosts(platformId: number, ownUrl?: string | null): readonly string[] {
  if (isOwnService(platformId)) return ownUrl ? listHostsOf(ownUrl) : [];
  return HOSTS.get(platformId) ?? [];
}

const SERVICE_LINK_CHARACTERS = 200;
const TITLE = '{titulo}';

/** What is wrong with a link: its form, its host, or the place of `{titulo}`. */
type ServiceLinkFault = 'form' | 'host' | 'title';

/**
 * Only characters that mean the same in every parser of addresses: no user, port, fragment, backslash, percent sign, white space,
 * capital in the host or letter outside ASCII. A segment or a value is either plain or `{titulo}` and nothing else.
 */
const FORM =
  /^https:\/\/(?<host>[a-z0-9-]+(?:\.[a-z0-9-]+)+)(?<path>(?:\/(?:[\w~.-]+|\{titulo\}))*\/?)(?:\?(?<query>[\w.-]+=(?:[\w.~-]+|\{titulo\})(?:&[\w.-]+=(?:[\w.~-]+|\{titulo\}))*))?$/;
const DOTS = /^\.{1,2}$/;
/** "Abrir" leads to the front page; services have one per country, `/br/`. */
const FRONT_PAGE = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/?$/;

function parseLink(hosts: readonly string[], link: string) {
  const { host, path = '', query = '' } = (link.length <= SERVICE_LINK_CHARACTERS && FORM.exec(link)?.groups) || {};
  if (host === undefined || path.split('/').some((segment) => DOTS.test(segment))) return { fault: 'form' } as const;
  if (!hosts.includes(host)) return { fault: 'host' } as const;
  return { path, query };
}

/** `https://www.netflix.com/`: the front page of the service. */
export function findServiceUrlFault(
  platformId: number,
  link: string,
  ownUrl?: string | null,
): ServiceLinkFault | undefined {
  const { fault, path = '', query } = parseLink(listServiceHosts(platformId, ownUrl), link);
  // A public service may be a folder of a larger site.
  const isFrontPage = FRONT_PAGE.test(path) || (isOwnService(platformId) && !path.includes(TITLE));
  return fault ?? (query !== '' || !isFrontPage ? 'form' : undefined);
}

/** `https://www.netflix.com/search?q={titulo}`: the search of the service, with `{titulo}` once. No campaign parameters. */
export function findSearchTemplateFault(
  platformId: number,
  template: string,
  ownUrl?: string | null,
): ServiceLinkFault | undefined {
  const { fault, query = '' } = parseLink(listServiceHosts(platformId, ownUrl), template);
  if (fault) return fault;
  if (/(?:^|&)(?:utm_|tag=|ref=)/i.test(query)) return 'form';
  return template.split(TITLE).length === 2 ? undefined : 'title';
}

/** Null if the title cannot be a part of an address: empty, or only dots, which a browser reads as a folder. */
export function buildSearchUrl(template: string, title: string): string | null {
  const words = title.trim();
  if (words === '' || DOTS.test(words)) return null;
  // A function, because `$&` in a title is not a pattern.
  return template.replace(TITLE, () => encodeURIComponent(words.toWellFormed()));
}

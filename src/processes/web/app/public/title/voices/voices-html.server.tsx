import { renderToStaticMarkup } from 'react-dom/server';
import type { DubbingVoice } from '#shared/contract/dubbing.ts';
import { VOICES_SHOWN } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { dubbingWords as words } from '#shared/text/titles/dubbing.ts';
import { ExternalLink } from '../../../design/external-link.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { PersonPicture } from '../../../design/pictures/person-picture.tsx';
import { Section } from '../../../design/section.tsx';
import type { SafeHtml } from '../../../rich-text/safe-html.ts';
import type { RenderedPast } from '../movie-view.ts';
import { toVoicesFoot, type VoicesFoot } from './voices-foot.ts';

/** As `renderPast`: on the server only, so that the page's scripts do not grow with it. React escapes every text. */
export function renderVoices(voices: readonly DubbingVoice[], reportPath: string): RenderedPast | null {
  if (voices.length === 0) return null;
  const [first, others] = [voices.slice(0, VOICES_SHOWN), voices.slice(VOICES_SHOWN)];
  const html = renderToStaticMarkup(
    <Section id="vozes" title={words.title} subtitle={words.subtitle}>
      <ul>{first.map(toVoice)}</ul>
      {others.length > 0 && (
        <details>
          <summary>
            {words.all(voices.length)}
            <Icon name="chevronDown" />
          </summary>
          <ul>{others.map(toVoice)}</ul>
        </details>
      )}
      <Foot foot={toVoicesFoot(voices)} reportPath={reportPath} />
    </Section>,
  ) as SafeHtml;
  return { html, anchor: words.anchor };
}

function toVoice({ slug, name, profile_path, character, original }: DubbingVoice) {
  return (
    <li key={character}>
      <a href={paths.person(slug)}>
        <i>
          <PersonPicture name={name} path={profile_path} widths={['w185']} shown="76px" width={76} height={92} alt="" />
        </i>
        <span>
          <b>{name}</b> <span>{character}</span> {original && <small>{words.original(original)}</small>}
        </span>
      </a>
    </li>
  );
}

function Foot({ foot: { facts, sources }, reportPath }: { foot: VoicesFoot; reportPath: string }) {
  return (
    <p>
      {facts.map((fact) => `${fact} `)}
      {sources.length > 0 && `${words.source} `}
      {sources.map(({ host, url }, place) => (
        <span key={host}>
          <ExternalLink href={url} nofollow>
            {host}
          </ExternalLink>
          {place < sources.length - 1 ? ', ' : '. '}
        </span>
      ))}
      {words.missing}{' '}
      <a href={reportPath} rel="nofollow">
        {words.report}
      </a>
      .
    </p>
  );
}

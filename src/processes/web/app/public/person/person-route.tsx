import { toBrazilianDay } from '#shared/domain/day.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { errors } from '#shared/text/errors.ts';
import { ask, askDraft } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { answerTitleFailure, cached, passHeaders, permanentRedirect } from '../../cache.ts';
import { describeDocument, describeSystemPage } from '../../seo/page-meta.ts';
import { findCanonical, readQuery } from '../lists/address.ts';
import { toPersonThings } from '../structured-data/person-thing.server.ts';
import { addStructuredData } from '../structured-data/structured-data.server.ts';
import type { Route } from './+types/person-route';
import { PersonFailure } from './person-failure.tsx';
import { PersonPage } from './person-page.tsx';
import { personParameters } from './person-parameters.ts';
import { toPersonView } from './person-view.ts';

export const headers = passHeaders;

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { ctx, site } = context.get(pageContext);
  const asked =
    params.token === undefined
      ? ask(context, 'getPersonDetails', { personSlug: params.slug })
      : askDraft(context, 'person', params.token);
  const { value: person, lifetime } = await asked.catch(answerTitleFailure);
  // Redirects only to a path we build ourselves, whatever the document says, with known parameters only.
  const canonical = findCanonical(paths.person(person.slug), personParameters, url);
  if (canonical && params.token === undefined) throw permanentRedirect(canonical, lifetime);
  addStructuredData(context, () => toPersonThings(person, site));
  const today = toBrazilianDay(ctx.now());
  return cached(toPersonView(person, readQuery(personParameters, url.searchParams), today), lifetime);
}

export const clientLoader = loadCached;

export const meta: Route.MetaFunction = ({ loaderData: person, matches }) => {
  const { site } = matches[0].loaderData;
  if (!person) return describeSystemPage(site.name, errors.personNotFound);
  const { kind, role, page } = person.query;
  // A filtered or further page of the productions is not a page of its own.
  const noindex = person.noindex || kind !== undefined || role !== undefined || page > 1;
  return describeDocument(site, { ...person, noindex }, { kind: 'profile' });
};

export default function Person({ loaderData: person }: Route.ComponentProps) {
  return <PersonPage person={person} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PersonFailure error={error} />;
}

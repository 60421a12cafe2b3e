import { toBrazilianDay } from '#shared/domain/day.ts';
import { parseReportOutcome, REPORT_OUTCOME_FIELD } from '#shared/domain/site/error-report.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { shell } from '#shared/text/shell.ts';
import { reportWords } from '#shared/text/titles/reports.ts';
import { ask } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import { answerTitleFailure, cached, passHeaders, permanentRedirect } from '../../cache.ts';
import { Breadcrumb } from '../../design/breadcrumb.tsx';
import { describeFailedPage, describePage } from '../../seo/page-meta.ts';
import { toWatchView } from '../title/watch/watch-view.ts';
import type { Route } from './+types/report-error-route';
import { ReportForm } from './report-form.tsx';
import styles from './report-page.module.css';
import type { ReportedTitle } from './reported-title.ts';
import { SEND_RESULTS, type SendResult } from './send-report.ts';

export const headers = passHeaders;

/** `/filme/{slugId}/informar-erro`, and the same for a series. mount-reports.ts mounts the endpoint it posts to. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { ctx } = context.get(pageContext);
  const { slugId } = params;
  const { value: title, lifetime } = url.pathname.startsWith(paths.oneSeries(''))
    ? await ask(context, 'getTVDetails', { seriesSlug: slugId }).catch(answerTitleFailure)
    : await ask(context, 'getMovieDetails', { movieSlug: slugId }).catch(answerTitleFailure);
  const named =
    'name' in title ? ({ kind: 'tv', title: title.name } as const) : ({ kind: 'movie', title: title.title } as const);
  const offers = title['watch/providers'].results.BR;
  const { report } = toWatchView(offers, { ...title, ...named }, toBrazilianDay(ctx.now()));

  if (title.redirectInfo.shouldRedirect) throw permanentRedirect(report.to + url.search, lifetime);
  return cached({ report, outcome: parseReportOutcome(url.searchParams.get(REPORT_OUTCOME_FIELD)) }, lifetime);
}

export const meta: Route.MetaFunction = ({ loaderData, error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error || !loaderData) return describeFailedPage(site.name, error);
  const title = reportWords.pageTitle(loaderData.report.title);
  return describePage(site, {
    title,
    description: title,
    canonical: loaderData.report.backTo,
    kind: 'website',
    noindex: true,
  });
};

const TRAILS = {
  movie: [
    { label: shell.home, to: paths.home() },
    { label: shell.movies, to: paths.movies() },
  ],
  tv: [
    { label: shell.home, to: paths.home() },
    { label: shell.series, to: paths.series() },
  ],
} as const;

export default function ReportError({ loaderData: { report, outcome } }: Route.ComponentProps) {
  return <ReportPage title={report} trail={TRAILS[report.kind]} result={outcome && SEND_RESULTS[outcome]} />;
}

interface ReportPageProps {
  title: ReportedTitle;
  trail: readonly { label: string; to: string }[];
  result: SendResult | undefined;
}

/** The form as a page, for visitors without script. */
function ReportPage({ title, trail, result }: ReportPageProps) {
  return (
    <div className="wrap" data-no-seats>
      <Breadcrumb trail={[...trail, { label: title.title, to: title.backTo }]} current={reportWords.open} />
      <div className={styles.box}>
        <h1 className={styles.heading}>{reportWords.pageTitle(title.title)}</h1>
        <ReportForm title={title} result={result} />
      </div>
    </div>
  );
}

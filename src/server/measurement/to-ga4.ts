import type { MeasuredEvent, MeasurementCall } from '#shared/contract/measurement.ts';

interface Ga4Event {
  name: string;
  params: Record<string, string | number>;
}

export interface Ga4Payload {
  client_id: string;
  /** Advertising never: nobody was asked about it. */
  consent: { ad_user_data: 'DENIED'; ad_personalization: 'DENIED' };
  events: Ga4Event[];
}

/** What Google is told: the page, the figures, and the number of a visit. Its caller is this server, so it sees no visitor. */
export function toGa4({ visit, events }: MeasurementCall, siteUrl: string): Ga4Payload {
  const [session = ''] = visit.split('.');
  return {
    client_id: visit,
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: events.map((event) => {
      const { name, params } = toEvent(event);
      // Without both of these GA4 takes the event and shows nobody in its reports.
      return {
        name,
        params: { page_location: siteUrl + event.path, session_id: session, engagement_time_msec: 1, ...params },
      };
    }),
  };
}

function toEvent(event: MeasuredEvent): Ga4Event {
  if (event.type === 'view') return { name: 'page_view', params: {} };
  const { name, value, rating } = event;
  return { name: 'web_vital', params: { metric_name: name, metric_rating: rating, value } };
}

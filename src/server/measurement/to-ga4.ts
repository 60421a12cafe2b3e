import type { MeasuredEvent, MeasurementCall } from '#shared/contract/measurement.ts';

interface Ga4Event {
  name: string;
  params: Record<string, string | number>;
}

export interface Ga4Payload {
  client_id: string;
  /** Always denied: visitors are not asked for consent to advertising. */
  consent: { ad_user_data: 'DENIED'; ad_personalization: 'DENIED' };
  events: Ga4Event[];
}

/** What Google receives: the page, the figures and a visit id. This server sends it, so Google sees no visitor. */
export function toGa4({ visit, events }: MeasurementCall, siteUrl: string): Ga4Payload {
  const [session = ''] = visit.split('.');
  return {
    client_id: visit,
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: events.map((event) => {
      const { name, params } = toEvent(event);
      // Without these two, GA4 accepts the event but does not show it in its reports.
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

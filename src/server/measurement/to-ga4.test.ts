import { expect, test } from 'vitest';
import { toGa4 } from './to-ga4.ts';

test('Google receives the page, the figure and the visit id, and that advertising is refused', () => {
  const payload = toGa4(
    {
      visit: '12.34',
      events: [
        { type: 'view', path: '/filme/bacurau-2019-446159' },
        { type: 'vital', path: '/', name: 'LCP', value: 1_234.5, rating: 'good' },
      ],
    },
    'https://lanterninha.example',
  );
  const always = { session_id: '12', engagement_time_msec: 1 };
  expect(payload).toEqual({
    client_id: '12.34',
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: [
      {
        name: 'page_view',
        params: { page_location: 'https://lanterninha.example/filme/bacurau-2019-446159', ...always },
      },
      {
        name: 'web_vital',
        params: {
          page_location: 'https://lanterninha.example/',
          metric_name: 'LCP',
          metric_rating: 'good',
          value: 1_234.5,
          ...always,
        },
      },
    ],
  });
});

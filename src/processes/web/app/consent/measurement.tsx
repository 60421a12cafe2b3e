import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isMeasured } from '#shared/domain/site/measured-page.ts';
import { readCookieChoice, useCookieChoice } from './cookie-choice.ts';
import { measureView } from './measure.ts';
import { watchVitals } from './measure-vitals.ts';
import { recordAgain } from './record-act.ts';

/** Sends a page view on each change of route for visitors who accepted, never in the admin area. Renders nothing. */
export function Measurement() {
  const { pathname, search } = useLocation();
  const isOn = useCookieChoice() === 'accepted' && isMeasured(pathname);
  // Another page of a list is another view; only its path is sent.
  const address = pathname + search;

  useEffect(() => {
    if (readCookieChoice() === 'accepted') recordAgain();
  }, []);
  useEffect(() => {
    if (isOn) void watchVitals();
  }, [isOn]);
  useEffect(() => {
    if (isOn) measureView(address);
  }, [isOn, address]);

  return null;
}

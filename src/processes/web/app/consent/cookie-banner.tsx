import { useLocation } from 'react-router';
import { isMeasured } from '#shared/domain/site/measured-page.ts';
import { useHasScript } from '../design/use-has-script.ts';
import { ConsentBar } from './consent-bar.tsx';
import { useBanner } from './use-banner.ts';

/**
 * A bar on the bottom edge: takes no focus and does not block scrolling. Without script a choice could not be stored, so there is no
 * bar. The live region exists before the bar, so that screen readers announce it.
 */
export function CookieBanner() {
  const { isShown, close } = useBanner();
  const { pathname } = useLocation();
  if (!useHasScript() || !isMeasured(pathname)) return null;
  return <div aria-live="polite">{isShown && <ConsentBar onClose={close} />}</div>;
}

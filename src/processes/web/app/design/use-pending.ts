import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { SKELETON_AFTER_MS } from '#shared/domain/limits.ts';

/** Whether a navigation to the same path (another query) has been loading long enough to show it. */
export function useIsPending(): boolean {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const isComing = navigation.state === 'loading' && navigation.location.pathname === pathname;
  return useIsLong(isComing);
}

/** The path of a navigation to another page that has been loading long enough to show its skeleton. */
export function usePendingPath(): string | undefined {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const coming = navigation.state === 'loading' ? navigation.location.pathname : pathname;
  return useIsLong(coming !== pathname) ? coming : undefined;
}

function useIsLong(isWaiting: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLong(true), SKELETON_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isWaiting]);
  return isWaiting && isLong;
}

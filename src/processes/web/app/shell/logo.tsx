import logoUrl from '../brand/logo.svg';

/** The name as an outlined drawing: the L is a torch, and its foot the light beam. */
export function Logo({ siteName }: { siteName: string }) {
  return <img src={logoUrl} width={239} height={44} alt={siteName} />;
}

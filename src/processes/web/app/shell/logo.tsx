import logoUrl from '../brand/logo.svg';

/** The outlined word: the torch is the L's stem, the beam its foot. */
export function Logo({ siteName }: { siteName: string }) {
  return <img src={logoUrl} width={239} height={44} alt={siteName} />;
}

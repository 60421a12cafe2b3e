import { useOpenedPart } from '../../design/lazy-part.ts';

/** The dialog in which visitors mark their services. */
export const useServicesSheet = () => useOpenedPart(async () => (await import('./services-sheet.tsx')).ServicesSheet);

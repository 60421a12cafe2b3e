import { findDemoPerson } from '../../demo/people.ts';
import { findDemoWatchService } from '../../demo/watch-services.ts';
import type { Catalogue } from '../catalogue.ts';
import type { ImageKind } from './sizes.ts';

export const posterFile = (movieId: number, variant: number) => `/p-${movieId}-${variant}.jpg`;
export const backdropFile = (movieId: number, variant: number) => `/b-${movieId}-${variant}.jpg`;
export const profileFile = (personId: number) => `/f-${personId}-1.jpg`;
export const watchServiceLogo = (serviceId: number) => `/l-${serviceId}-1.jpg`;

export interface ImageFile {
  kind: ImageKind;
  /** Of the film, person or service the picture belongs to. */
  subjectId: number;
  variant: number;
}

const KINDS: Record<string, ImageKind> = { p: 'poster', b: 'backdrop', f: 'profile', l: 'logo' };

/** The name says everything; a name no answer of ours ever carried is nothing. */
export function findImageFile(catalogue: Catalogue, name: string): ImageFile | undefined {
  const [, prefix, subject, number] = /^([pbfl])-(\d{1,10})-(\d{1,2})\.jpg$/.exec(name) ?? [];
  const kind = prefix && KINDS[prefix];
  if (!kind) return undefined;
  const file = { kind, subjectId: Number(subject), variant: Number(number) };
  return file.variant >= 1 && file.variant <= countVariants(catalogue, file) ? file : undefined;
}

function countVariants(catalogue: Catalogue, { kind, subjectId }: ImageFile): number {
  switch (kind) {
    case 'poster':
      return catalogue.findMovie(subjectId)?.posterCount ?? 0;
    case 'backdrop':
      return catalogue.findMovie(subjectId)?.backdropCount ?? 0;
    case 'profile':
      return findDemoPerson(subjectId)?.hasPhoto ? 1 : 0;
    case 'logo':
      return findDemoWatchService(subjectId) ? 1 : 0;
  }
}

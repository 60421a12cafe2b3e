import type { EditedField } from '#shared/admin/domain/editing/edited-subject.ts';
import type { EditableField } from '#shared/admin/domain/subjects/define-subject.ts';
import type { FieldKind } from '#shared/domain/subjects/field-values.ts';
import type { TmdbOffer, TmdbPicture } from '#shared/domain/titles/field-values.ts';
import {
  ArticleControl,
  AsksControl,
  CertificationControl,
  CinemaControl,
  DepartmentControl,
  FormatControl,
  JobControl,
  OriginControl,
  PeriodControl,
  ReasonsControl,
  ResolutionControl,
  SwitchControl,
  TopicControl,
} from '../controls/choice-control.tsx';
import type { ControlProps } from '../controls/control.ts';
import { GalleryControl } from '../controls/gallery-control.tsx';
import { OffersControl, WatchUrlsControl } from '../controls/offers-control.tsx';
import { PictureControl } from '../controls/picture-control.tsx';
import { QuestionsControl } from '../controls/questions-control.tsx';
import { RichControl } from '../controls/rich-control.tsx';
import { SeriesControl } from '../controls/series-control.tsx';
import { SimilarControl } from '../controls/similar-control.tsx';
import { LineControl, TextControl } from '../controls/text-control.tsx';
import { TitlesControl } from '../controls/titles-control.tsx';
import { TrailersControl } from '../controls/trailers-control.tsx';
import { OwnOffersControl } from '../own-offers/own-offers-control.tsx';

/** Controls with one input have the id the label points to; the others are a group named by the label. */
export function isGroup({ kind }: EditableField): boolean {
  const groups: readonly FieldKind[] = [
    'rich',
    'offers',
    'own-offers',
    'watch-urls',
    'gallery',
    'trailers',
    'similar',
    'titles',
    'picture',
    'reasons',
    'questions',
    'pins',
    'sections',
    'home-collections',
    'platforms',
  ];
  return groups.includes(kind);
}

/** The control for a field's kind. `others` are the subject's other fields, for controls that choose among their values. */
export function FieldControl({ others, ...props }: ControlProps & { others: readonly EditedField[] }) {
  const providerOf = <T,>(field: string) =>
    (others.find((each) => each.field === field)?.provider as readonly T[] | null | undefined) ?? [];
  switch (props.spec.kind) {
    case 'rich':
      return <RichControl {...props} />;
    case 'text':
    case 'aliases':
    case 'slugs':
    case 'paths':
      return <TextControl {...props} />;
    case 'certification':
      return <CertificationControl {...props} />;
    case 'reasons':
      return <ReasonsControl {...props} />;
    case 'origin':
      return <OriginControl {...props} />;
    case 'cinema':
      return <CinemaControl {...props} />;
    case 'department':
      return <DepartmentControl {...props} />;
    case 'job':
      return <JobControl {...props} />;
    case 'format':
      return <FormatControl {...props} />;
    case 'topic':
      return <TopicControl {...props} />;
    case 'titles':
      return <TitlesControl {...props} />;
    case 'series':
      return <SeriesControl {...props} />;
    case 'offers':
      return <OffersControl {...props} />;
    case 'own-offers':
      return <OwnOffersControl {...props} />;
    case 'watch-urls':
      return <WatchUrlsControl {...props} offers={providerOf<TmdbOffer>('offers')} />;
    case 'picture':
      return <PictureControl {...props} pictures={providerOf<TmdbPicture>('gallery')} />;
    case 'similar':
      return <SimilarControl {...props} />;
    case 'gallery':
      return <GalleryControl {...props} />;
    case 'switch':
      return <SwitchControl {...props} />;
    case 'questions':
      return <QuestionsControl {...props} />;
    case 'asks':
      return <AsksControl {...props} />;
    case 'period':
      return <PeriodControl {...props} />;
    case 'resolution':
      return <ResolutionControl {...props} />;
    case 'article':
      return <ArticleControl {...props} />;
    case 'trailers':
      return <TrailersControl {...props} />;
    default:
      return <LineControl {...props} />;
  }
}

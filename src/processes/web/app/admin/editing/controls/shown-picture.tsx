import type { PictureKind } from '#shared/domain/pictures/picture-request.ts';
import { classNames } from '../../../design/class-names.ts';
import { Picture } from '../../../design/pictures/picture.tsx';
import styles from './controls.module.css';

const SHAPES = {
  poster: { widths: ['w185', 'w342'], width: 128, height: 192, frame: styles.poster },
  profile: { widths: ['w185', 'w342'], width: 128, height: 192, frame: styles.profile },
  backdrop: { widths: ['w300', 'w500'], width: 256, height: 144, frame: styles.backdrop },
  video: { widths: ['w320'], width: 160, height: 90, frame: styles.video },
} as const;

/** A picture to choose from; the text beside it describes it, so its `alt` is empty. */
export function PictureChoice({ kind, path }: { kind: keyof typeof SHAPES & PictureKind; path: string }) {
  const { widths, width, height, frame } = SHAPES[kind];
  return (
    <span className={classNames(styles.frame, frame)}>
      <Picture kind={kind} path={path} widths={[...widths]} shown={`${width}px`} width={width} height={height} alt="" />
    </span>
  );
}

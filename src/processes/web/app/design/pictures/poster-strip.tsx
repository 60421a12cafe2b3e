import { Picture } from './picture.tsx';

interface PosterStripProps {
  posters: readonly string[];
  className: string | undefined;
  shown: string;
  loading?: 'eager' | 'lazy';
}

/** Some posters as decoration: the titles are listed elsewhere. */
export function PosterStrip({ posters, className, shown, loading = 'lazy' }: PosterStripProps) {
  return (
    <div className={className} aria-hidden="true">
      {posters.map((path) => (
        <Picture
          key={path}
          kind="poster"
          path={path}
          widths={['w185', 'w342']}
          shown={shown}
          width={185}
          height={278}
          alt=""
          loading={loading}
        />
      ))}
    </div>
  );
}

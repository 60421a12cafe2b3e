import type { TitleCard } from '#shared/contract/common.ts';
import { HOME_SHOWN } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { genreWords } from '#shared/text/genres.ts';
import { home } from '#shared/text/home.ts';
import { listWords } from '#shared/text/lists.ts';
import { rankedWords } from '#shared/text/ranked-lists.ts';
import { SearchForm } from '../../shell/search-form.tsx';
import { FallbackNotice } from './fallback-notice.tsx';
import { FamousPeople } from './famous-people.tsx';
import { FeaturedBlock } from './featured-block.tsx';
import { GenreTiles } from './genre-tiles.tsx';
import { Headline } from './headline.tsx';
import styles from './home-page.module.css';
import type { HomeView } from './home-view.ts';
import { PlatformStrip } from './platform-strip.tsx';
import { Premieres } from './premieres.tsx';
import { ServicesRow } from './services-row.tsx';
import { Shelf } from './shelf.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { ArrivedThisWeek, LeftLately } from './streaming-week.tsx';
import { TitleShelf } from './title-shelf.tsx';
import { TopTen } from './top-ten.tsx';
import { useRowsInTurn } from './use-rows-in-turn.ts';

export function HomePage({ view }: { view: HomeView }) {
  const eager = HOME_SHOWN.eagerBackdrops;
  const page = useRowsInTurn();
  return (
    <div ref={page} className={`wrap ${styles.page}`}>
      <Headline />
      <p className={styles.tagline}>{home.tagline}</p>
      <SearchForm label={home.findTitle} isLarge />
      <Shortcuts />
      {/* Not a direct child: those below the fold are laid out later. */}
      <div>
        <ServicesRow platforms={view.platforms} />
      </div>
      <div className={styles.first}>
        {view.notice && <FallbackNotice notice={view.notice} />}
        <FeaturedBlock titles={view.featured} inks={view.inks} heading={home.featured} eager={eager} isFirst />
      </div>
      <ArrivedThisWeek titles={view.arrived} />
      <LeftLately titles={view.left} logos={view.logos} />
      <TitleShelf
        id="no-hype"
        title={home.hype}
        subtitle={home.hypeSubtitle}
        allTo={paths.ranked('trendingMovies')}
        also={{ label: home.trendingSeries, to: paths.ranked('trendingSeries') }}
        titles={view.hype}
        empty={home.noNews}
        isMixed
      />
      <Shelf
        id="generos"
        title={home.exploreByGenre}
        allTo={paths.genres()}
        empty={view.genres.length === 0 && genreWords.none}
      >
        <GenreTiles genres={view.genres} />
      </Shelf>
      <Premieres news={view.news} isObserved={view.isNewsObserved} logos={view.logos} />
      <TitleShelf
        id="em-cartaz"
        title={home.inCinemas}
        subtitle={home.inCinemasSubtitle}
        allTo={paths.ranked('nowPlaying')}
        titles={view.nowPlaying}
        empty={rankedWords.nowPlaying.none}
      />
      <FeaturedBlock
        titles={view.moreFeatured}
        inks={view.inks}
        heading={home.moreFeatured}
        eager={eager - view.featured.length}
      />
      <div className={styles.tops}>
        <Top
          id="top-filmes"
          title={home.topMovies}
          titles={view.topMovies}
          inks={view.inks}
          allTo={paths.ranked('topRatedMovies')}
        />
        <Top
          id="top-series"
          title={home.topSeries}
          titles={view.topSeries}
          inks={view.inks}
          allTo={paths.ranked('topRatedSeries')}
        />
      </div>
      <Shelf id="plataformas" title={home.whereToWatch} empty={view.platforms.length === 0 && home.noPlatforms}>
        <PlatformStrip platforms={view.platforms} />
      </Shelf>
      <Shelf
        id="famosos"
        title={home.famousPeople}
        allTo={paths.people()}
        empty={view.people.length === 0 && listWords.noPeople}
      >
        <FamousPeople people={view.people} />
      </Shelf>
    </div>
  );
}

interface TopProps {
  id: string;
  title: string;
  titles: readonly TitleCard[];
  inks: HomeView['inks'];
  allTo: string;
}

function Top({ id, title, titles, inks, allTo }: TopProps) {
  return (
    <Shelf id={id} title={title} allTo={allTo} empty={titles.length === 0 && home.noNews}>
      <TopTen titles={titles} inks={inks} />
    </Shelf>
  );
}

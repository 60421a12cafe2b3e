import { Fragment, type ReactNode } from 'react';
import type { TitleCard } from '#shared/contract/common.ts';
import { HOME_SHOWN } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { genreWords } from '#shared/text/genres.ts';
import { home } from '#shared/text/home.ts';
import { listWords } from '#shared/text/lists.ts';
import { rankedWords } from '#shared/text/ranked-lists.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import { SearchForm } from '../../shell/search-form.tsx';
import newsCards from '../news/news-cards.module.css';
import { ChosenCollections } from './chosen-collections.tsx';
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
      {view.notice && (
        <div className={styles.first}>
          <FallbackNotice notice={view.notice} />
        </div>
      )}
      {view.sections.map((section, place) => (
        <Fragment key={section}>{SECTIONS[section](view, place === 0)}</Fragment>
      ))}
    </div>
  );
}

const eager = HOME_SHOWN.eagerBackdrops;

const SECTIONS: Readonly<Record<HomeView['sections'][number], (view: HomeView, isFirst: boolean) => ReactNode>> = {
  // Not a direct child of the page: those are laid out later.
  featured: ({ featured, inks }, isFirst) => (
    <div className={isFirst ? styles.first : styles.later}>
      <FeaturedBlock titles={featured} inks={inks} heading={home.featured} eager={isFirst ? eager : 0} isFirst />
    </div>
  ),
  arrived: ({ arrived }) => <ArrivedThisWeek titles={arrived} />,
  left: ({ left, logos }) => <LeftLately titles={left} logos={logos} />,
  hype: ({ hype }) => (
    <TitleShelf
      id="no-hype"
      title={home.hype}
      subtitle={home.hypeSubtitle}
      allTo={paths.ranked('trendingMovies')}
      also={{ label: home.trendingSeries, to: paths.ranked('trendingSeries') }}
      titles={hype}
      empty={home.noNews}
      isMixed
    />
  ),
  genres: ({ genres }) => (
    <Shelf
      id="generos"
      title={home.exploreByGenre}
      allTo={paths.genres()}
      empty={genres.length === 0 && genreWords.none}
    >
      <GenreTiles genres={genres} />
    </Shelf>
  ),
  collections: ({ collections }) => collections.length > 0 && <ChosenCollections collections={collections} />,
  premieres: ({ premieres, arePremieresObserved, logos }) => (
    <Premieres news={premieres} isObserved={arePremieresObserved} logos={logos} />
  ),
  cinemas: ({ nowPlaying }) => (
    <TitleShelf
      id="em-cartaz"
      title={home.inCinemas}
      subtitle={home.inCinemasSubtitle}
      allTo={paths.ranked('nowPlaying')}
      titles={nowPlaying}
      empty={rankedWords.nowPlaying.none}
    />
  ),
  moreFeatured: ({ featured, moreFeatured, inks, sections }) => (
    <FeaturedBlock
      titles={moreFeatured}
      inks={inks}
      heading={home.moreFeatured}
      eager={sections[0] === 'featured' ? eager - featured.length : 0}
    />
  ),
  news: ({ news }) => news && <RichText html={news} className={newsCards.cards} />,
  tops: ({ topMovies, topSeries, inks }) => (
    <div className={styles.tops}>
      <Top
        id="top-filmes"
        title={home.topMovies}
        titles={topMovies}
        inks={inks}
        allTo={paths.ranked('topRatedMovies')}
      />
      <Top
        id="top-series"
        title={home.topSeries}
        titles={topSeries}
        inks={inks}
        allTo={paths.ranked('topRatedSeries')}
      />
    </div>
  ),
  platforms: ({ platforms }) => (
    <Shelf id="plataformas" title={home.whereToWatch} empty={platforms.length === 0 && home.noPlatforms}>
      <PlatformStrip platforms={platforms} />
    </Shelf>
  ),
  people: ({ people }) => (
    <Shelf
      id="famosos"
      title={home.famousPeople}
      allTo={paths.people()}
      empty={people.length === 0 && listWords.noPeople}
    >
      <FamousPeople people={people} />
    </Shelf>
  ),
};

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

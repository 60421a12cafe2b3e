import { formatCount } from '../plural.ts';
import { inPlatform, type NamedPlatform } from './platforms.ts';

/** Texts of /gratis, and of a free service's page. */
export const freeWords = {
  title: 'Grátis e dentro da lei',
  intro:
    'Serviços públicos e gratuitos que têm direito de exibir o que exibem. Veja o que cada um pede antes de abrir.',
  metaDescription:
    'Onde ver filmes e séries de graça e dentro da lei no Brasil: serviços públicos e gratuitos, o que cada um pede e o que há em cada um.',
  failed: 'Erro ao carregar os serviços grátis',
  filters: 'Mostrar serviços',
  filterLabels: {
    '': 'Todos',
    'sem-anuncios': 'Sem anúncios',
    'sem-cadastro': 'Sem cadastro',
    publico: 'Público',
  },
  asks: 'Pede',
  ads: 'Anúncios',
  titles: 'Títulos',
  yes: 'Sim',
  no: 'Não',
  count: (count: number) => formatCount(count),
  catalogue: 'Ver catálogo',
  catalogueOf: (name: string) => `Ver catálogo: ${name}`,
  open: 'Abrir',
  openOf: ({ name, article }: NamedPlatform) => `Abrir ${article} ${name}`,
  checkedOn: (day: string) => `Conferido em ${day}`,
  demonstration: 'Nesta demonstração há serviços inventados, e cada um deles diz isso.',
  invented: 'serviço inventado para a demonstração',
  shelf: ({ is_public, asks, asks_label, has_ads }: ShelfFacts) => {
    const asked = asks === 'nothing' ? 'não pede nada' : `pede ${lowerFirst(asks_label)}`;
    const said = [is_public ? 'público' : '', asked, has_ads ? 'com anúncios' : 'sem anúncios']
      .filter(Boolean)
      .join(' · ');
    return said.charAt(0).toUpperCase() + said.slice(1);
  },
  seeAll: (count: number) => (count === 1 ? 'Ver o título' : `Ver os ${formatCount(count)}`),
  seeAllOf: (platform: NamedPlatform) => `Ver tudo o que há ${inPlatform(platform)}`,
  genre: (name: string) => `${name} de graça`,
  seeAllGenre: (name: string) => `Ver todos os filmes grátis de ${name.toLowerCase()}`,
  allMovies: 'Todos os filmes grátis',
  allSeries: 'Todas as séries grátis',
  lists: 'Listas do que é grátis',
  none: 'Nenhum serviço aqui por enquanto.',
  noneHint: 'Assim que a redação conferir um, ele aparece.',
} as const;

interface ShelfFacts {
  is_public: boolean;
  asks: string;
  asks_label: string;
  has_ads: boolean;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

import { plural } from '../plural.ts';

/** Texts of the galleries and their viewer. */
export const galleryWords = {
  title: 'Galeria de imagens',
  photos: 'Galeria de fotos',
  noneOfMovie: 'Nenhuma imagem disponível para este filme.',
  noneOfSeries: 'Nenhuma imagem disponível para esta série.',
  scene: (title: string) => `Cena de ${title}`,
  poster: (title: string) => `Pôster de ${title}`,
  photo: (name: string) => `Foto de ${name}`,

  position: (position: number, total: number) => `${position} de ${total}`,
  pictureAt: (alt: string, position: number, total: number) => `${alt}, imagem ${position} de ${total}`,
  more: (count: number) => `+ ${count}`,
  seeMore: (count: number) => plural(count, 'Ver mais # imagem', 'Ver mais # imagens'),

  previous: 'Anterior',
  next: 'Próxima',
  zoomIn: 'Aumentar zoom',
  zoomOut: 'Diminuir zoom',
  zoom: (percent: number) => `${percent}%`,
  rotate: 'Girar 90 graus',
  reset: 'Reset',
  strip: 'Todas as imagens',
  failed: 'Erro ao carregar imagem',
} as const;

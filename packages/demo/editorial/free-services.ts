/** Invented, and their names and texts say so: addresses are of the domain `.example`, so that pages say it too. */
interface DemoService {
  name: string;
  article: 'a' | 'o';
  about: string;
  url: string;
  asks: 'nothing' | 'registration' | 'gov-br' | 'other';
  asksOther: string;
  hasAds: boolean;
  isPublic: boolean;
  /** Films and series of the demo, by their numbers at TMDB. */
  movies: readonly number[];
  series: readonly number[];
}

export const demoFreeServices: readonly DemoService[] = [
  {
    ...{ name: 'Cine Farol', article: 'o', about: 'Serviço público inventado, com cinema brasileiro' },
    ...{ url: 'https://cinefarol.example/', asks: 'gov-br', asksOther: '', hasAds: false, isPublic: true },
    movies: [8353, 836, 67062, 67612, 86320, 59990, 146075, 186738, 42031, 68173, 900_000_106, 666],
    series: [900_000_519, 900_000_520],
  },
  {
    ...{ name: 'Sessão Aberta', article: 'a', about: 'Cineclube inventado: é só abrir e assistir' },
    ...{ url: 'https://sessaoaberta.example/', asks: 'nothing', asksOther: '', hasAds: false, isPublic: false },
    movies: [45318, 97989, 60141, 53961, 900_000_207, 8439, 900_000_200, 223_706],
    series: [900_000_513],
  },
  {
    ...{ name: 'Canal Lamparina', article: 'o', about: 'Canal inventado, com intervalos' },
    ...{ url: 'https://canallamparina.example/', asks: 'registration', asksOther: '', hasAds: true, isPublic: false },
    movies: [40823, 52345, 34588, 49367, 900_000_201],
    series: [900_000_514],
  },
];

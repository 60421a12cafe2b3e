import { barunson, cjEntertainment } from '../companies.ts';
import { demoTrailers } from '../trailers.ts';
import type { DemoMovie } from '../types.ts';

export const parasita: DemoMovie = {
  id: 496243,
  imdbId: 'tt6751668',
  originalTitle: '기생충',
  originalLanguage: 'ko',
  releaseDate: '2019-05-30',
  releases: [
    { country: 'FR', date: '2019-05-21', type: 1, certification: '', note: 'Cannes Film Festival' },
    { country: 'KR', date: '2019-05-30', type: 3, certification: '15' },
    { country: 'BR', date: '2019-11-07', type: 3, certification: '16' },
  ],
  runtime: 133,
  genreIds: [35, 53, 18],
  countries: ['KR'],
  spokenLanguages: ['ko', 'en'],
  companies: [barunson, cjEntertainment],
  budget: 11_363_000,
  revenue: 0,
  translations: [
    { language: 'ko', country: 'KR', title: '', overview: '', tagline: '' },
    {
      language: 'pt',
      country: 'BR',
      title: 'Parasita',
      overview:
        'Os Kim dobram caixas de pizza num porão com vista para a calçada e caçam o sinal de internet dos vizinhos. Até que o filho arruma emprego: aulas de inglês para a herdeira de uma casa de vidro no alto do morro. Um diploma falso puxa o outro, e em poucas semanas a família inteira bate ponto ali sem que ninguém desconfie do parentesco. Bong Joon-ho arma a comédia degrau por degrau. Quando a chuva aperta, você percebe quantos ainda faltavam descer.',
      tagline: '',
    },
    {
      language: 'en',
      country: 'US',
      title: 'Parasite',
      overview:
        'The Kims fold pizza boxes in a half-basement and borrow their neighbours’ wifi. Then the son is hired to tutor a rich man’s daughter, and one by one the family moves in by way of the payroll. The house on the hill has room for everyone, it seems, and one more door than the plans admit.',
      tagline: '',
    },
  ],
  alternativeTitles: [{ country: 'BR', title: 'Parasita' }],
  cast: [
    { person: 'Song Kang-ho', character: 'Ki-taek' },
    { person: 'Lee Sun-kyun', character: 'Dong-ik' },
    { person: 'Cho Yeo-jeong', character: 'Yeon-kyo' },
    { person: 'Choi Woo-shik', character: 'Ki-woo' },
    { person: 'Park So-dam', character: 'Ki-jung' },
    { person: 'Lee Jung-eun', character: 'Moon-gwang' },
    { person: 'Jang Hye-jin', character: 'Chung-sook' },
    { person: 'Park Myung-hoon', character: 'Geun-sae' },
  ],
  crew: [
    { person: 'Bong Joon-ho', job: 'Director' },
    { person: 'Bong Joon-ho', job: 'Screenplay' },
    { person: 'Han Jin-won', job: 'Screenplay' },
    { person: 'Kwak Sin-ae', job: 'Producer' },
    { person: 'Bong Joon-ho', job: 'Producer' },
  ],
  keywords: [{ id: 14514, name: 'class differences' }],
  videos: demoTrailers('2019-08-14'),
  offers: { flatrate: [1899], rent: [2, 3, 10], buy: [2, 3] },
  recommendations: [238, 310569, 346],
  voteAverage: 8.5,
  voteCount: 16382,
  popularity: 70.512,
  posterCount: 3,
  backdropCount: 4,
  art: { genre: 'thriller', motif: 3, palette: 0, voice: 0, layout: 'bleedBottom' },
};

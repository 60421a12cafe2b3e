import type { DemoPerson } from './types.ts';

/** People whose TMDB id we are not sure of live from here on, where TMDB has nobody. */
const RESERVED = 900_000_000;

type Row = [id: number, name: string];

/** Names and credits only: nothing is told here about a living person. */
const ACTING: Row[] = [
  [1158, 'Al Pacino'],
  [1646, 'Udo Kier'],
  [3084, 'Marlon Brando'],
  [3085, 'James Caan'],
  [3087, 'Robert Duvall'],
  [3092, 'Diane Keaton'],
  [7450, 'Toshirō Mifune'],
  [8602, 'Alice Braga'],
  [20738, 'Song Kang-ho'],
  [52583, 'Wagner Moura'],
  [RESERVED + 1, 'Maria Fernanda Cândido'],
  [RESERVED + 2, 'Gabriel Leone'],
  [RESERVED + 3, 'Carlos Francisco'],
  [RESERVED + 4, 'Alice Carvalho'],
  [RESERVED + 5, 'Hermila Guedes'],
  [RESERVED + 6, 'Tânia Maria'],
  [RESERVED + 7, 'Robério Diógenes'],
  [RESERVED + 8, 'Isabél Zuaa'],
  [RESERVED + 9, 'Thomás Aquino'],
  [RESERVED + 10, 'Fernanda Torres'],
  [RESERVED + 11, 'Selton Mello'],
  [RESERVED + 12, 'Fernanda Montenegro'],
  [RESERVED + 13, 'Valentina Herszage'],
  [RESERVED + 14, 'Luiza Kosovski'],
  [RESERVED + 15, 'Bárbara Luz'],
  [RESERVED + 16, 'Guilherme Silveira'],
  [RESERVED + 17, 'Antonio Saboia'],
  [RESERVED + 18, 'Marjorie Estiano'],
  [RESERVED + 19, 'Humberto Carrão'],
  [RESERVED + 20, 'Dan Stulbach'],
  [RESERVED + 21, 'Alexandre Rodrigues'],
  [RESERVED + 22, 'Leandro Firmino'],
  [RESERVED + 23, 'Phellipe Haagensen'],
  [RESERVED + 24, 'Douglas Silva'],
  [RESERVED + 25, 'Jonathan Haagensen'],
  [RESERVED + 26, 'Matheus Nachtergaele'],
  [RESERVED + 27, 'Seu Jorge'],
  [RESERVED + 28, 'Roberta Rodrigues'],
  [RESERVED + 29, 'Jefechander Suplino'],
  [RESERVED + 30, 'Vinícius de Oliveira'],
  [RESERVED + 31, 'Marília Pêra'],
  [RESERVED + 32, 'Soia Lira'],
  [RESERVED + 33, 'Othon Bastos'],
  [RESERVED + 34, 'Otávio Augusto'],
  [RESERVED + 35, 'Caio Junqueira'],
  [RESERVED + 36, 'Bárbara Colen'],
  [RESERVED + 37, 'Silvero Pereira'],
  [RESERVED + 38, 'Sônia Braga'],
  [RESERVED + 39, 'Thardelly Lima'],
  [RESERVED + 40, 'Karine Teles'],
  [RESERVED + 41, 'Wilson Rabelo'],
  [RESERVED + 42, 'Luciana Souza'],
  [RESERVED + 43, 'André Ramiro'],
  [RESERVED + 44, 'Maria Ribeiro'],
  [RESERVED + 45, 'Fernanda Machado'],
  [RESERVED + 46, 'Milhem Cortaz'],
  [RESERVED + 47, 'Fábio Lago'],
  [RESERVED + 48, 'Denise Fraga'],
  [RESERVED + 49, 'Diogo Vilela'],
  [RESERVED + 50, 'Rogério Cardoso'],
  [RESERVED + 51, 'Lima Duarte'],
  [RESERVED + 52, 'Marco Nanini'],
  [RESERVED + 53, 'Virginia Cavendish'],
  [RESERVED + 54, 'Paulo Goulart'],
  [RESERVED + 55, 'Luís Melo'],
  [RESERVED + 56, 'Maurício Gonçalves'],
  [RESERVED + 57, 'Regina Casé'],
  [RESERVED + 58, 'Camila Márdila'],
  [RESERVED + 59, 'Michel Joelsas'],
  [RESERVED + 60, 'Lourenço Mutarelli'],
  [RESERVED + 61, 'Helena Albergaria'],
  [RESERVED + 62, 'Maeve Jinkings'],
  [RESERVED + 63, 'Irandhir Santos'],
  [RESERVED + 64, 'Zoraide Coleto'],
  [RESERVED + 65, 'Fernando Teixeira'],
  [RESERVED + 66, 'Buda Lira'],
  [RESERVED + 67, 'Carla Ribas'],
  [RESERVED + 68, 'Lee Sun-kyun'],
  [RESERVED + 69, 'Cho Yeo-jeong'],
  [RESERVED + 70, 'Choi Woo-shik'],
  [RESERVED + 71, 'Park So-dam'],
  [RESERVED + 72, 'Lee Jung-eun'],
  [RESERVED + 73, 'Jang Hye-jin'],
  [RESERVED + 74, 'Park Myung-hoon'],
  [RESERVED + 75, 'Richard S. Castellano'],
  [RESERVED + 76, 'Talia Shire'],
  [RESERVED + 77, 'John Cazale'],
  [RESERVED + 78, 'Sterling Hayden'],
  [RESERVED + 79, 'Abe Vigoda'],
  [RESERVED + 80, 'Al Lettieri'],
  [RESERVED + 81, 'Takashi Shimura'],
  [RESERVED + 82, 'Keiko Tsushima'],
  [RESERVED + 83, 'Kamatari Fujiwara'],
  [RESERVED + 84, 'Daisuke Katō'],
  [RESERVED + 85, 'Isao Kimura'],
  [RESERVED + 86, 'Minoru Chiaki'],
  [RESERVED + 87, 'Seiji Miyaguchi'],
  [RESERVED + 88, 'Yoshio Inaba'],
];

const DIRECTING: Row[] = [
  [1776, 'Francis Ford Coppola'],
  [5026, 'Akira Kurosawa'],
  [21684, 'Bong Joon-ho'],
  [RESERVED + 201, 'Kleber Mendonça Filho'],
  [RESERVED + 202, 'Juliano Dornelles'],
  [RESERVED + 203, 'Walter Salles'],
  [RESERVED + 204, 'Fernando Meirelles'],
  [RESERVED + 205, 'Kátia Lund'],
  [RESERVED + 206, 'José Padilha'],
  [RESERVED + 207, 'Guel Arraes'],
  [RESERVED + 208, 'Anna Muylaert'],
];

const WRITING: Row[] = [
  [RESERVED + 301, 'Murilo Hauser'],
  [RESERVED + 302, 'Heitor Lorega'],
  [RESERVED + 303, 'Marcelo Rubens Paiva'],
  [RESERVED + 304, 'Bráulio Mantovani'],
  [RESERVED + 305, 'Paulo Lins'],
  [RESERVED + 306, 'João Emanuel Carneiro'],
  [RESERVED + 307, 'Marcos Bernstein'],
  [RESERVED + 308, 'Rodrigo Pimentel'],
  [RESERVED + 309, 'Adriana Falcão'],
  [RESERVED + 310, 'João Falcão'],
  [RESERVED + 311, 'Ariano Suassuna'],
  [RESERVED + 312, 'Han Jin-won'],
  [RESERVED + 313, 'Mario Puzo'],
  [RESERVED + 314, 'Shinobu Hashimoto'],
  [RESERVED + 315, 'Hideo Oguni'],
];

const PRODUCTION: Row[] = [
  [RESERVED + 401, 'Emilie Lesclaux'],
  [RESERVED + 402, 'Maria Carlota Bruno'],
  [RESERVED + 403, 'Rodrigo Teixeira'],
  [RESERVED + 404, 'Martine de Clermont-Tonnerre'],
  [RESERVED + 405, 'Andrea Barata Ribeiro'],
  [RESERVED + 406, 'Mauricio Andrade Ramos'],
  [RESERVED + 407, 'Arthur Cohn'],
  [RESERVED + 408, 'Saïd Ben Saïd'],
  [RESERVED + 409, 'Michel Merkt'],
  [RESERVED + 410, 'Marcos Prado'],
  [RESERVED + 411, 'Fabiano Gullane'],
  [RESERVED + 412, 'Caio Gullane'],
  [RESERVED + 413, 'Débora Ivanov'],
  [RESERVED + 414, 'Kwak Sin-ae'],
  [RESERVED + 415, 'Albert S. Ruddy'],
  [RESERVED + 416, 'Sojiro Motoki'],
];

const OTHERS: [...Row, department: string][] = [
  [RESERVED + 501, 'César Charlone', 'Camera'],
  [RESERVED + 502, 'Daniel Rezende', 'Editing'],
  [RESERVED + 503, 'Walter Carvalho', 'Camera'],
  [RESERVED + 504, 'Gordon Willis', 'Camera'],
  [RESERVED + 505, 'Nino Rota', 'Sound'],
  [RESERVED + 506, 'Antonio Pinto', 'Sound'],
];

/** TMDB often lacks a picture: some of the cast and nearly all of the crew have none here either. */
const WITHOUT_PHOTO = new Set([
  'Robério Diógenes',
  'Jefechander Suplino',
  'Otávio Augusto',
  'Rogério Cardoso',
  'Buda Lira',
]);

export const demoPeople: readonly DemoPerson[] = [
  ...ACTING.map(([id, name]) => ({ id, name, department: 'Acting', hasPhoto: !WITHOUT_PHOTO.has(name) })),
  ...DIRECTING.map(([id, name]) => ({ id, name, department: 'Directing', hasPhoto: true })),
  ...WRITING.map(([id, name]) => ({ id, name, department: 'Writing', hasPhoto: false })),
  ...PRODUCTION.map(([id, name]) => ({ id, name, department: 'Production', hasPhoto: false })),
  ...OTHERS.map(([id, name, department]) => ({ id, name, department, hasPhoto: false })),
];

const byName = new Map(demoPeople.map((person) => [person.name, person]));
const byId = new Map(demoPeople.map((person) => [person.id, person]));

export function findDemoPersonByName(name: string): DemoPerson | undefined {
  return byName.get(name);
}

export function findDemoPerson(id: number): DemoPerson | undefined {
  return byId.get(id);
}

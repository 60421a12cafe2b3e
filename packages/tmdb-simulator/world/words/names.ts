import { mix, pick, pickEarly } from '../bits.ts';

/** Common names combined at random: a match with a real person is accidental. The front of a list is used more often. */
const list = (words: string) => words.split(' ');

const FIRST = {
  pt: {
    1: list(
      'Ana Maria Beatriz Júlia Helena Clara Marina Luísa Sofia Laura Alice Cecília Isabel Teresa Lúcia Rosa Márcia Vera Irene Débora Sílvia Tainá Iara Jussara Conceição Dalva Zélia Nair',
    ),
    2: list(
      'João Pedro Lucas Mateus Rafael Antônio José Carlos Paulo Miguel Gabriel Bruno André Luís Marcos Tiago Vicente Benedito Caio Davi Otávio Raul Sérgio Ubirajara Joaquim Anselmo Cícero Heitor',
    ),
  },
  en: {
    1: list('Emma Grace Olivia Ruth Hannah Claire Alice Nora Daisy Ivy Martha June Edith Poppy Harriet Wendy'),
    2: list('James Thomas Henry Oliver Jack Samuel Walter Owen Felix Arthur Miles Simon Edgar Nathan Ralph Victor'),
  },
  es: {
    1: list('Lucía Carmen Elena Inés Marta Rocío Pilar Paula Ximena Valeria Dolores Amparo'),
    2: list('Diego Javier Andrés Tomás Álvaro Emilio Ramón Joaquín Iván Rodrigo Esteban Hugo'),
  },
  fr: {
    1: list('Camille Élise Manon Juliette Margaux Chloé Odile Sylvie Aurore Colette'),
    2: list('Louis Antoine Julien Étienne Hugo Rémi Bastien Gaspard Laurent Émile'),
  },
  ja: { 1: list('Yuki Haruka Aoi Sakura Naoko Emi'), 2: list('Haruto Kenji Takumi Ren Daichi Shin') },
  ko: { 1: list('Ji-woo Seo-yeon Ha-eun Min-ji'), 2: list('Min-jun Ji-ho Hyun-woo Tae-yang') },
  ru: { 1: list('Anna Olga Irina Nadia Vera Daria'), 2: list('Ivan Dmitri Sergei Nikolai Pavel Anton') },
  ar: { 1: list('Layla Amina Salma Nour Yasmin'), 2: list('Omar Karim Youssef Tarek Samir') },
  he: { 1: list('Noa Tamar Yael Maya Shira'), 2: list('Eitan Noam Yonatan Amit Gil') },
} as const;

const LAST = {
  pt: list(
    'Silva Santos Oliveira Souza Lima Pereira Ferreira Costa Rodrigues Almeida Nascimento Araújo Ribeiro Carvalho Gomes Martins Rocha Barbosa Moura Teixeira Cardoso Mendes Freitas Batista Nogueira Campos Pinheiro Xavier Queiroz Brandão Sampaio Figueira Arruda Vilela Guimarães Quintela',
  ),
  en: list(
    'Walker Harris Bennett Carter Hughes Foster Reed Marsh Whitfield Holloway Barlow Thorne Ashby Fairchild Langley Pike Underhill Wexford',
  ),
  es: list('García Navarro Ortega Fuentes Molina Salazar Vega Cordero Luján Espinosa Quiroga Barrios'),
  fr: list('Moreau Lambert Girard Fontaine Mercier Chevalier Delorme Vasseur Rousselle Beaumont'),
  ja: list('Sato Tanaka Yamada Kobayashi Mori Fujita Hayashi Okada'),
  ko: list('Kim Lee Park Choi Jung Kang Yoon'),
  ru: list('Volkov Morozov Sokolov Orlov Lebedev Belov'),
  ar: list('Hassan Mansour Farouk Nasser Salem Rashid'),
  he: list('Levi Mizrahi Peretz Biton Shalev Golan'),
} as const;

/** Used as original_name and also_known_as for people who write in another script. */
const NATIVE: Partial<Record<NameLanguage, readonly string[]>> = {
  ja: ['佐藤 春', '田中 葵', '山田 蓮', '小林 翼', '森 直子', '林 大地'],
  ko: ['김지우', '이서연', '박민준', '최하은', '정현우', '강태양'],
  ru: ['Анна Волкова', 'Иван Морозов', 'Ольга Соколова', 'Павел Орлов', 'Вера Белова'],
  ar: ['ليلى حسن', 'عمر منصور', 'سلمى فاروق', 'كريم ناصر'],
  he: ['נועה לוי', 'איתן מזרחי', 'תמר פרץ', 'נועם ביטון'],
};

export type NameLanguage = keyof typeof FIRST;

export function personName(bits: number, language: NameLanguage, gender: 1 | 2): string {
  const first = pickEarly(mix(bits, 1), FIRST[language][gender]);
  const last = pickEarly(mix(bits, 2), LAST[language]);
  if (language !== 'pt') return `${first} ${last}`;

  // Many Brazilians have two first or last names; this also makes four million names more distinct.
  const shape = mix(bits, 3) % 8;
  if (shape < 3) return `${first} ${last}`;
  if (shape < 6) return `${first} ${pick(mix(bits, 4), LAST.pt)} ${last}`;
  if (shape === 6) return `${first} ${pick(mix(bits, 5), FIRST.pt[gender])} ${last}`;
  return `${first} de ${last}`;
}

export function nativeName(bits: number, language: NameLanguage): string | undefined {
  const names = NATIVE[language];
  return names && pick(mix(bits, 6), names);
}

/** A first name only, for characters in stories. */
export function heroName(bits: number): string {
  return pickEarly(mix(bits, 7), FIRST.pt[mix(bits, 8) % 2 ? 1 : 2]);
}

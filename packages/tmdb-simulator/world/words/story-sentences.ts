import type { WordLanguage } from './title.ts';

/** The names and things that a sentence may mention. */
export interface Cast {
  hero: string;
  other: string;
  place: string;
  a: string;
  b: string;
}

type Sentence = (cast: Cast) => string;

export interface Sentences {
  opening: readonly Sentence[];
  middle: readonly Sentence[];
  ending: readonly Sentence[];
}

const portuguese: Sentences = {
  opening: [
    ({ hero, place, a }) => `${hero} volta a ${place} depois de muitos anos e encontra ${a} onde menos esperava.`,
    ({ hero, a, b }) => `Quando ${a} muda de dono, ${hero} descobre que ${b} nunca foi o que contavam.`,
    ({ hero, other, a }) => `${hero} e ${other} dividem a mesma rua, a mesma pressa e um só assunto: ${a}.`,
    ({ place, hero, a }) => `Em ${place}, ninguém fala sobre ${a}, até que ${hero} faz a primeira pergunta.`,
    ({ hero, a }) => `Aos setenta anos, ${hero} decide que ainda dá tempo de entender ${a}.`,
    ({ hero, b, place }) => `${hero} tem três dias para tirar ${b} de ${place} sem que ninguém perceba.`,
    ({ hero, other, b }) => `Contratada para guardar ${b}, a família de ${hero} passa a desconfiar de ${other}.`,
    ({ place, a, hero }) => `Uma noite sem luz em ${place} põe ${a} no caminho de ${hero}.`,
  ],
  middle: [
    ({ other }) => `${other} sabe mais do que diz e cobra caro por cada resposta.`,
    ({ hero, b }) => `Para seguir em frente, ${hero} precisa escolher entre a família e ${b}.`,
    ({ place }) => `Enquanto isso, ${place} inteira se prepara para uma festa que talvez não aconteça.`,
    ({ a }) => `Quanto mais perto se chega, mais ${a} parece uma invenção.`,
    ({ hero, other }) => `${hero} aprende a mentir, ${other} desaprende, e os dois pagam por isso.`,
    ({ b }) => `O preço disso tudo tem nome, endereço e cheira a café: ${b}.`,
  ],
  ending: [
    ({ hero }) => `No fim, só ${hero} vai poder dizer o que aconteceu.`,
    ({ a }) => `E ${a}, que parecia o começo, era a última página.`,
    ({ other }) => `Só que ${other} já tinha feito as malas.`,
    ({ place }) => `Depois daquela madrugada, ${place} nunca mais foi a mesma.`,
    ({ hero, other }) => `Resta saber quem chega primeiro: ${hero} ou ${other}.`,
    ({ b }) => `Ninguém contava que ${b} fosse responder.`,
    () => 'A verdade, como sempre, estava na cozinha.',
  ],
};

const english: Sentences = {
  opening: [
    ({ hero, place, a }) => `${hero} returns to ${place} after many years and finds ${a} where nobody looked.`,
    ({ hero, a, b }) => `When ${a} changes hands, ${hero} learns that ${b} was never what people said.`,
    ({ hero, other, a }) => `${hero} and ${other} share a street, a hurry and one subject: ${a}.`,
    ({ place, hero, a }) => `Nobody in ${place} speaks about ${a} until ${hero} asks the first question.`,
    ({ hero, b, place }) => `${hero} has three days to take ${b} out of ${place} unseen.`,
  ],
  middle: [
    ({ other }) => `${other} knows more than ${other} tells, and every answer has a price.`,
    ({ hero, b }) => `To go on, ${hero} must choose between family and ${b}.`,
    ({ a }) => `The closer they come, the more ${a} looks like an invention.`,
  ],
  ending: [
    ({ hero }) => `In the end only ${hero} can say what happened.`,
    ({ other }) => `But ${other} has packed already.`,
    ({ place }) => `After that dawn ${place} was never the same.`,
    ({ b }) => `Nobody expected ${b} to answer.`,
  ],
};

const spanish: Sentences = {
  opening: [
    ({ hero, place, a }) => `${hero} regresa a ${place} y encuentra ${a} donde nadie miraba.`,
    ({ place, hero, a }) => `En ${place} nadie habla de ${a}, hasta que ${hero} pregunta.`,
  ],
  middle: [({ other }) => `${other} sabe más de lo que cuenta.`],
  ending: [({ hero }) => `Al final, solo ${hero} podrá decir qué pasó.`, ({ b }) => `Y ${b} guarda la respuesta.`],
};

const french: Sentences = {
  opening: [
    ({ hero, place, a }) => `${hero} revient à ${place} et retrouve ${a} là où personne ne cherchait.`,
    ({ place, hero, a }) => `À ${place}, on évite ${a}, jusqu'à la première question posée par ${hero}.`,
  ],
  middle: [({ other }) => `${other} en sait plus qu'il n'y paraît.`],
  ending: [({ hero }) => `À la fin, seul le silence répondra à ${hero}.`, ({ b }) => `Et ${b} garde la réponse.`],
};

/** One opening and two endings: enough to distinguish languages and versions. */
function brief(opening: Sentence, ...ending: Sentence[]): Sentences {
  return { opening: [opening], middle: [opening], ending };
}

export const SENTENCES: Record<WordLanguage, Sentences> = {
  pt: portuguese,
  en: english,
  es: spanish,
  fr: french,
  ja: brief(
    ({ a, b }) => `${a}と${b}をめぐる物語。`,
    ({ a }) => `すべては${a}から始まった。`,
    ({ b }) => `${b}は答えを知っている。`,
  ),
  ko: brief(
    ({ a, b }) => `${a}, 그리고 ${b}에 관한 이야기.`,
    ({ a }) => `모든 것은 ${a}에서 시작된다.`,
    ({ b }) => `${b}만이 답을 알고 있다.`,
  ),
  ru: brief(
    ({ a, b }) => `Это история, где есть ${a} и ${b}.`,
    ({ a }) => `Всё меняет ${a}.`,
    ({ b }) => `Ответ знает только ${b}.`,
  ),
  ar: brief(
    ({ a, b }) => `حكاية عن ${a} و${b}.`,
    ({ a }) => `كل شيء يبدأ مع ${a}.`,
    ({ b }) => `والجواب عند ${b}.`,
  ),
  he: brief(
    ({ a, b }) => `סיפור על ${a} ועל ${b}.`,
    ({ a }) => `הכול מתחיל עם ${a}.`,
    ({ b }) => `התשובה אצל ${b}.`,
  ),
};

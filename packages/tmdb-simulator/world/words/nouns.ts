/** One noun in the nine languages of generated titles, with its article where the language has articles. */
export interface Noun {
  pt: string;
  en: string;
  es: string;
  fr: string;
  ja: string;
  ko: string;
  ru: string;
  ar: string;
  he: string;
  /** In title case: "o Farol", "Last Day". */
  ptTitle: string;
  enTitle: string;
}

const ROWS = `
a noite|night|la noche|la nuit|夜|밤|ночь|الليل|הלילה
o farol|lighthouse|el faro|le phare|灯台|등대|маяк|المنارة|המגדלור
o rio|river|el río|la rivière|川|강|река|النهر|הנהר
a casa|house|la casa|la maison|家|집|дом|البيت|הבית
o mar|sea|el mar|la mer|海|바다|море|البحر|הים
a cidade|city|la ciudad|la ville|街|도시|город|المدينة|העיר
o segredo|secret|el secreto|le secret|秘密|비밀|тайна|السر|הסוד
a estrada|road|el camino|la route|道|길|дорога|الطريق|הדרך
o silêncio|silence|el silencio|le silence|沈黙|침묵|тишина|الصمت|השתיקה
a chuva|rain|la lluvia|la pluie|雨|비|дождь|المطر|הגשם
o inverno|winter|el invierno|l'hiver|冬|겨울|зима|الشتاء|החורף
a sombra|shadow|la sombra|l'ombre|影|그림자|тень|الظل|הצל
o jardim|garden|el jardín|le jardin|庭|정원|сад|الحديقة|הגן
a memória|memory|la memoria|la mémoire|記憶|기억|память|الذاكرة|הזיכרון
o trem|train|el tren|le train|列車|기차|поезд|القطار|הרכבת
a ilha|island|la isla|l'île|島|섬|остров|الجزيرة|האי
o vento|wind|el viento|le vent|風|바람|ветер|الريح|הרוח
a carta|letter|la carta|la lettre|手紙|편지|письмо|الرسالة|המכתב
o espelho|mirror|el espejo|le miroir|鏡|거울|зеркало|المرآة|המראה
a ponte|bridge|el puente|le pont|橋|다리|мост|الجسر|הגשר
o fogo|fire|el fuego|le feu|火|불|огонь|النار|האש
a montanha|mountain|la montaña|la montagne|山|산|гора|الجبل|ההר
o relógio|clock|el reloj|l'horloge|時計|시계|часы|الساعة|השעון
a lua|moon|la luna|la lune|月|달|луна|القمر|הירח
o herdeiro|heir|el heredero|l'héritier|後継者|상속자|наследник|الوريث|היורש
a viagem|journey|el viaje|le voyage|旅|여행|путешествие|الرحلة|המסע
o circo|circus|el circo|le cirque|サーカス|서커스|цирк|السيرك|הקרקס
a promessa|promise|la promesa|la promesse|約束|약속|обещание|الوعد|ההבטחה
o quintal|backyard|el patio|la cour|裏庭|뒷마당|двор|الفناء|החצר
a vizinha|neighbour|la vecina|la voisine|隣人|이웃|соседка|الجارة|השכנה
o verão|summer|el verano|l'été|夏|여름|лето|الصيف|הקיץ
a máscara|mask|la máscara|le masque|仮面|가면|маска|القناع|המסכה
o baile|ball|el baile|le bal|舞踏会|무도회|бал|الحفل|הנשף
a fronteira|border|la frontera|la frontière|国境|국경|граница|الحدود|הגבול
o pescador|fisherman|el pescador|le pêcheur|漁師|어부|рыбак|الصياد|הדייג
a herança|inheritance|la herencia|l'héritage|遺産|유산|наследство|الميراث|הירושה
o labirinto|labyrinth|el laberinto|le labyrinthe|迷宮|미로|лабиринт|المتاهة|המבוך
a tempestade|storm|la tormenta|l'orage|嵐|폭풍|буря|العاصفة|הסערה
o ouro|gold|el oro|l'or|黄金|황금|золото|الذهب|הזהב
a testemunha|witness|la testigo|le témoin|証人|증인|свидетель|الشاهد|העד
o último dia|last day|el último día|le dernier jour|最後の日|마지막 날|последний день|اليوم الأخير|היום האחרון
a infância|childhood|la infancia|l'enfance|子供時代|어린 시절|детство|الطفولة|הילדות
o cangaceiro|outlaw|el bandolero|le hors-la-loi|無法者|무법자|разбойник|الخارج عن القانون|השודד
a feira|fair|la feria|la foire|市場|장터|ярмарка|السوق|היריד
o sonho|dream|el sueño|le rêve|夢|꿈|сон|الحلم|החלום
a raiz|root|la raíz|la racine|根|뿌리|корень|الجذر|השורש
o cometa|comet|el cometa|la comète|彗星|혜성|комета|المذنب|כוכב השביט
a cozinha|kitchen|la cocina|la cuisine|台所|부엌|кухня|المطبخ|המטבח
`;

export const NOUNS: readonly Noun[] = parseRows(ROWS);

/** Groups of people, for "Dois Irmãos e um Rio". */
const GROUP_ROWS = `
dois irmãos|two brothers|dos hermanos|deux frères|二人の兄弟|두 형제|два брата|أخوان|שני אחים
três amigas|three friends|tres amigas|trois amies|三人の友|세 친구|три подруги|ثلاث صديقات|שלוש חברות
quatro vizinhos|four neighbours|cuatro vecinos|quatre voisins|四人の隣人|네 이웃|четыре соседа|أربعة جيران|ארבעה שכנים
cinco noites|five nights|cinco noches|cinq nuits|五つの夜|다섯 밤|пять ночей|خمس ليال|חמישה לילות
sete cartas|seven letters|siete cartas|sept lettres|七通の手紙|일곱 편지|семь писем|سبع رسائل|שבעה מכתבים
cem dias|a hundred days|cien días|cent jours|百日|백 일|сто дней|مئة يوم|מאה ימים
`;

export const GROUPS: readonly Noun[] = parseRows(GROUP_ROWS);

function parseRows(rows: string): Noun[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [pt = '', en = '', es = '', fr = '', ja = '', ko = '', ru = '', ar = '', he = ''] = row.split('|');
      const [article = '', ...words] = pt.split(' ');
      const ptTitle = [article, ...words.map(upperFirst)].join(' ');
      const enTitle = en.split(' ').map(upperFirst).join(' ');
      return { pt, en, es, fr, ja, ko, ru, ar, he, ptTitle, enTitle };
    });
}

export function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

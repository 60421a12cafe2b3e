/** Words that identify the language of a text (domain/titles/text-language.ts). They are never shown. */

/** Frequent function words of each language. */
export const SMALL_WORDS = {
  pt: `não uma um uns umas com para pelo pela pelos pelas dos das nos nas num numa seu sua seus suas ele ela eles elas isso
    você também mas quando depois até são foi à às ao aos em e o os mãe pai já há muito onde após quem mais antes está do da no na é a que de`,
  en: `the and of to in is a an with his her their they he she who that this from for on at by as are was were when after
    before but not while into has have must it its out up one two he's she's will would can`,
  es: `el la los las y una un unos con para por del al su sus pero cuando después hasta es son fue está en lo les le se que más
    muy donde tras desde mientras hay sin sobre entre ella él ellos años sí también quien ya ser sus día no a de`,
} as const;

/** Words used only in Portugal, or only in Brazil. Entries are prefixes; a full stop marks a whole word. */
export const OF_PORTUGAL = `facto. factos. equipa. equipas. autocarro comboio. comboios. telemóve rapariga miúdo miúda ecrã
 desporto desportiv registo. controlo. planea camião camiões camionista gajo gaja 
 guarda-redes penálti autoclismo pequeno-almoço estafeta. casa-de-banho actor. actores. actriz actrizes acção acções
 director projecto projectos objecto objectos objectivo aspecto. protector selecção colecção electr eléctr facto contacto. contactos.
 nocturn óptim baptis apercebe bebé. bebés. connosco quotidian raptar rapto. raptad
 dobragem contabilista. inspetor. inspector. chávena frigorífico cancro. ficheiro utilizador húngar vietname moscovo amesterdão
 nova-iorqu iorque irão. polónia roménia amazónia oxigénio génio. génios. gémeo gémea académi económic anónim antónio milénio sénior
 fenómeno cómic crónic académico harmónic autónom demónio. demónios. colónia matrimónio património 
 pára. alguma-vez digressão pinhal lavrador aviário 
 fadista. carocha `;
export const OF_BRAZIL = `você vocês ônibus trem. trens. celular garota garoto. garotos. moleque time. times. esporte esportiv tela. registro
  controle. planej caminhão caminhões caminhoneir aposentad banheiro goleiro. pênalti xícara geladeira delegad favela sertão
  cangaceir fazendeir fazenda. prefeit policial policiais bebê gêmea gêmeo gênio oxigênio anônim acadêmic econômic amazônia fenômen demônio
  cômic crônic colônia patrimônio matrimônio polônia romênia moscou vietnã irã. terno. pra. pro. cara. caras. café-da-manhã
  motoboy contador. contadora. dublad churrasc rodoviári calçada. sumiço sumir sumindo some. gangue vestibular turma. novela. novelas.
  quilombo terreiro várzea shopping posto. fusca enchente temporada presídi carona ônibus torcid planeta. sequestr esposa. turnê`;

/** Words that attract a pronoun before its verb in both countries. */
export const DRAWING_WORDS =
  'que não já quem onde quando nunca mal como se também todos ninguém embora ainda só sempre até enquanto porque cujo cuja qual nada pouco para de a por sem';

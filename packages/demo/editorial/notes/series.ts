import type { DemoNote } from '../types.ts';

export const seriesNotes: readonly DemoNote[] = [
  {
    kind: 'series',
    id: 900000501, // 3%
    curiosities:
      '<ul>' +
      '<li>Foi a primeira série original da Netflix feita no Brasil, em 2016.</li>' +
      '<li>A ideia nasceu num piloto independente, posto na internet em 2011.</li>' +
      '<li>César Charlone, um dos diretores, fotografou <em>Cidade de Deus</em>.</li>' +
      '</ul>',
    additionalInfos:
      '<p>Pedro Aguilera e um grupo de jovens realizadores fizeram o piloto com dinheiro de edital público e o deixaram de graça no YouTube, à espera de quem comprasse a ideia. Passaram-se cinco anos até a estreia em muitos países ao mesmo tempo, em português, numa época em que quase tudo o que a plataforma produzia era falado em inglês.</p>',
  },
  {
    kind: 'series',
    id: 1399, // Game of Thrones
    curiosities:
      '<ul>' +
      '<li>Boa parte foi gravada na Irlanda do Norte. Da segunda temporada em diante, as ruas de Porto Real são as de Dubrovnik, na Croácia.</li>' +
      '<li>As línguas inventadas são obra do linguista David J. Peterson, que partiu de poucas palavras dos livros.</li>' +
      '<li>O mapa da abertura muda conforme os lugares por onde o episódio passa.</li>' +
      '</ul>',
  },
  {
    kind: 'series',
    id: 71446, // La Casa de Papel
    curiosities:
      '<ul>' +
      '<li>Estreou na televisão espanhola, no canal Antena 3, em maio de 2017. A Netflix a remontou em episódios mais curtos.</li>' +
      '<li>Os assaltantes se chamam por nome de cidade, e um deles é Rio.</li>' +
      '<li>A máscara do bando tem o bigode do pintor Salvador Dalí.</li>' +
      '</ul>',
  },
  {
    kind: 'series',
    id: 456, // Os Simpsons
    curiosities:
      '<ul>' +
      '<li>A família apareceu primeiro em vinhetas do programa de Tracey Ullman, em 1987.</li>' +
      '<li>Homer, Marge, Lisa e Maggie têm os nomes dos pais e das irmãs do criador, Matt Groening.</li>' +
      '<li>O primeiro episódio a ir ao ar, em 17 de dezembro de 1989, é um especial de Natal.</li>' +
      '</ul>',
    additionalInfos:
      '<p>Quando a Fox apostou numa série animada para o horário nobre, o grande exemplo ainda eram os Flintstones, que tinham saído do ar em 1966. Deu tão certo que abriu caminho para o desenho animado de gente grande, e as crianças, naturalmente, nunca saíram da sala.</p>',
  },
];

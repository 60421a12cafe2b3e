import type { DemoNote } from '../types.ts';

/** Work and public honours, never private life. */
export const personNotes: readonly DemoNote[] = [
  {
    kind: 'person',
    person: 'Fernanda Montenegro',
    curiosities:
      '<ul>' +
      '<li>Foi a primeira brasileira indicada ao Oscar de melhor atriz, em 1999, por <em>Central do Brasil</em>.</li>' +
      '<li>Em 2013, ganhou o Emmy Internacional por <em>Doce de Mãe</em>.</li>' +
      '<li>Tomou posse na Academia Brasileira de Letras em março de 2022, na cadeira 17.</li>' +
      '</ul>',
  },
  {
    kind: 'person',
    person: 'Wagner Moura',
    curiosities:
      '<ul>' +
      '<li>Formou-se em jornalismo pela Universidade Federal da Bahia.</li>' +
      '<li>Estudou espanhol em Medellín para interpretar Pablo Escobar na série <em>Narcos</em>.</li>' +
      '<li>Estreou na direção de longas com <em>Marighella</em>, exibido em Berlim em 2019.</li>' +
      '<li>Em 2025, foi o primeiro brasileiro a receber o prêmio de ator em Cannes, por <em>O Agente Secreto</em>.</li>' +
      '</ul>',
  },
  {
    kind: 'person',
    person: 'Kleber Mendonça Filho',
    curiosities:
      '<ul>' +
      '<li>Antes dos longas, foi crítico de cinema no <em>Jornal do Commercio</em>, do Recife.</li>' +
      '<li>Por muitos anos, escolheu os filmes que passavam no Cinema da Fundação Joaquim Nabuco.</li>' +
      '<li>Em 2023, lançou <em>Retratos Fantasmas</em>, documentário sobre as salas de rua do centro recifense.</li>' +
      '</ul>',
  },
  {
    kind: 'person',
    person: 'Glauber Rocha',
    curiosities:
      '<ul>' +
      '<li>Nasceu em Vitória da Conquista, na Bahia, e estreou no longa com <em>Barravento</em>, em 1962.</li>' +
      '<li>Apresentou em Gênova, em 1965, o manifesto da estética da fome.</li>' +
      '<li>Recebeu o prêmio de direção em Cannes, em 1969, por <em>O Dragão da Maldade contra o Santo Guerreiro</em>.</li>' +
      '</ul>',
  },
  {
    kind: 'person',
    person: 'Grande Otelo',
    curiosities:
      '<ul>' +
      '<li>Mineiro de Uberlândia, chamava-se Sebastião Bernardes de Souza Prata.</li>' +
      '<li>Fez com Oscarito a dupla mais querida das chanchadas da Atlântida.</li>' +
      '<li>Em 1942, atuou no filme que Orson Welles rodou no Brasil e deixou inacabado, <em>It’s All True</em>.</li>' +
      '</ul>',
  },
  {
    kind: 'person',
    person: 'Stanley Kubrick',
    curiosities:
      '<ul>' +
      '<li>Começou como fotógrafo da revista <em>Look</em>, ainda adolescente.</li>' +
      '<li>De <em>Lolita</em>, de 1962, em diante, trabalhou na Inglaterra, onde reconstruiu até o Vietnã.</li>' +
      '<li>Ganhou um único Oscar, o de efeitos visuais, por <em>2001: Uma Odisseia no Espaço</em>.</li>' +
      '</ul>',
  },
];

/** Placeholders of the policy for operator fields that are not set. */
const OPERATOR_FIELDS = {
  controllerName: 'a razão social do controlador dos dados',
  controllerCnpj: 'o CNPJ do controlador',
  controllerAddress: 'o endereço do controlador',
  officerName: 'o nome da pessoa encarregada',
  officerContact: 'o contato da pessoa encarregada',
} as const;

/** The privacy policy. `product` is the name the operator gave the site. */
export const privacy = {
  title: 'Política de Privacidade',
  description:
    'O que guardamos, por quê, por quanto tempo e quais são os seus direitos, de acordo com a Lei Geral de Proteção de Dados.',
  intro:
    'O que guardamos, por quê, e como você muda de ideia. Escrita de acordo com a Lei Geral de Proteção de Dados (Lei nº 13.709/2018, a LGPD).',
  updatedOn: '2026-11-18',
  updated: (day: string) => `Atualizada em ${day}`,
  index: 'Nesta página',

  collection: 'Coleta de dados',
  collectionText: (product: string) => [
    `Você usa o ${product} sem conta: não pedimos nome, e-mail, telefone nem documento, e não sabemos quem você é.`,
    'Como todo site, recebemos dados técnicos a cada acesso: o endereço IP, a data e a hora, a página pedida e o tipo de navegador. Eles servem para entregar a página e para barrar abuso, e não são cruzados com outras bases para identificar você.',
    'O que você digita na busca é usado só para responder à busca. Não montamos histórico nem perfil. Quando uma busca não encontra nada e ao menos cinco pessoas a fazem no mesmo dia, guardamos as palavras dela, sem nada que diga quem buscou. Para contar as pessoas, o IP vira um código embaralhado que é excluído no fim do dia.',
    'Se você usar Informar erro, guardamos o que escolheu e escreveu sobre o título, sem IP, sem nome e sem nada que ligue o aviso a você.',
    'O site não é dirigido a crianças e não coleta intencionalmente dados de menores de idade. Se você escrever para nós, guardamos a mensagem e o seu e-mail por até 2 anos depois da última resposta.',
  ],

  purposes: 'Finalidades e bases legais',
  purposesText: 'Cada dado tem um motivo, uma base na LGPD e um prazo:',
  purposesTable: 'Dados, motivos e prazos',
  purposesColumns: ['Dado', 'Para que serve', 'Base legal', 'Prazo'],
  purposesRows: [
    [
      'Registros de acesso (IP, data e hora, página)',
      'Entregar o site, manter a segurança e cumprir o Marco Civil da Internet',
      'Obrigação legal e legítimo interesse (art. 7º, II e IX)',
      '6 meses (Lei nº 12.965/2014, art. 15)',
    ],
    [
      'Sua escolha de cookies',
      'Lembrar a escolha e não perguntar de novo',
      'Obrigação legal e legítimo interesse (art. 7º, II e IX)',
      'No seu navegador, até você alterar; um aceite vale por 6 meses',
    ],
    [
      'Seus streamings (`meus-streamings`): os serviços que você marcou',
      'Mostrar primeiro o que você assina. Não é enviado a ninguém; entra no endereço só quando você filtra',
      'Legítimo interesse (art. 7º, IX): uma função que você pediu',
      'No seu navegador, até você apertar Esquecer',
    ],
    [
      'O que a página O que ver hoje já mostrou (`hoje-vistos`)',
      'Não repetir sugestões na mesma visita. Não é enviado a ninguém; entra no endereço só quando você pede outras',
      'Legítimo interesse (art. 7º, IX): uma função que você pediu',
      'No seu navegador, até fechar a aba',
    ],
    [
      'Até que episódio de uma série mostrar (`spoiler:{série}`)',
      'Guardar o que você ainda não viu. Não é enviado a ninguém',
      'Legítimo interesse (art. 7º, IX): uma função que você pediu',
      'No seu navegador, até você apertar Mostrar tudo',
    ],
    [
      'Se você ativou Economizar dados (`economia`)',
      'Pedir imagens menores e não baixar páginas antes do toque. Nosso servidor só fica sabendo que a imagem deve ser menor',
      'Legítimo interesse (art. 7º, IX): uma função que você pediu',
      'No seu navegador, até você desativar',
    ],
    [
      'Prova da escolha (o que foi perguntado, a resposta, a data e um número sorteado)',
      'Demonstrar que a medição foi autorizada. Não tem IP nem nome',
      'Obrigação legal (art. 7º, II, e art. 8º, § 2º)',
      '5 anos',
    ],
    [
      'Medição de visitas (página vista e tempo de carregamento)',
      'Saber quais páginas são úteis e rápidas, em números agregados',
      'Consentimento (art. 7º, I)',
      'Só depois de Aceitar, e até você alterar',
    ],
    [
      'Visitas a cada título por dia (só a soma)',
      'Corrigir primeiro os títulos mais vistos',
      'Consentimento (art. 7º, I)',
      'Só depois de Aceitar; a soma fica até 90 dias',
    ],
    [
      'Avisos de erro numa página (título, motivo e texto)',
      'Conferir e corrigir onde assistir',
      'Legítimo interesse (art. 7º, IX)',
      'Até 180 dias',
    ],
    [
      'Buscas sem resposta (só as palavras, quando ao menos cinco pessoas buscam o mesmo no dia)',
      'Completar o catálogo e a busca',
      'Legítimo interesse (art. 7º, IX)',
      'Até 90 dias; o código que separa uma pessoa da outra, até o fim do dia',
    ],
    [
      'Mensagens que você envia',
      'Responder e atender aos seus direitos',
      'Obrigação legal e legítimo interesse (art. 7º, II e IX)',
      'Até 2 anos depois da última resposta',
    ],
  ],

  cookies: 'Cookies',
  cookiesText: [
    'O site funciona sem cookies. O que precisa ser lembrado fica no seu próprio navegador, na tabela abaixo.',
    'Nenhuma visita é medida antes da sua escolha, e não há publicidade. Se você aceitar, contamos as páginas vistas e o tempo que levaram para carregar, sem guardar o seu IP, o que você digitou na busca nem nada que identifique você. Recusar é tão fácil quanto aceitar e não muda nada no que você pode ver.',
    'Se o seu navegador envia o sinal Global Privacy Control, nem perguntamos: ele vale como recusar.',
  ],
  status: 'Sua escolha de cookies',
  accepted: 'Aceitos',
  declined: 'Recusados',
  undecided: 'Não definidos',
  change: 'Alterar Preferência',
  changeHint: 'Ao alterar, a medição para na hora e o aviso volta na sua próxima visita.',
  undecidedHint: 'Você ainda não escolheu. Até lá, vale o mesmo que recusar.',
  controlHint:
    'Seu navegador envia o sinal Global Privacy Control, que vale como recusar. Para escolher aqui, desative o sinal.',
  choiceReset: 'Preferência de cookies redefinida.',
  keysTable: 'O que fica guardado no seu navegador',
  keysColumns: ['Chave', 'Onde fica', 'Para que serve', 'Duração'],
  keysRows: [
    ['cookie-choice', 'Armazenamento local', 'Guarda a sua escolha: accepted ou declined', 'Até você alterar'],
    [
      'cookie-choice-proof',
      'Armazenamento local',
      'Se você aceitou: a data e o número da prova da escolha',
      'Até você alterar; depois de 6 meses, perguntamos de novo',
    ],
    [
      'cookie-banner-closed',
      'Armazenamento da sessão',
      'Lembra que você fechou o aviso sem escolher',
      'Até fechar a aba',
    ],
    ['meus-streamings', 'Armazenamento local', 'Os serviços que você marcou', 'Até você apertar Esquecer'],
    [
      'hoje-vistos',
      'Armazenamento da sessão',
      'O que a página O que ver hoje já mostrou, para não repetir',
      'Até fechar a aba',
    ],
    [
      'spoiler:{série}',
      'Armazenamento local',
      'Até que episódio você já viu, para não mostrar spoiler',
      'Até você apertar Mostrar tudo',
    ],
    ['economia', 'Armazenamento local', 'Lembra que você ativou Economizar dados', 'Até você desativar'],
    [
      'react-router-scroll-positions',
      'Armazenamento da sessão',
      'Devolve você ao mesmo ponto da página quando volta',
      'Até fechar a aba',
    ],
  ],

  sharing: 'Compartilhamento',
  sharingText: [
    'Não vendemos, não alugamos e não trocamos dados pessoais.',
    'Fornecedores de hospedagem, de entrega de páginas e de proteção contra ataques tratam os registros de acesso em nosso nome e sob as nossas instruções. Alguns podem ter servidores fora do Brasil; nesse caso, a transferência segue os arts. 33 a 36 da LGPD. Autoridades recebem dados apenas quando a lei obriga.',
    'Imagens de filmes, séries e pessoas saem do nosso próprio endereço: TMDB e JustWatch não ficam sabendo da sua visita.',
  ],

  sharingWithGoogle:
    'Se você aceitou a medição, o nosso servidor repassa ao Google Analytics a página vista, o tempo de carregamento e um número sorteado que dura só a visita, sem o seu IP e sem dados do seu navegador. O Google pode tratar esses números fora do Brasil.',

  externalSites: 'Sites externos',
  externalSitesText: [
    'Links de plataformas, de ingressos e de redes sociais levam a outros sites, com políticas próprias. Vale ler a de cada um.',
    'Trailers são vídeos do YouTube, no modo sem cookies. O vídeo só carrega quando você aperta o play.',
  ],

  security: 'Segurança',
  securityText: [
    'Todo o tráfego usa HTTPS. As páginas só executam código que é nosso, e cada pessoa da equipe acessa apenas o que precisa para trabalhar.',
    'Se um incidente puder trazer risco a você, avisamos a Agência Nacional de Proteção de Dados (ANPD) e quem foi afetado, como manda o art. 48 da LGPD.',
  ],

  rights: 'Seus direitos',
  rightsText: 'Pelos arts. 18 e 20 da LGPD, você pode pedir a qualquer momento, sem custo:',
  rightsList: [
    'a confirmação de que tratamos dados seus e o acesso a eles;',
    'a correção de dados incompletos, inexatos ou desatualizados;',
    'a anonimização, o bloqueio ou a eliminação de dados desnecessários ou tratados fora da lei;',
    'a portabilidade dos dados a outro fornecedor;',
    'a eliminação dos dados tratados com o seu consentimento;',
    'a informação sobre com quem compartilhamos dados e sobre o que acontece se você não consentir;',
    'a revogação do consentimento, no botão Alterar Preferência ou por mensagem;',
    'a revisão de decisões automatizadas (não tomamos nenhuma a seu respeito).',
  ],
  rightsEnd:
    'Como não sabemos quem você é, podemos pedir algo que ligue o pedido aos dados, como o IP e o horário do acesso. Você também pode reclamar à ANPD, em gov.br/anpd.',

  changes: 'Mudanças',
  changesText: [
    'Quando este texto mudar, a data no alto muda junto. Alterações que afetem os seus direitos são anunciadas no site antes de valerem e, se mexerem com o consentimento, pedimos a sua escolha de novo.',
  ],

  contact: 'Contato',
  controller: (name: string, cnpj: string, address: string) =>
    `Controlador dos dados: ${[name, cnpj && `CNPJ ${cnpj}`, address].filter(Boolean).join(', ')}.`,
  officer: (name: string) => `Pessoa encarregada pelo tratamento de dados pessoais: ${name}.`,
  notNamed: (fields: readonly (keyof typeof OPERATOR_FIELDS)[]) =>
    fields.length === Object.keys(OPERATOR_FIELDS).length
      ? 'Esta instalação ainda não informou quem é o controlador dos dados nem quem é a pessoa encarregada por eles.'
      : `Esta instalação ainda não informou ${fields.map((field) => OPERATOR_FIELDS[field]).join(' nem ')}.`,
  write: 'Para falar com a pessoa encarregada, tirar dúvidas ou exercer os seus direitos, escreva para',
  answerTime: 'Respondemos em até 15 dias.',
} as const;

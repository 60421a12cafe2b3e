/** Notices to a member about refused sign-ins and changed credentials. */
export const adminNotices = {
  title: 'Segurança da conta',
  empty: 'Nenhuma tentativa recusada e nenhuma mudança de senha ou chave.',
  refusedSince: (moment: string) => `Tentativas de entrada recusadas desde ${moment}.`,
  codeRefusedSince: (moment: string) =>
    `Alguém digitou a sua senha certa e errou o código desde ${moment}. Se não foi você, troque a senha.`,
  notYou: 'Não foi você? Troque a senha e avise a Administração.',
  see: 'Ver em Minha conta',
  read: 'Entendi',
  readDone: 'Avisos lidos.',
  from: (network: string) => `rede ${network}`,
  /** One entry, followed by its date. */
  events: {
    'sign-in.failed': 'Tentativa de entrada recusada',
    'code.failed': 'Senha certa e código errado',
    'codes.blocked': 'Códigos do aplicativo bloqueados por tentativas demais',
    'password.changed': 'Senha alterada',
    'app.added': 'Aplicativo autenticador ativado',
    'app.removed': 'Aplicativo autenticador removido',
    'passkey.added': 'Chave de acesso criada',
    'passkey.removed': 'Chave de acesso removida',
    'recovery-codes.generated': 'Códigos de recuperação gerados',
    'recovery.used': 'Acesso recuperado por link',
  } as Readonly<Record<string, string>>,
  /** The same as a sentence, for the notice at the top of every page. */
  changed: {
    'password.changed': (moment: string) => `Sua senha foi alterada em ${moment}.`,
    'app.added': (moment: string) => `Um aplicativo autenticador foi ativado na sua conta em ${moment}.`,
    'app.removed': (moment: string) => `Seu aplicativo autenticador foi removido em ${moment}.`,
    'passkey.added': (moment: string) => `Uma chave de acesso foi criada na sua conta em ${moment}.`,
    'passkey.removed': (moment: string) => `Uma chave de acesso sua foi removida em ${moment}.`,
    'recovery-codes.generated': (moment: string) => `Seus códigos de recuperação foram gerados em ${moment}.`,
    'recovery.used': (moment: string) => `O acesso à sua conta foi recuperado por um link em ${moment}.`,
    'codes.blocked': (moment: string) =>
      `Os códigos do seu aplicativo estão bloqueados desde ${moment}: houve tentativas demais. Troque a senha para voltar a usá-los.`,
  } as Readonly<Record<string, (moment: string) => string>>,
} as const;

/** Signing in: password, second step, invite, recovery. */
export const adminSignIn = {
  title: 'Entrar na redação',
  intro: (siteName: string) => `Área restrita a quem edita o ${siteName}.`,
  keep: 'Manter conectado neste dispositivo',
  enter: 'Entrar',
  withPasskey: 'Entrar com chave de acesso',
  passkeyWaiting: 'Aguardando o dispositivo…',
  noMembers: 'Esta instalação ainda não tem contas. No servidor, rode este comando e abra o link que ele mostra:',
  noMembersCommand: 'npm run cli -- admin:create voce@exemplo.com.br',
  noMembersInDemo:
    'Esta demonstração ainda não tem contas. Abra o link da linha “redação”, no terminal em que ela roda.',
  forgot: 'Esqueceu a senha? Peça a alguém da Administração um link para escolher outra.',
  idle: (minutes: number, days: number) =>
    `A sessão termina após ${minutes} minutos sem uso. Num dispositivo mantido, por ${days} dias basta a senha ou a chave de acesso para voltar.`,
  rememberedDevice: (days: number) =>
    `Este dispositivo é mantido por ${days} dias: depois da senha não pedimos o código.`,

  verifyTitle: 'Verificação em duas etapas',
  verifyIntro: 'Abra o aplicativo autenticador e digite o código que aparece agora.',
  verifyPasskeyIntro: 'Use a chave de acesso deste dispositivo para continuar.',
  code: 'Código de 6 dígitos',
  continue: 'Continuar',
  usePasskey: 'Usar chave de acesso',
  lostApp: 'Perdi o aplicativo ou o dispositivo',
  recoveryCode: 'Código de recuperação',
  useRecoveryCode: 'Entrar com código de recuperação',
  noCodes: 'Sem códigos? Peça a alguém da Administração um link para configurar tudo de novo.',
  otherAccount: 'Entrar com outra conta',

  enrolTitle: 'Ative as duas etapas',
  enrolIntro:
    'Além da senha, a redação pede algo que só você tem. Escolha uma das formas; dá para ativar a outra depois.',
  app: 'Aplicativo autenticador',
  appSteps: [
    'Abra um aplicativo autenticador no celular (Google Authenticator, Microsoft Authenticator, 1Password e outros).',
    'Leia o código QR ou digite a chave.',
    'Digite aqui o código de 6 dígitos que aparecer.',
  ],
  qrCode: 'Código QR com a chave do aplicativo',
  key: 'Chave para digitar à mão',
  turnOn: 'Ativar aplicativo',
  passkey: 'Chave de acesso',
  passkeyIntro: 'Entre com a digital, o rosto ou o PIN deste dispositivo, sem digitar senha nem código.',
  createPasskey: 'Criar chave de acesso',
  passkeyImpossible: 'Este endereço não aceita chaves de acesso. Elas precisam de um site com nome e https.',
  passkeyUnsupported: 'Este navegador não tem chaves de acesso.',
  passkeyNeedsScript: 'Chaves de acesso precisam de JavaScript.',

  inviteTitle: 'Boas-vindas à redação',
  inviteIntro: (email: string, role: string) =>
    `Convite para ${email}, com o perfil ${role}. Escolha o nome que vai aparecer e uma senha.`,
  passwordHint: (least: number) =>
    `Ao menos ${least} caracteres. Uma frase de quatro ou cinco palavras é fácil de lembrar e difícil de adivinhar.`,
  repeatPassword: 'Repita a senha',
  createAccount: 'Criar conta',

  recoverTitle: 'Recuperar o acesso',
  recoverPassword: (email: string) =>
    `Escolha uma senha nova para ${email}. Depois, a segunda etapa é pedida como sempre.`,
  recoverFactor: (email: string) =>
    `Digite a senha de ${email}. As duas etapas antigas são desativadas e você configura novas.`,
  recoverBoth: (email: string) =>
    `Escolha uma senha nova para ${email}. Em seguida você configura as duas etapas de novo.`,
  recoverEnds: 'As sessões abertas em outros dispositivos são encerradas.',
  newPassword: 'Senha nova',
  recover: 'Recuperar acesso',

  linkDeadTitle: 'Este link não vale mais',
  toSignIn: 'Ir para a entrada',

  signOutTitle: 'Sair da redação',
  signOutQuestion: (name: string) => `${name}, deseja sair deste dispositivo?`,
  signOut: 'Sair',
  confirmTitle: 'Confirme que é você',
  confirmIntro: (minutes: number) =>
    `Usuários, perfis e chaves só mudam até ${minutes} minutos depois de uma confirmação.`,
  confirm: 'Confirmar',
} as const;

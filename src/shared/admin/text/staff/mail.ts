import { plural } from '../../../text/plural.ts';

/** E-mails to members. */
export const adminMail = {
  admin: 'Redação',
  digest: (count: number) => plural(count, '# notificação da Redação', '# notificações da Redação'),
  why: (product: string) => `Você recebe este e-mail porque faz parte da Redação do ${product}.`,
  change: 'Mudar o que chega por e-mail',
  stop: 'Parar estes e-mails',
  testSubject: 'Teste de e-mail da Redação',
  testBody: 'Os e-mails da Redação chegam a este endereço.',
} as const;

/**
 * Invented voices of an invented title: the novela of the demo, whose bird, radio and foreign captain are dubbed. No real person is
 * said to have dubbed anything.
 */
const SOURCE = 'https://vozes-de-demonstracao.example/';

export const demoVoices = {
  title: { kind: 'series', id: 900_000_590 },
  lines: [
    { character: 'Capitão Lund', original: 'Anselm Vikdal', voice: 'Durval Serrano Pinho' },
    { character: 'Papagaio Almirante', original: '', voice: 'Zuleica Tamandaré' },
    { character: 'Voz do rádio', original: '', voice: 'Nivaldo Corisco' },
    { character: 'Ingrid Lund', original: 'Sunniva Ekre', voice: 'Clarinda Maré' },
    { character: 'Contramestre Olsen', original: 'Torvald Brekka', voice: 'Hermes Bicalho Luz' },
    { character: 'Criança do barco', original: '', voice: 'Lia Fontoura Dantas' },
    { character: 'Narração do farol', original: '', voice: 'Zuleica Tamandaré' },
    { character: 'Médico de bordo', original: 'Eirik Solvang', voice: 'Nivaldo Corisco' },
  ].map((line) => ({
    ...{ ...line, voiceId: null, studio: 'Estúdio Maresia', director: 'Odila Cravo', sourceUrl: SOURCE },
  })),
} as const;

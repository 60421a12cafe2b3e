import { type NamedPlatform, ofPlatform } from './platforms/platforms.ts';

/** What entered and left the platforms, on home. */
export const homeWeek = {
  arrived: 'Chegou esta semana',
  arrivedSubtitle: 'Os mais populares primeiro',
  arrivedOwnFirst: 'Seus streamings primeiro',
  arrivedSpoken: (day: string) => `chegou em ${day}`,
  left: 'Saiu do streaming',
  leftSubtitle: 'E onde cada um ficou. Só conta quem já passou 14 dias fora.',
  leftOn: (platform: NamedPlatform, day: string) => `saiu ${ofPlatform(platform)} em ${day}`,
} as const;

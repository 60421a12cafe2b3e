import type { ArtGenre } from '../types.ts';
import type { FaceName } from './fonts.ts';

/** The typeface of a title. Titles in capitals are justified line by line. */
export interface Voice {
  face: FaceName;
  isCapital: boolean;
}

const spoken = (face: FaceName): Voice => ({ face, isCapital: false });
const called = (face: FaceName): Voice => ({ face, isCapital: true });

/** Films refer to a voice by index, so append new ones at the end. */
export const VOICES: Record<ArtGenre, readonly Voice[]> = {
  action: [called('anton'), called('bowlbyOne'), called('bigShoulders')],
  adventure: [called('alfaSlabOne'), called('bigShoulders'), called('anton'), called('righteous')],
  animation: [spoken('titanOne'), spoken('caprasimo'), spoken('righteous')],
  comedy: [spoken('caprasimo'), spoken('shrikhand'), spoken('titanOne'), called('bowlbyOne')],
  crime: [called('bowlbyOne'), called('leagueGothic'), called('anton'), called('alfaSlabOne')],
  documentary: [spoken('specialElite'), called('leagueGothic'), spoken('syne')],
  drama: [spoken('gloock'), spoken('abrilFatface'), spoken('playfairDisplay'), called('leagueGothic'), called('syne')],
  family: [spoken('caprasimo'), spoken('titanOne')],
  fantasy: [called('gloock'), spoken('caprasimo'), spoken('abrilFatface')],
  history: [spoken('abrilFatface'), called('gloock'), called('alfaSlabOne')],
  horror: [called('gloock'), called('leagueGothic'), spoken('abrilFatface'), called('bigShoulders')],
  music: [called('righteous'), spoken('shrikhand'), called('syne')],
  mystery: [called('syne'), spoken('gloock'), called('leagueGothic')],
  romance: [spoken('playfairDisplay'), spoken('abrilFatface'), spoken('shrikhand')],
  scienceFiction: [called('unbounded'), called('michroma'), called('unboundedLight'), called('bigShoulders')],
  thriller: [called('leagueGothic'), called('syne'), called('bigShoulders'), spoken('gloock')],
  war: [called('alfaSlabOne'), called('anton'), called('leagueGothic')],
  western: [called('rye'), called('alfaSlabOne'), called('bowlbyOne')],
};

/** For a title that its genre's faces cannot write or fit: the narrowest face, then those with Cyrillic. */
export const LAST_VOICES: readonly Voice[] = [
  called('leagueGothic'),
  spoken('playfairDisplay'),
  called('unbounded'),
  called('syne'),
];

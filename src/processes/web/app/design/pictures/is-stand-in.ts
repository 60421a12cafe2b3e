/** A placeholder is 1 px wide; `srcset` divides that by the chosen density, which is below 1 on very wide screens. */
const STAND_IN_WIDTH = 8;

export const isStandIn = ({ naturalWidth }: HTMLImageElement) => naturalWidth <= STAND_IN_WIDTH;

import type { ArtGenre } from '../types.ts';
import type { Inks } from './inks.ts';

type Row = readonly [ground: string, deep: string, mid: string, light: string];

const ROWS: Record<ArtGenre, readonly Row[]> = {
  scienceFiction: [
    ['#0d1b2e', '#071018', '#2f6f8f', '#f3d7a4'],
    ['#e2571e', '#2a1110', '#f2a33c', '#ffe9c2'],
    ['#1d1536', '#0d0a1c', '#7a4fd0', '#f0b8d6'],
    ['#c9d6cf', '#12302f', '#2e8f86', '#f5f1e3'],
    ['#3a0f14', '#170607', '#d8412f', '#ffd9a0'],
    ['#14343b', '#081a1e', '#e07a3f', '#f6e7c8'],
    ['#d9c8a3', '#2b2419', '#b8622c', '#fbf3df'],
    ['#0f2a4a', '#06121f', '#4d9de0', '#f7f3e3'],
  ],
  drama: [
    ['#e9dcc3', '#2a2320', '#c4572e', '#fbf6ea'],
    ['#26405e', '#0f1b2a', '#d98e4a', '#f4e4c6'],
    ['#7d1f2d', '#2a0a10', '#e0a458', '#f8e6cb'],
    ['#3f5a4b', '#152019', '#d7b46a', '#f3ecd8'],
    ['#d7a14a', '#30200d', '#8f3b22', '#fdf0d0'],
    ['#b9c7cf', '#1c2a33', '#4f7286', '#f7f5ee'],
    ['#f0b7a4', '#3b1a22', '#b3405a', '#fff1e6'],
  ],
  crime: [
    ['#1c1c20', '#0a0a0c', '#c8102e', '#f2e9d8'],
    ['#e6b422', '#1d1708', '#a3341c', '#fff4cf'],
    ['#0f3a3a', '#061a1b', '#e2b04a', '#f4efdd'],
    ['#d9d3c3', '#18181a', '#b5382a', '#faf7ee'],
    ['#2b2f4a', '#0e1022', '#e98a5b', '#f5e6d0'],
  ],
  horror: [
    ['#120c10', '#050304', '#a11226', '#f1e4d3'],
    ['#d8d2c2', '#141011', '#8e1220', '#fbf8ef'],
    ['#0d2320', '#040d0c', '#7fae7a', '#e9efcf'],
    ['#2a1030', '#0d0511', '#d94f70', '#f7d9c4'],
    ['#e9c7b8', '#2a0d12', '#c91f3a', '#fff3ea'],
  ],
  romance: [
    ['#f2b5a7', '#4a1526', '#d9435f', '#fff0e3'],
    ['#8c1c2f', '#2d070f', '#f07a5a', '#ffdcc2'],
    ['#f3d9c9', '#3a2540', '#8d5aa5', '#fff8ef'],
    ['#244a52', '#0b1e23', '#f0917a', '#ffe7cf'],
  ],
  comedy: [
    ['#f4c430', '#22304f', '#e4572e', '#fff6dc'],
    ['#2a9d8f', '#112233', '#f4a261', '#fdf3dc'],
    ['#f28cb1', '#3b1438', '#f9d34c', '#fff4ec'],
    ['#3d6fd1', '#14214a', '#ffb703', '#fdf6e3'],
    ['#efe6d2', '#1f3b2c', '#dd4b2b', '#fffaf0'],
  ],
  animation: [
    ['#ffb84d', '#4a1f5c', '#e8497b', '#fff3d6'],
    ['#4fb3d9', '#16324f', '#f7c548', '#fdfbf0'],
    ['#6a4c93', '#221438', '#ff7f6a', '#ffe8c7'],
    ['#8fbf6b', '#17362a', '#f2784b', '#fff6de'],
    ['#e63e62', '#3a0a24', '#2bb3c0', '#ffe9d1'],
  ],
  adventure: [
    ['#e2a24a', '#3a1c12', '#b5472a', '#fff0cf'],
    ['#2f6d6a', '#0d2b2f', '#e9b44c', '#f7efd6'],
    ['#b7d3c6', '#16383a', '#3f8f7b', '#fbf7e8'],
    ['#274a7c', '#0c1a36', '#e57a44', '#fde7c4'],
  ],
  action: [
    ['#d62828', '#240808', '#f7a21b', '#fff1d6'],
    ['#15202b', '#060b10', '#f25c19', '#ffe3b8'],
    ['#f2c21a', '#171513', '#d3321d', '#fff8df'],
    ['#0d4f6c', '#04161f', '#ff8c42', '#fbead0'],
  ],
  thriller: [
    ['#e4e0d3', '#17181c', '#2f6f62', '#fbf9f1'],
    ['#11262b', '#050e10', '#d9b44a', '#efe9d2'],
    ['#b6402c', '#260b08', '#f0c27b', '#ffefd6'],
    ['#2c3b36', '#0c1412', '#9db38a', '#f1efdc'],
    ['#c9d9dd', '#10242b', '#1f7a8c', '#f8fbf7'],
  ],
  documentary: [
    ['#ded6c2', '#1d1d1b', '#cf4a2a', '#fbf7ea'],
    ['#22343f', '#0a141a', '#e0c07a', '#f3efe0'],
    ['#c9b38a', '#2c2013', '#7a3b1d', '#fcf4df'],
  ],
  fantasy: [
    ['#1d2a5a', '#0a0f26', '#b78ad6', '#fbe8b8'],
    ['#2c5a4c', '#0b1f1a', '#e4b65a', '#f7f1d5'],
    ['#5a2451', '#1c0819', '#e88a5e', '#ffe6c0'],
    ['#d9c48f', '#2f2247', '#7a4fa0', '#fdf5de'],
  ],
  war: [
    ['#59604a', '#1a1d14', '#c9a24b', '#f0ead2'],
    ['#a83a22', '#240c07', '#e6b35a', '#fdeccb'],
    ['#c6bfa8', '#202019', '#6d6a4a', '#f7f4e4'],
  ],
  western: [
    ['#e6832a', '#2a1008', '#b8281e', '#ffe7b0'],
    ['#f0d9a8', '#2a1a10', '#cf4b20', '#fff6de'],
    ['#c22a1e', '#230806', '#f2a93b', '#fff0c9'],
  ],
  music: [
    ['#e8467c', '#2b0a2e', '#ffc145', '#fff1dc'],
    ['#1b1b3a', '#0a0a18', '#4cc9c0', '#f4f1de'],
    ['#f0c94b', '#33204a', '#e3562f', '#fff7df'],
  ],
  mystery: [
    ['#183a4a', '#07151c', '#7fb8a8', '#f2ecd2'],
    ['#3c2a4d', '#120b19', '#d9a05b', '#f6e9d3'],
    ['#d4cdb8', '#1d2430', '#3f5f7f', '#faf7ec'],
    ['#16382f', '#071410', '#5fae8a', '#eaf3dc'],
    ['#dfe7e6', '#13262e', '#3c7f8f', '#fbfdfb'],
  ],
  family: [
    ['#79c2b0', '#183a3a', '#f4a340', '#fff7e2'],
    ['#f5cf6b', '#3a2a4a', '#e2654a', '#fffaf0'],
    ['#9ecbe8', '#1b355a', '#f08a4b', '#fdfaf0'],
  ],
  history: [
    ['#cdb382', '#2c1e12', '#8b3a1e', '#fbf2dc'],
    ['#3d2e2a', '#140e0c', '#c8964f', '#f3e5c8'],
    ['#7a8f8a', '#1b2625', '#d9b77a', '#f5f0e0'],
  ],
};

/** Flat colours of mid-century Brazilian posters. Films refer to a palette by index, so append new rows at the end. */
export function palettesOf(genre: ArtGenre): Inks[] {
  return ROWS[genre].map(([ground, deep, mid, light]) => ({ ground, deep, mid, light }));
}

import { type Colour, colour } from '#mocks/portraits/colour';

/** Warm papers for the wall, each with the paler light of a window on it. */
export const walls: readonly Colour[] = [
  '#ecdfc8',
  '#e3d5c9',
  '#d9dfcf',
  '#cfdedd',
  '#ead3c0',
  '#ddd6e0',
  '#e6dab5',
  '#d3dde6',
  '#e8cfc8',
].map(colour);

export interface Skin {
  readonly base: Colour;
  readonly shade: Colour;
  readonly blush: Colour;
  readonly lips: Colour;
}

/** From the fairest to the darkest. */
export const skins: readonly Skin[] = [
  skin('#f7dcc6', '#e8bfa3', '#f0b9a4', '#c5705f'),
  skin('#f2cfb0', '#dfb08b', '#eaa98c', '#bd6654'),
  skin('#eac09a', '#d3a077', '#e0987a', '#b05e4c'),
  skin('#dbab80', '#c08b60', '#cf8467', '#a05444'),
  skin('#c48f64', '#a6734a', '#b56d52', '#8c4738'),
  skin('#a06f4b', '#845636', '#935441', '#74382d'),
  skin('#7d5238', '#633d27', '#74402f', '#5a2a22'),
  skin('#5f3d2b', '#48291b', '#5c3023', '#44201a'),
];

/** Hair as it grows, by how dark it is; the last two come with the years. */
export const hairColours: readonly Colour[] = [
  '#c99a5b',
  '#a8703f',
  '#8a4a2b',
  '#6b4630',
  '#4a3024',
  '#33241f',
  '#221b1c',
].map(colour);

export const greyHair: readonly Colour[] = ['#8d8883', '#b5afa8', '#d8d3cb'].map(colour);

export const clothColours: readonly Colour[] = [
  '#1f6f7d',
  '#34506b',
  '#7a8f6a',
  '#c27d4f',
  '#a8524a',
  '#5d5482',
  '#d2a24c',
  '#44655a',
  '#8c5a6e',
  '#4d4f5a',
  '#c98f86',
  '#6f8fa6',
].map(colour);

export const shirtColours: readonly Colour[] = [
  '#f6f0e4',
  '#e4ecf0',
  '#dfe7da',
  '#e9dfee',
  '#a9bccb',
  '#b9c6ad',
  '#8fb0b5',
].map(colour);

export const frameColours: readonly Colour[] = ['#2c2a2e', '#6b4226', '#1d4e58', '#7c3b3b', '#b08a3e'].map(colour);

export const metal = colour('#d9b45f');
export const ink = colour('#2b2326');
export const eyeWhite = colour('#fffaf3');

function skin(base: string, shade: string, blush: string, lips: string): Skin {
  return { base: colour(base), shade: colour(shade), blush: colour(blush), lips: colour(lips) };
}

import type { Colour } from '#mocks/portraits/colour';
import {
  clothColours,
  frameColours,
  greyHair,
  hairColours,
  type Skin,
  shirtColours,
  skins,
  walls,
} from '#mocks/portraits/palette';
import { seededRandom } from '#mocks/seed/seeded-random';

/** Skins, by their place, and hair styles: as often as they stand here. */
const skinTones = [0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4, 5, 6, 7];
const womensHair = [
  'bob',
  'bob',
  'long',
  'long',
  'wavy',
  'wavy',
  'bun',
  'bun',
  'pixie',
  'pixie',
  'curls',
  'scarf',
] as const;
const mensHair = ['short', 'short', 'parted', 'parted', 'swept', 'swept', 'receding', 'curls', 'bald'] as const;
export type HairStyle = (typeof womensHair)[number] | (typeof mensHair)[number];

const clothes = ['crew', 'neckline', 'shirt', 'blazer', 'rollneck', 'cardigan'] as const;
export type Clothes = (typeof clothes)[number];

/** Everything that makes one drawn person different from another. Lengths are factors around 1. */
export interface Traits {
  readonly isWoman: boolean;
  readonly isOlder: boolean;
  readonly skin: Skin;
  readonly hairStyle: HairStyle;
  readonly hair: Colour;
  readonly beard: 'none' | 'stubble' | 'full' | 'moustache';
  readonly glasses: 'none' | 'round' | 'square';
  readonly frames: Colour;
  readonly hasEarrings: boolean;
  readonly clothes: Clothes;
  readonly cloth: Colour;
  readonly shirt: Colour;
  readonly wall: Colour;
  readonly headWidth: number;
  readonly headHeight: number;
  readonly jaw: number;
  readonly smile: number;
  /** Of the head, in degrees, to the right when positive. */
  readonly tilt: number;
}

/** The person of that seed: an even seed draws a woman, an odd one a man. */
export function traitsOf(seed: number): Traits {
  const { pick, whole } = seededRandom(`portrait ${seed}`);
  const between = (from: number, to: number): number => from + (whole(0, 1000) / 1000) * (to - from);
  const chance = (percent: number): boolean => whole(1, 100) <= percent;

  const isWoman = seed % 2 === 0;
  const isOlder = chance(24);
  const skinTone = pick(skinTones);
  return {
    isWoman,
    isOlder,
    skin: skins[skinTone] as Skin,
    hairStyle: isWoman ? pick(womensHair) : pick(mensHair),
    hair: isOlder ? pick(greyHair) : pick(naturalHair(skinTone)),
    beard: isWoman || chance(45) ? 'none' : pick(['stubble', 'full', 'full', 'moustache']),
    glasses: chance(isOlder ? 60 : 34) ? pick(['round', 'square']) : 'none',
    frames: pick(frameColours),
    hasEarrings: isWoman && chance(50),
    clothes: pick(clothes),
    cloth: pick(clothColours),
    shirt: pick(shirtColours),
    wall: pick(walls),
    headWidth: between(0.94, 1.06) * (isWoman ? 0.97 : 1.02),
    headHeight: between(0.96, 1.05),
    jaw: isWoman ? between(0.88, 1) : between(0.98, 1.16),
    smile: between(0.8, 1.25),
    tilt: between(-5, 5),
  };
}

/** Fair hair only with fair skin; the darkest tones with any. */
function naturalHair(skinTone: number): readonly Colour[] {
  return hairColours.slice(Math.min(hairColours.length - 2, Math.max(0, skinTone - 1) * 2));
}

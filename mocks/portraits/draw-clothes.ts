import { type Colour, lit, shaded } from '#mocks/portraits/colour';
import { centered, closedCurve, ellipse, moved, openCurve, points } from '#mocks/portraits/curves';
import type { Layer } from '#mocks/portraits/paint';
import { filled, stroked } from '#mocks/portraits/shapes';
import type { Clothes, Traits } from '#mocks/portraits/traits';

interface Dress {
  /** What a jacket leaves to be seen, and the skin below the neck; kept within the torso. */
  readonly underNeck: Layer[];
  /** Collars, lapels, seams. */
  readonly overNeck: Layer[];
}

type Cut = (traits: Traits) => Dress;

/** What is drawn on the torso around the neck, which comes between the two. */
export function drawClothes(traits: Traits): Dress {
  return cuts[traits.clothes](traits);
}

const cuts: Readonly<Record<Clothes, Cut>> = {
  crew: ({ skin, cloth }) => ({
    underNeck: roundNeck(skin.base, shaded(cloth, 0.24)),
    overNeck: [],
  }),
  neckline: ({ skin, cloth }) => ({
    underNeck: [{ shape: filled(centered(points('10,86 8,91 0,105'))), colour: skin.base }],
    overNeck: [{ shape: stroked(points('40.6,89 42.4,92 50,105 57.6,92 59.4,89'), 0.9), colour: shaded(cloth, 0.28) }],
  }),
  shirt: ({ skin, cloth }) => ({
    underNeck: [{ shape: filled(centered(points('9,84 0,101'))), colour: skin.base }],
    overNeck: [
      ...collar(lit(cloth, 0.12), shaded(cloth, 0.14)),
      { shape: stroked(points('50,102 50,130'), 0.35), colour: shaded(cloth, 0.3) },
      ...[108, 116].map((y) => ({ shape: filled(ellipse([52, y], 0.8, 0.8)), colour: lit(cloth, 0.45) })),
    ],
  }),
  blazer: ({ skin, shirt, cloth, isWoman }) => {
    const open = isWoman ? closedCurve(centered(points('0,86 11,86 6,95 0,97.5'))) : centered(points('9,84 0,99'));
    return {
      underNeck: [
        { shape: filled(centered(points('13,85 12,92 3,128'))), colour: shirt },
        { shape: filled(open), colour: skin.base },
      ],
      overNeck: [
        ...(isWoman ? [] : collar(lit(shirt, 0.3), shaded(shirt, 0.08))),
        ...pair('11.4,88.4 18.6,93.4 17.5,99 20,102 3,128 9.5,101', lit(cloth, 0.1), shaded(cloth, 0.1)),
      ],
    };
  },
  rollneck: ({ cloth, isWoman }) => {
    const width = isWoman ? 1 : 1.17;
    const tube = closedCurve(centered(points('0,77.5 7.2,77 8.6,82 10.8,90 0,94').map(([x, y]) => [x * width, y])));
    const fold = openCurve(points('-9.2,86 0,88.6 9.2,86').map(([x, y]) => [50 + x * width, y]));
    return {
      underNeck: [],
      overNeck: [
        { shape: filled(tube), colour: lit(cloth, 0.1) },
        { shape: stroked(fold, 0.5), colour: shaded(cloth, 0.16) },
      ],
    };
  },
  cardigan: ({ skin, shirt, cloth }) => ({
    underNeck: [
      { shape: filled(centered(points('14,85 13,94 7,128'))), colour: shirt },
      ...roundNeck(skin.base, shaded(shirt, 0.12)),
    ],
    overNeck: [-1, 1].map((side) => ({
      shape: stroked(openCurve(points('12.4,91.6 12.6,97 7,130').map(([x, y]) => [50 + side * x, y])), 1.5),
      colour: side < 0 ? lit(cloth, 0.14) : shaded(cloth, 0.24),
    })),
  }),
};

function roundNeck(skin: Colour, band: Colour): Layer[] {
  return [
    { shape: filled(ellipse([50, 88.5], 11, 6.8)), colour: band },
    { shape: filled(ellipse([50, 87.6], 9.7, 6)), colour: skin },
  ];
}

function collar(light: Colour, dark: Colour): Layer[] {
  return pair('8.2,82.5 11.8,88 9.5,98.5 0.4,101.5 7.6,90', light, dark);
}

/** A right half and its mirror image, the left one in the light. */
function pair(rightSide: string, light: Colour, dark: Colour): Layer[] {
  const right = moved(points(rightSide), 50, 0);
  const left = right.map(([x, y]): readonly [number, number] => [100 - x, y]);
  return [
    { shape: filled(left), colour: light },
    { shape: filled(right), colour: dark },
  ];
}

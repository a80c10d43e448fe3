import { shaded } from '#mocks/portraits/colour';
import { centered, moved, openCurve, type Point, points } from '#mocks/portraits/curves';
import { drawClothes } from '#mocks/portraits/draw-clothes';
import type { Layer } from '#mocks/portraits/paint';
import { filled, within, without } from '#mocks/portraits/shapes';
import type { Traits } from '#mocks/portraits/traits';

/** Shoulders, neck and clothes; the face's outline throws its shadow on the neck. */
export function drawBody(traits: Traits, face: readonly Point[]): Layer[] {
  const { isWoman, cloth, skin } = traits;
  const outline = torsoOutline(isWoman ? 30 : 35);
  const torso = filled(outline);
  const neck = filled(neckOutline(isWoman ? 6.2 : 7.8));
  const { underNeck, overNeck } = drawClothes(traits);
  return [
    { shape: torso, colour: cloth },
    { shape: without(torso, filled(moved(outline, -6, 1))), colour: shaded(cloth, 0.2) },
    ...underNeck.map(({ shape, colour }) => ({ shape: within(shape, torso), colour })),
    { shape: neck, colour: skin.base },
    { shape: within(neck, filled(moved(face, 2, 6.5))), colour: skin.shade },
    ...overNeck,
  ];
}

function torsoOutline(halfWidth: number): Point[] {
  const shoulder: Point[] = [
    [halfWidth - 8, 96.5],
    [halfWidth - 1.5, 104],
    [halfWidth + 2, 118],
    [halfWidth + 3, 132],
  ];
  return centered(openCurve([...points('0,86 7,87 13,91.5'), ...shoulder]));
}

function neckOutline(halfWidth: number): Point[] {
  return centered([
    [halfWidth, 62],
    [halfWidth + 0.2, 80],
    [halfWidth + 2.8, 89],
    [0, 94],
  ]);
}

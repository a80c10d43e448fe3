import { type Colour, lit, mixed, shaded } from '#mocks/portraits/colour';
import { moved, type Point } from '#mocks/portraits/curves';
import { type Hair, hairOutlines } from '#mocks/portraits/hair-outlines';
import type { OnHead } from '#mocks/portraits/head';
import type { Layer } from '#mocks/portraits/paint';
import { filled, type Shape, without } from '#mocks/portraits/shapes';
import type { Traits } from '#mocks/portraits/traits';

/** Hair (or a scarf) in two tones: what falls behind the person, and what lies over forehead and shoulders. */
export function drawHair(traits: Traits, onHead: OnHead): { behind: Layer[]; before: Layer[] } {
  const { behind, before, opening }: Hair = hairOutlines[traits.hairStyle];
  const isScarf = traits.hairStyle === 'scarf';
  const colour = isScarf ? mixed(traits.shirt, traits.cloth, 0.45) : traits.hair;
  return {
    behind: behind.map((outline) => ({ shape: filled(onHead(outline)), colour: shaded(colour, 0.2) })),
    before: before.flatMap((outline) => twoToned(onHead(outline), colour, opening && filled(onHead(opening)))),
  };
}

function twoToned(outline: readonly Point[], colour: Colour, opening: Shape | undefined): Layer[] {
  const whole = filled(outline);
  const shape = opening ? without(whole, opening) : whole;
  return [
    { shape, colour: lit(colour, 0.05) },
    { shape: without(shape, filled(moved(outline, -3.4, -1.4))), colour: shaded(colour, 0.16) },
  ];
}

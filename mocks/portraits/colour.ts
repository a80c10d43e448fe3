export type Colour = readonly [red: number, green: number, blue: number];

/** Reads `#rrggbb`. */
export function colour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

/** The first colour with so much (0 to 1) of the second in it. */
export function mixed(base: Colour, other: Colour, amount: number): Colour {
  return [
    base[0] + (other[0] - base[0]) * amount,
    base[1] + (other[1] - base[1]) * amount,
    base[2] + (other[2] - base[2]) * amount,
  ];
}

const dusk = colour('#3a2a4a');
const daylight = colour('#fff6e6');

/** The second, darker tone of a surface. */
export function shaded(base: Colour, amount = 0.16): Colour {
  return mixed(base, dusk, amount);
}

/** The tone of a surface in the light. */
export function lit(base: Colour, amount = 0.16): Colour {
  return mixed(base, daylight, amount);
}

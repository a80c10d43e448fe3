import { closedCurve, ellipse, mirrored, type Point, points } from '#mocks/portraits/curves';
import type { HairStyle } from '#mocks/portraits/traits';

/** Outlines on the head's own scale: what lies behind head and shoulders, and what before them. */
export interface Hair {
  readonly behind: readonly (readonly Point[])[];
  readonly before: readonly (readonly Point[])[];
  /** What the former leave free. */
  readonly opening?: readonly Point[];
}

const smooth = (list: string): Point[] => closedCurve(points(list));
const even = (rightSide: string): Point[] => closedCurve(mirrored(points(rightSide)));

/** Over the crown from the left temple to the right one, so much higher than flat; the hairline leads back. */
function cap(hairline: string, height = 0): Point[] {
  const crown: Point[] = [
    [-7, -24.6 - height],
    [1, -25.8 - height],
    [9, -24 - height],
  ];
  const [left, right] = [points('-17.4,1 -18.5,-8 -14.6,-19.5'), points('15.4,-18.6 18.5,-8 17.4,1')];
  return closedCurve([...left, ...crown, ...right, ...points(hairline)]);
}

const lock = '1,-25.4 -9,-24.4 -18,-16 -20.6,-2 -20.8,14 -19,28 -15,33 -14.4,20 -15.6,6 -14.6,-6 -8,-14 0.4,-20';

const curls = points('-16,-9 -14,-16 -9.5,-21.5 -3.5,-24 3.5,-24 9.5,-21.5 14,-16 16,-9');

export const hairOutlines: Readonly<Record<HairStyle, Hair>> = {
  short: { behind: [], before: [cap('15.7,-3 14.2,-10 8,-14.2 0,-15.2 -8,-14.2 -14.2,-10 -15.7,-3')] },
  parted: {
    behind: [],
    before: [cap('15.8,-3 14.8,-8.5 8,-11.4 -2,-14 -7,-17.6 -10.6,-14.6 -14.4,-9.6 -15.7,-3', 0.8)],
  },
  swept: {
    behind: [],
    before: [cap('15.8,-3 15,-10 11,-16.4 3,-15.4 -6,-16.8 -12,-15 -14.8,-9.6 -15.7,-3', 3.4)],
  },
  receding: {
    behind: [],
    before: [even('0,-24 8,-23 14.6,-18 18,-8 17.6,2 15.8,-4 14.4,-12 11,-18 6,-17.6 0,-16.6')],
  },
  bald: {
    behind: [],
    before: [
      smooth('16.4,-8 17.6,-5.5 18,-1.2 17.3,1.6 16.6,-2'),
      smooth('-16.4,-8 -17.6,-5.5 -18,-1.2 -17.3,1.6 -16.6,-2'),
    ],
  },
  curls: {
    behind: [ellipse([0, -8], 23, 22)],
    before: [
      ...curls.map((center) => ellipse(center, 6.2, 6)),
      ...curls.slice(1, -1).map(([x, y]) => ellipse([x * 0.62, y * 0.78], 5, 4)),
    ],
  },
  pixie: {
    behind: [even('0,-24 14,-18 19,-4 17,10 12,14 0,14')],
    before: [cap('16,3 15.2,-3 11,-9.4 3,-11.6 -4,-13.6 -9,-16.4 -13,-11.4 -15.2,-4 -16,3', 1.4)],
  },
  bob: {
    behind: [even('0,-25 14,-20 21,-6 22,10 20.4,22 13,25 0,24')],
    before: [even('0,-26 10,-24.4 18.6,-16 21.4,-2 21.8,12 19.6,21.6 15.8,20 15.4,8 15.4,-4 12.4,-10.4 0,-11')],
  },
  long: {
    behind: [even('0,-25 14,-20 21,-4 22.4,14 22.6,32 18,44 0,46')],
    before: [smooth(lock), closedCurve(points(lock).map(([x, y]) => [-x, y]))],
  },
  wavy: {
    behind: [even('0,-25 15,-20 21,-8 21,2 24,10 22,20 24,29 17,36 0,36')],
    before: [
      smooth(
        '-6,-25 -15,-21 -20.4,-10 -19.8,0 -23,9 -20.6,18 -22.4,27 -17,30 -17.4,20 -15.4,12 -16.6,4 -14.8,-6 -10,-14 -6.4,-18.6',
      ),
      smooth(
        '-7,-25.2 4,-26.4 14,-22.4 20.4,-11 20,0 23,9 20.6,18 22.4,27 17,30 17.4,20 15.4,12 16.6,4 14.6,-5 7,-11.6 -6.6,-18.4',
      ),
    ],
  },
  bun: {
    behind: [ellipse([0, -28.6], 8.4, 7.4)],
    before: [cap('16,-1 15,-9 9.6,-16 0,-18.2 -9.6,-16 -15,-9 -16,-1')],
  },
  scarf: {
    behind: [],
    before: [even('0,-26 11,-23.8 19,-14 20.8,0 18.6,14 15.4,24 19,34 12,40 0,42')],
    opening: even('0,-15 9,-13.4 14,-6 14.4,4 11.4,13.4 5.8,19.8 0,21.4'),
  },
};

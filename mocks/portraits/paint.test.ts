import { expect, test } from 'vitest';
import { colour } from '#mocks/portraits/colour';
import { points } from '#mocks/portraits/curves';
import { paint } from '#mocks/portraits/paint';
import { filled } from '#mocks/portraits/shapes';

const white = colour('#ffffff');
const black = colour('#000000');
const size = { widthPx: 78, heightPx: 97 };

function redAt(layers: Parameters<typeof paint>[1], x: number, y: number): number | undefined {
  return paint(white, layers, size).rgb[(y * size.widthPx + x) * 3];
}

test('fills what is inside, leaves what is outside and mixes along the edge', () => {
  // One pixel is one unit here, and the view begins at 11.
  const wall = { shape: filled(points('-50,-50 31.25,-50 31.25,200 -50,200')), colour: black };

  expect(redAt([wall], 0, 96)).toBe(0);
  expect(redAt([wall], 19, 50)).toBe(0);
  expect(redAt([wall], 20, 50)).toBe(Math.round(255 * 0.75));
  expect(redAt([wall], 21, 50)).toBe(255);
  expect(redAt([wall], 77, 0)).toBe(255);
});

test('paints later layers over earlier ones', () => {
  const everywhere = filled(points('-50,-50 200,-50 200,200 -50,200'));

  expect(
    redAt(
      [
        { shape: everywhere, colour: black },
        { shape: everywhere, colour: colour('#7f0000') },
      ],
      40,
      40,
    ),
  ).toBe(127);
});

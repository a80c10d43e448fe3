import { expect, test } from 'vitest';
import { fittingSize } from '#web/features/chat/attachment/redraw-photo';

test.each([
  { what: 'a photo of a phone is reduced', photo: [4032, 3024], fitting: [2560, 1920] },
  { what: 'an upright one too', photo: [3024, 4032], fitting: [1920, 2560] },
  { what: 'a small one stays', photo: [800, 600], fitting: [800, 600] },
  { what: 'a thread keeps a pixel', photo: [12_000, 1], fitting: [2560, 1] },
])('$what (CHAT-34)', ({ photo: [width = 0, height = 0], fitting: [w, h] }) => {
  expect(fittingSize({ width, height })).toEqual({ width: w, height: h });
});

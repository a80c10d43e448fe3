import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Crop, type Size, wholeCrop } from '#web/features/curriculum/photo/crop';
import { CropWindow } from '#web/features/curriculum/photo/crop-window.tsx';
import { renderPart } from '#web/testing/render-part.tsx';

/** Renders the window, and returns its photo. */
function renderWindow(size: Size | undefined, crop: Crop): HTMLImageElement {
  const ignore = () => undefined;
  renderPart(
    <CropWindow
      ref={null}
      url="data:,"
      size={size}
      crop={crop}
      onChange={ignore}
      onLoad={ignore}
      onUnreadable={ignore}
    />,
  );
  return screen.getByRole('group').querySelector('img') as HTMLImageElement;
}

const lying = { width: 1000, height: 500 };
const upright = { width: 400, height: 1000 };

// The centre of the photo, and its unturned width, in shares of the frame; the window is a row of `crop.test.ts`.
test.each([
  { what: 'a lying photo', size: lying, crop: wholeCrop, width: '250%', left: '50%', top: '50%', turn: 0 },
  { what: 'an upright photo', size: upright, crop: wholeCrop, width: '100%', left: '50%', top: '70%', turn: 0 },
  {
    what: 'its left edge',
    size: lying,
    crop: { ...wholeCrop, x: 0 },
    width: '250%',
    left: '125%',
    top: '50%',
    turn: 0,
  },
  { what: 'its end', size: upright, crop: { ...wholeCrop, y: 1 }, width: '100%', left: '50%', top: '0%', turn: 0 },
  {
    what: 'it turned',
    size: lying,
    crop: { ...wholeCrop, turns: 1 },
    width: '200%',
    left: '50%',
    top: '66%',
    turn: 90,
  },
])('places $what so that the window fills the frame (PROF-21)', ({ size, crop, width, left, top, turn }) => {
  const { style } = renderWindow(size, crop);
  expect({ width: style.width, left: style.left, top: style.top }).toEqual({ width, left, top });
  expect(style.transform).toBe(`translate(-50%, -50%) rotate(${turn}deg)`);
});

test('hides the photo until its size is known', () => {
  expect(renderWindow(undefined, wholeCrop)).not.toBeVisible();
});

import { expect, test } from 'vitest';
import { upload } from '#contracts/uploads/uploads.legacy';

test.each([
  { what: 'as numbers', size: 20_480, duration: 12.5 },
  { what: 'as text', size: '20480', duration: '12.5' },
])('the answer to an upload tells size and duration, $what (LEGACY-27)', ({ size, duration }) => {
  const answer = upload.answer.parse({ name: 'a1b2c3d4e5f6.pdf', size, duration });
  expect(answer).toEqual({ name: 'a1b2c3d4e5f6.pdf', size: 20_480, duration: 12.5 });
});

test('an upload is stored whatever size and duration the answer gives it', () => {
  expect(upload.answer.parse({ name: 'a1b2c3d4e5f6.pdf', duration: 'unknown' })).toMatchObject({
    name: 'a1b2c3d4e5f6.pdf',
  });
});

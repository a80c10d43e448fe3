import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base64Bytes, base64Length } from '#bff/legacy/base64-bytes';

test('bytes become the base64 that everybody writes, of the length said before', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const text = base64Bytes(bytes);
      expect(Buffer.from(text).toString()).toBe(Buffer.from(bytes).toString('base64'));
      expect(text.length).toBe(base64Length(bytes.length));
    }),
  );
});

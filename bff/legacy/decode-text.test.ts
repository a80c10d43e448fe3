import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText } from '#bff/legacy/decode-text';

const utf8 = (text: string) => new TextEncoder().encode(text);

test('one stray byte garbles nothing else of a text (LEG-03)', () => {
  const body = Uint8Array.of(...utf8('perché 5 € 😀 '), 0xe8, ...utf8(' già'));
  expect(decodeText(body)).toEqual({ text: 'perché 5 € 😀 è già', isUtf8: false });
});

test.each([
  ['an overlong form', [0xc0, 0xaf], 'À¯'],
  ['an overlong form of three', [0xe0, 0x9f, 0xbf], 'àŸ¿'],
  ['half a surrogate', [0xed, 0xa0, 0x80], 'í\u00a0€'],
  ['a character beyond the last', [0xf4, 0x90, 0x80, 0x80], 'ô\u0090€€'],
  ['a sequence that is cut short', [0xe2, 0x82], 'â‚'],
  ['a byte no sequence begins with', [0xff, 0x80], 'ÿ€'],
])('%s is windows-1252', (_name, bytes, text) => {
  expect(decodeText(Uint8Array.from(bytes)).text).toBe(text);
});

test('any text is read back, wherever a stray byte stands in it', () => {
  const whole = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !text.startsWith('\ufeff'));
  fc.assert(
    fc.property(whole, fc.string({ unit: 'grapheme' }), (before, after) => {
      // Followed by a letter, 0xe8 begins no sequence.
      const body = Uint8Array.of(...utf8(before), 0xe8, ...utf8(`.${after}`));
      expect(decodeText(body).text).toBe(`${before}è.${after}`);
      expect(decodeText(utf8(before))).toEqual({ text: before, isUtf8: true });
    }),
  );
});

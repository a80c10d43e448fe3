import { expect, test } from 'vitest';
import { bodyOf } from '#bff/legacy/body-of';

function wholeOf(request: unknown) {
  const { body, fileBody } = bodyOf(request);
  const parts = fileBody ? [...fileBody.parts()] : [];
  return { body, parts, byteLength: fileBody?.byteLength, text: Buffer.concat(parts).toString() };
}

test('a request without a file is JSON in one text', () => {
  expect(bodyOf({ name: 'Niccolò', bytes: 3, nothing: null })).toEqual({
    body: '{"name":"Niccolò","bytes":3,"nothing":null}',
  });
});

test.each([0, 1, 49_151, 49_152, 49_153, 200_000])('a file of %i bytes is sent in parts, as a data URL', (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 7) % 256);
  const { body, parts, byteLength, text } = wholeOf({
    name: 'Niccolò "x".pdf',
    content: { mediaType: 'application/pdf', bytes },
    private: 1,
  });
  expect(body).toBeUndefined();
  expect(Buffer.byteLength(text)).toBe(byteLength);
  expect(JSON.parse(text)).toEqual({
    name: 'Niccolò "x".pdf',
    content: `data:application/pdf;base64,${Buffer.from(bytes).toString('base64')}`,
    private: 1,
  });
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(64 * 1024);
});

test('its parts can be made again', () => {
  const { fileBody } = bodyOf({ content: { mediaType: 'image/png', bytes: Uint8Array.of(1, 2, 3) } });
  const made = () => Buffer.concat([...(fileBody?.parts() ?? [])]).toString();
  expect(made()).toBe('{"content":"data:image/png;base64,AQID"}');
  expect(made()).toBe('{"content":"data:image/png;base64,AQID"}');
});

import { expect, test } from 'vitest';
import { html } from '#mocks/console/html';

test('escapes whatever is put in, in text and in attributes', () => {
  const nasty = `<img src=x onerror="alert('&')">`;
  const { markup } = html`<p title="${nasty}">${nasty}</p>`;
  const escaped = '&lt;img src=x onerror=&quot;alert(&#39;&amp;&#39;)&quot;&gt;';
  expect(markup).toBe(`<p title="${escaped}">${escaped}</p>`);
});

test('leaves markup it built itself as it is, in lists too, and writes nothing for nothing', () => {
  const items = ['a', 'b & c'].map((text) => html`<li>${text}</li>`);
  expect(html`<ul>${items}${undefined}</ul>${2}`.markup).toBe('<ul><li>a</li><li>b &amp; c</li></ul>2');
});

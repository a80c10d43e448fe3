import { expect, test } from 'vitest';
import { crisisNumbers, numbersGatheredOn } from '#web/features/crisis-help/crisis-numbers';
import { productName } from '#web/product';

const files = import.meta.glob<string>('/web/public/*.{html,webmanifest}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const icons = Object.keys(import.meta.glob('/web/public/*.{png,svg}', { query: '?url' }));

test('the page for when there is no connection gives the very numbers, hours and date of the help dialog', () => {
  // The test's parser would fetch style and script.
  const markup = (files['/web/public/offline.html'] ?? '').replace(/<(?:link|script)[^>]*>/g, '');
  const page = new DOMParser().parseFromString(markup, 'text/html');
  const shown = [...page.querySelectorAll('li')].map((item) => ({
    name: item.querySelector('strong')?.textContent,
    number: item.querySelector('span')?.textContent,
    dial: item.querySelector('a')?.getAttribute('href'),
    about: item.querySelector('p')?.textContent,
  }));
  expect(shown).toEqual(crisisNumbers.map((each) => ({ ...each, dial: `tel:${each.dial}` })));
  expect(page.body.textContent).toContain(`raccolti da fonti pubbliche il ${numbersGatheredOn}.`);
  expect(page.title).toBe(productName);
});

test('on a phone’s home screen it has its name and mark alone, and opens where signing in leads on', () => {
  const manifest = JSON.parse(files['/web/public/manifest.webmanifest'] ?? '');
  expect(manifest).toMatchObject({ name: productName, short_name: productName, start_url: '/', scope: '/' });
  expect(manifest).not.toHaveProperty('description');
  const drawn = manifest.icons.map(({ src }: { readonly src: string }) => `/web/public${src}`);
  expect(icons).toEqual(expect.arrayContaining(drawn));
  expect(manifest.icons.map(({ purpose }: { readonly purpose?: string }) => purpose)).toContain('maskable');
});

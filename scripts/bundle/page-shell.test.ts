import { readFileSync } from 'node:fs';
import type { MantineTheme } from '@mantine/core';
import { expect, test } from 'vitest';
import { crisisNumbers } from '#web/features/crisis-help/crisis-numbers';
import { productName } from '#web/product';
import { colors } from '#web/theme/colors';
import { cssVariables, theme } from '#web/theme/theme';

const page = readFileSync('web/index.html', 'utf8');
const style = readFileSync('web/theme/page-shell.css', 'utf8');

/** What the page says in a stretch of its markup. */
function wordsOf(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

test('the page before the interface names the same numbers in the same words and order', () => {
  const items = [...page.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => item);

  expect(items.map((item) => [/href="tel:([^"]+)"/.exec(item)?.[1], wordsOf(item)])).toEqual(
    crisisNumbers.map(({ name, number, dial, about }) => [dial, `${name} ${number} ${about}`]),
  );
});

test.each([
  ['the help strip', 'web/features/crisis-help/help-strip.tsx', ['Ho bisogno di aiuto subito', 'Esci subito']],
  ['where leaving leads', 'web/features/crisis-help/neutral-page.ts', ['https://www.meteoam.it/it/home']],
  [
    'the notice about cookies',
    'web/features/legal/cookie-notice.tsx',
    ['Usiamo solo cookie tecnici: nessun tracciamento.', 'Quali e perché', 'ascolto-cookie-notice'],
  ],
  ['where a chosen colour scheme is kept', 'web/app/app.tsx', ["'ascolto-color-scheme'"]],
  [
    'the words a login begins with',
    'web/features/login/login-screen.tsx',
    [
      'Area pazienti',
      'Per chi cerca un terapeuta o ha già un percorso. Terapeuti con iscrizione all’Albo controllata, primo colloquio gratuito, prezzo prima di scrivere.',
      'Guarda prima i terapeuti',
      'Area professionisti',
      'Per chi esercita come psicologo o psicoterapeuta: agenda, pazienti e messaggi.',
    ],
  ],
  [
    'the words the search begins with',
    'web/features/therapists/results/therapists-screen.tsx',
    ['Trova terapeuta', 'Cerca terapeuta', 'Compila il questionario'],
  ],
  ['the name', 'web/product.ts', [productName]],
])('the page before the interface and the interface agree on %s', (_what, file, words) => {
  const own = `${page}${readFileSync('web/before-paint.js', 'utf8')}`;

  for (const word of words) {
    expect(readFileSync(file, 'utf8')).toContain(word);
    expect(own).toContain(word);
  }
});

test('the page before the interface has the interface’s colours, in both schemes', () => {
  const { light, dark }: Record<string, Record<string, string>> = { ...cssVariables(theme as MantineTheme) };
  const names = {
    page: '--ascolto-page',
    surface: '--mantine-color-body',
    text: '--mantine-color-text',
    link: '--mantine-color-anchor',
    line: '--ascolto-line',
    strip: '--ascolto-strip',
    'strip-text': '--ascolto-strip-text',
    pane: '--ascolto-pane',
  };
  const valuesOf = (name: string) =>
    new RegExp(`--first-${name}: light-dark\\((#\\w+), (#\\w+)\\);`).exec(style)?.slice(1);

  for (const [name, variable] of Object.entries(names)) {
    const bright = light?.[variable]?.replace('#ffffff', '#fff');
    expect([name, valuesOf(name)]).toEqual([name, [bright, dark?.[variable]]]);
  }
  // The shades of a skeleton.
  expect(valuesOf('soft')).toEqual([colors.gray[3], colors.dark[4]]);
});

test('the page before the interface is set in the interface’s faces', () => {
  const flat = style.replace(/\s+/g, ' ');
  for (const faces of [theme.fontFamily, theme.headings?.fontFamily]) {
    expect(flat).toContain(faces?.replaceAll("'", '"'));
  }
});

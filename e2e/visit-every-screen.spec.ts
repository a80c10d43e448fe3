import type AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { axeOf } from '#e2e/axe';
import { expect } from '#e2e/fixtures';
import { test } from '#e2e/kept-pages';
import { untilDrawn } from '#e2e/open-screen';
import { screens } from '#e2e/screens';
import type { ShownScreen } from '#e2e/screens/shown-screen';

/** A failed check does not hide the next one. */
const softly = expect.configure({ soft: true });

const widely =
  'wide: speaks Italian, has no barrier in either scheme and never scrolls sideways with text of twice the size (GUARD-01)';
const onPhone =
  'on a phone: has no barrier and keeps everything in reach, down to 320 pixels and up to text of twice the size';

for (const [user, shown] of Map.groupBy(screens, ({ as }) => as)) {
  test.describe(user ?? 'visitor', () => {
    test.use({ user });
    // First the screens that are only addresses: each is opened in the page of the one before.
    for (const screen of shown.filter(({ open }) => !open)) visit(screen);
    for (const screen of shown.filter(({ open }) => open)) visit(screen);
  });
}

/** Opening takes longer than looking: a screen is opened once for both, unless a phone opens it in another way. */
function visit(screen: ShownScreen): void {
  if (screen.opensOtherwiseOnPhone) {
    test(`${screen.name}, ${widely}`, async ({ page, openScreen }) => {
      await openScreen(screen, wide);
      await isFineWide(page);
    });
    test(`${screen.name}, ${onPhone}`, async ({ page, openScreen }) => {
      await openScreen(screen, phone);
      await isFineOnPhone(page, screen);
    });
  } else {
    test(`${screen.name}, ${widely}; ${onPhone}`, async ({ page, openScreen }) => {
      await openScreen(screen, wide);
      await isFineWide(page);
      await page.setViewportSize(phone);
      await isFineOnPhone(page, screen);
    });
  }
}

const wide = { width: 1280, height: 720 };
const phone = { width: 375, height: 812 };

async function isFineWide(page: Page): Promise<void> {
  await speaksItalian(page);
  await hasNoBarrier(page, 'in the light scheme');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await hasContrast(page, 'in the dark scheme');
  await page.emulateMedia({ colorScheme: 'light' });
  softly(await brokenTimes(page), 'times that take two lines').toEqual([]);
  await neverScrollsSideways(page, 'with text of twice the size', '200%');
  await setTextSize(page, '100%');
}

async function isFineOnPhone(page: Page, screen: ShownScreen): Promise<void> {
  await hasNoBarrier(page, 'on a phone');
  await page.setViewportSize({ width: 320, height: 640 });
  if (!isGrid(screen.name)) await neverScrollsSideways(page, 'on a screen of 320 pixels', '100%');
  softly(await rowsOfHeader(page), 'rows of the header on a screen of 320 pixels').toBeLessThanOrEqual(1);
  await page.setViewportSize({ width: 375, height: 780 });
  await neverScrollsSideways(page, 'on a phone with text of twice the size', '200%');
  softly(await outOfReach(page), 'controls beyond the edge, or over each other, with text of twice the size').toEqual(
    [],
  );
  softly(await brokenTitles(page), 'titles with letters below each other with text of twice the size').toEqual([]);
  softly(await logOutOfSight(page), 'pixels of the messages that other parts take').toBeLessThanOrEqual(0);
  softly(await iconsThatStaySmall(page), 'icons that do not grow with the text').toEqual([]);
  softly(await boxesThatStaySmall(page), 'boxes that do not grow with the text').toEqual([]);
  await setTextSize(page, '100%');
}

/** The month is a grid by nature; the day's list is beside it. */
function isGrid(name: string): boolean {
  return name.startsWith('calendar') || name === 'new-appointment';
}

/** English words that no Italian sentence contains; text marked as English is not checked. */
const english =
  /\b(?:the|and|your|you|with|please|loading|submit|cancel|close|search|next|previous|back|save|delete|remove|required|sign|welcome|settings|toggle|clear|open|choose|select)\b/i;

/** Checks all text, including what is only read aloud. */
async function speaksItalian(page: Page): Promise<void> {
  softly(await page.locator('html').getAttribute('lang'), 'the language the page says it is in').toBe('it');
  const words = await page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll('[lang]:not([lang^="it"]), script, style')) part.remove();
    const spoken = [...copy.querySelectorAll('*')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription'].map((name) => element.getAttribute(name)),
    );
    return [copy.innerText, ...spoken].filter((text): text is string => Boolean(text));
  });
  softly(
    words.filter((text) => english.test(text)),
    'English words',
  ).toEqual([]);
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function hasNoBarrier(page: Page, look: string): Promise<void> {
  const axe = await axeOnTop(page);
  await findsNothing(axe.withTags(standards), look);
}

/** The other scheme has the same elements: only its colours are to be checked. */
async function hasContrast(page: Page, look: string): Promise<void> {
  const axe = await axeOnTop(page);
  await findsNothing(axe.withRules(['color-contrast', 'link-in-text-block']), look);
}

async function axeOnTop(page: Page): Promise<AxeBuilder> {
  // Scrolls to the top, where the strip covers no control: one half under it is whole again after the next scroll.
  await page.evaluate(() => window.scrollTo(0, 0));
  return axeOf(page);
}

async function findsNothing(axe: AxeBuilder, look: string): Promise<void> {
  const { violations } = await axe.analyze();
  softly(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
    `barriers that axe finds ${look}`,
  ).toEqual([]);
}

/** The controls that stand beyond the screen's edge or over each other in the bars, by their names. */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
    // What is hidden to the eye alone, or scrolls within itself, is in reach where it stands.
    const isClipped = (element: Element) =>
      element.closest('.visually-hidden') !== null || getComputedStyle(element).opacity === '0';
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea')].filter(
      (element) => isShown(element) && !isClipped(element) && !scrolls(element.parentElement),
    );
    const beyond = controls.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > document.documentElement.clientWidth + 1;
    });
    const words = [...document.querySelectorAll('nav[aria-label="Sezioni principali"] a > span')];
    const edges = words.map((word) => {
      const range = document.createRange();
      range.selectNodeContents(word.firstChild ?? word);
      return range.getBoundingClientRect();
    });
    const over = words.filter((_, at) => (edges[at]?.right ?? 0) > (edges[at + 1]?.left ?? Number.POSITIVE_INFINITY));
    const strip = document.querySelector('aside[aria-label="Aiuto immediato"]');
    const high = strip && strip.getBoundingClientRect().height > window.innerHeight / 6 ? [strip] : [];
    return [...beyond, ...over, ...high].map(nameOf);
  });
}

/** How many rows the product's sign and the tools beside it take; none where there is no such header. */
function rowsOfHeader(page: Page): Promise<number> {
  return page.evaluate(() => {
    let bottom = Number.NEGATIVE_INFINITY;
    let rows = 0;
    // An open conversation has the phone to itself, and a header of its own.
    const shown = [...document.querySelectorAll('header')].find((header) => header.checkVisibility());
    for (const part of shown?.children ?? []) {
      if (!part.checkVisibility()) continue;
      const box = part.getBoundingClientRect();
      if (box.top >= bottom) rows += 1;
      bottom = Math.max(bottom, box.bottom);
    }
    return rows;
  });
}

/** The beginnings and ends such as `18:30-19:30` that a wide screen breaks at the hyphen. */
function brokenTimes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('article span')]
      .filter((span) => span.checkVisibility() && /^\d\d:\d\d-\d\d:\d\d$/.test(span.innerText))
      .filter((span) => span.offsetHeight > 2.5 * Number.parseFloat(getComputedStyle(span).fontSize))
      .map((span) => span.innerText),
  );
}

/** The titles too narrow for three letters side by side. */
function brokenTitles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3')]
      .filter((title) => title.checkVisibility() && !title.matches('.visually-hidden'))
      .filter(
        (title) =>
          title.clientWidth > 0 && title.clientWidth < 1.5 * Number.parseFloat(getComputedStyle(title).fontSize),
      )
      .map((title) => title.innerText),
  );
}

/** How much is missing to a quarter of the window for an open conversation's messages, as it opens. */
function logOutOfSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const log = document.querySelector('[role="log"]');
    const box = document.querySelector('main form');
    if (!log || !box) return 0;
    const shown = Math.min(log.getBoundingClientRect().bottom, box.getBoundingClientRect().top);
    return window.innerHeight / 4 - (shown - log.getBoundingClientRect().top);
  });
}

/** The icons whose size is still that beside text of the usual size. */
function iconsThatStaySmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('svg.tabler-icon')]
      .filter((icon) => icon.checkVisibility())
      .filter((icon) => Math.round(icon.getBoundingClientRect().width) < Number(icon.getAttribute('width')) * 2)
      .map((icon) => `${icon.getAttribute('class')}: ${icon.getAttribute('width')}`),
  );
}

/** Boxes to tick and to choose that stay as small as beside text of the usual size, 24 pixels. */
function boxesThatStaySmall(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('input[type="checkbox"], input[type="radio"]')]
      .filter((box) => box.checkVisibility({ opacityProperty: true }))
      .map((box) => Math.round(box.getBoundingClientRect().width))
      .filter((width) => width > 1 && width < 48),
  );
}

async function neverScrollsSideways(page: Page, look: string, text: string): Promise<void> {
  await setTextSize(page, text);
  const beyond = async () => {
    await untilDrawn(page);
    return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  };
  await softly.poll(beyond, `pixels beyond the right edge ${look}`).toBeLessThanOrEqual(0);
}

function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

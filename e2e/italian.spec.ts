import { expect, test } from '#e2e/fixtures';
import { openScreen } from '#e2e/open-screen';
import { screens } from '#e2e/screens';

/** Words no Italian sentence has; what is marked as English on purpose is not looked at. */
const english =
  /\b(?:the|and|your|you|with|please|loading|submit|cancel|close|search|next|previous|back|save|delete|remove|required|sign|welcome|settings|toggle|clear|open|choose|select)\b/i;

for (const screen of screens) {
  test(`${screen.name} speaks Italian, what is only read aloud included (GUARD-01)`, async ({ page, chain }) => {
    await openScreen(page, screen, chain);
    expect(await page.locator('html').getAttribute('lang')).toBe('it');
    const words = await page.evaluate(() => {
      const copy = document.body.cloneNode(true) as HTMLElement;
      for (const part of copy.querySelectorAll('[lang]:not([lang^="it"]), script, style')) part.remove();
      const spoken = [...copy.querySelectorAll('*')].flatMap((element) =>
        ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription'].map((name) => element.getAttribute(name)),
      );
      return [copy.innerText, ...spoken].filter((text): text is string => Boolean(text));
    });
    expect(words.filter((text) => english.test(text))).toEqual([]);
  });
}

import { expect, test } from '#e2e/fixtures';
import { openScreen } from '#e2e/open-screen';
import { screens } from '#e2e/screens';

const looks = [
  { name: 'on a screen of 320 pixels', viewport: { width: 320, height: 640 }, text: '100%' },
  { name: 'with text of twice the size', viewport: { width: 1280, height: 720 }, text: '200%' },
] as const;

/** The month is a grid by nature; the day's list stands beside it (CAL-13). */
const isGrid = (name: string) => name.startsWith('calendar') || name === 'new-appointment';

for (const { name, viewport, text } of looks) {
  for (const screen of screens.filter((one) => !isGrid(one.name))) {
    test(`${screen.name} never scrolls sideways, ${name}`, async ({ page, chain }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openScreen(page, screen, chain);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, text);
      const beyond = () =>
        page.evaluate(() => {
          const { clientWidth, scrollWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
      await expect.poll(beyond).toBeLessThanOrEqual(0);
    });
  }
}

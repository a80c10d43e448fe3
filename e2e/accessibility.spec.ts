import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '#e2e/fixtures';
import { openScreen } from '#e2e/open-screen';
import { screens } from '#e2e/screens';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const looks = [
  { name: 'in the light scheme', colorScheme: 'light', viewport: { width: 1280, height: 720 } },
  { name: 'in the dark scheme', colorScheme: 'dark', viewport: { width: 1280, height: 720 } },
  { name: 'on a phone', colorScheme: 'light', viewport: { width: 375, height: 812 } },
] as const;

for (const { name, colorScheme, viewport } of looks) {
  for (const screen of screens) {
    test(`${screen.name} has no barrier that axe can find, ${name}`, async ({ page, chain }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openScreen(page, screen, chain);
      // A button that has scrolled half under the strip at the top is whole again with the next scroll.
      await page.evaluate(() => window.scrollTo(0, 0));
      const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
      ).toEqual([]);
    });
  }
}

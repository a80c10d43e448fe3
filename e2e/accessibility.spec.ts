import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '#e2e/fixtures';
import { signIn } from '#e2e/people';
import { screens } from '#e2e/screens';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const scheme of ['light', 'dark'] as const) {
  for (const screen of screens) {
    test(`${screen.name} has no barrier that axe can find, in the ${scheme} scheme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      if (screen.as) await signIn(page, screen.as);
      await page.goto(screen.address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await screen.open?.(page);
      const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
      ).toEqual([]);
    });
  }
}

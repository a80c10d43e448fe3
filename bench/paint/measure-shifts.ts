import { startBuiltProduct } from '#bench/built-product';
import { startChromium } from '#bench/chromium';
import { atMost, type Figure } from '#bench/figures';
import { measureStory } from '#bench/paint/story-shifts';
import type { AtEnd } from '#bench/run-parts';

const mostShift = 0.02;

/** The screen of the story that shifts most while it loads; the others are printed. */
export async function measureShifts(atEnd: AtEnd): Promise<Figure[]> {
  const { origin } = await startBuiltProduct({ spaPort: 4565, platformPort: 4566 }, atEnd);
  const screens = await measureStory(await startChromium(atEnd), origin);
  for (const { screen, window, total, shifts } of screens) {
    console.log(`${screen}, ${window}: shift ${total.toFixed(3)}`);
    if (total <= mostShift) continue;
    for (const { score, moved } of shifts) console.log(`  ${score.toFixed(3)} ${moved.join('; ')}`);
  }
  const [worst] = screens.toSorted((one, other) => other.total - one.total);
  if (!worst) throw new Error('The story has no screen.');
  const figure = `largest shift of ${screens.length} screens (${worst.screen}, ${worst.window})`;
  return [atMost(figure, { value: worst.total, budget: mostShift })];
}

import { startBuiltProduct } from '#bench/paint/built-product';
import { medianPaint } from '#bench/paint/lighthouse-runs';
import { measureStory } from '#bench/paint/story-shifts';
import { buildSpa } from '#scripts/bundle/build';

// What a phone on a slow line sees of the built product: Lighthouse's figures of the two screens a visitor begins with,
// and how much each screen of the story moves while it loads. `-- chat` measures only screens whose name contains it.
const runs = 5;
const budget = { performance: 95, firstPaintMs: 1_200, largestPaintMs: 1_800, shift: 0.02 };
const entrances = [
  { name: 'login', address: '/#/patient' },
  { name: 'search', address: '/#/dashboard/therapist' },
];
const words = process.argv.slice(2);

await buildSpa();
const product = await startBuiltProduct({ spaPort: 4514, platformPort: 4515 });
let isWell = true;
try {
  for (const { name, address } of entrances.filter(({ name }) => words.length === 0 || words.includes(name))) {
    const paint = await medianPaint(`${product.origin}${address}`, runs);
    const keeps =
      paint.performance >= budget.performance &&
      paint.firstPaintMs <= budget.firstPaintMs &&
      paint.largestPaintMs <= budget.largestPaintMs &&
      paint.shift <= budget.shift;
    isWell &&= keeps;
    console.log(
      `${name}: performance ${paint.performance}, first paint ${seconds(paint.firstPaintMs)}, largest ${seconds(paint.largestPaintMs)}, ` +
        `blocked ${Math.round(paint.blockingMs)} ms, shift ${paint.shift.toFixed(3)}: ${verdict(keeps)}`,
    );
  }
  for (const { screen, window, total, shifts } of await measureStory(product.origin, words)) {
    const keeps = total <= budget.shift;
    isWell &&= keeps;
    console.log(`${screen}, ${window}: shift ${total.toFixed(3)}: ${verdict(keeps)}`);
    if (!keeps) for (const { score, moved } of shifts) console.log(`  ${score.toFixed(3)} ${moved.join('\n        ')}`);
  }
} finally {
  await product.stop();
}
process.exitCode = isWell ? 0 : 1;

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

function verdict(keeps: boolean): string {
  return keeps ? 'within budget' : 'OVER BUDGET';
}

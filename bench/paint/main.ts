import { startBuiltProduct } from '#bench/built-product';
import { medianPaint, type PaintFigures } from '#bench/paint/lighthouse-runs';
import { measureStory } from '#bench/paint/story-shifts';
import { buildSpa } from '#scripts/bundle/build';

// What a phone on a slow line sees of the built product: Lighthouse's figures of the two screens a visitor begins with,
// and how much each screen of the story moves while it loads. `-- chat` measures only screens whose name contains it.
const runs = 5;
const budget = { performance: 95, firstPaintMs: 1_000, largestPaintMs: 1_800, shift: 0.02 };
const entrances = [
  { name: 'login', address: '/#/patient' },
  { name: 'search', address: '/#/dashboard/therapist' },
];
const words = process.argv.slice(2);

console.log(
  'Each entrance twice: reckoned by Lighthouse, for which whatever came before the largest paint on localhost, needed ' +
    'or not, comes before it on a slow line too; and really slowed down, where each request takes 0.56 s more.',
);

await buildSpa();
const product = await startBuiltProduct({ spaPort: 4514, platformPort: 4515 });
let isWell = true;
try {
  for (const { name, address } of entrances.filter(({ name }) => words.length === 0 || words.includes(name))) {
    const paint = await medianPaint(`${product.origin}${address}`, runs, 'simulate');
    const keeps =
      paint.performance >= budget.performance &&
      paint.firstPaintMs <= budget.firstPaintMs &&
      paint.largestPaintMs <= budget.largestPaintMs &&
      paint.shift <= budget.shift;
    isWell &&= keeps;
    console.log(`${name}: ${figuresText(paint)}: ${verdict(keeps)}`);
    // Held to no budget: page, answer and portrait follow each other, and outlast it by their waits alone.
    console.log(
      `${name}, really slowed down: ${figuresText(await medianPaint(`${product.origin}${address}`, runs, 'devtools'))}`,
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

function figuresText({ performance, firstPaintMs, largestPaintMs, blockingMs, shift }: PaintFigures): string {
  return (
    `performance ${performance}, first paint ${seconds(firstPaintMs)}, largest ${seconds(largestPaintMs)}, ` +
    `blocked ${Math.round(blockingMs)} ms, shift ${shift.toFixed(3)}`
  );
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

function verdict(keeps: boolean): string {
  return keeps ? 'within budget' : 'OVER BUDGET';
}

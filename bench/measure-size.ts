import { buildOnce } from '#bench/built-product';
import { atMost, type Figure } from '#bench/figures';
import { budgetedLoads } from '#scripts/bundle/size-budgets';

/** The scripts that a browser fetches: with the page, with the dashboard's frame, and with the heaviest route. */
export async function measureSize(): Promise<Figure[]> {
  await buildOnce();
  return budgetedLoads('dist')
    .slice(0, 3)
    .map(({ name, bytes, limitKb }) => atMost(name, { value: bytes / 1000, budget: limitKb, unit: 'KB' }));
}

import { type BudgetedLoad, budgetedLoads } from '#scripts/bundle/size-budgets';

for (const load of budgetedLoads('dist')) report(load);

function report({ name, bytes, chunks: sent, limitKb }: BudgetedLoad): void {
  console.log(`${name.padEnd(32)} ${kbText(bytes)} of ${limitKb} KB in ${sent.length} files`);
  if (bytes <= limitKb * 1000) return;
  console.error(`Over its budget: ${name}, most of it:`);
  for (const chunk of sent.slice(0, 8)) console.error(`  ${kbText(chunk.bytes)} ${chunk.path}`);
  process.exitCode = 1;
}

function kbText(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(6);
}

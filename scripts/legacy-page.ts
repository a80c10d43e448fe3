import { readFileSync, writeFileSync } from 'node:fs';
import { contractFields } from '#contracts/kernel/inspection/contract-fields';
import type { LegacyCall } from '#contracts/kernel/platform/legacy-call';
import { legacyCalls } from '#contracts/legacy-calls';

const page = 'docs/legacy.md';

const head = `# The platform, call by call

Made from the contracts by \`npm run docs:legacy\`; a test fails when this page is behind them. \`documented\` is a fact of the platform,
\`assumed\` is ours until an operator proves it or points it elsewhere with \`LEGACY_PATHS\`. A call that is not *repeatable* is sent once,
whatever happens to its answer; one that *rewrites* a user is made while that user is locked. The last column of each table names who,
beside nobody, may read the field in a browser.

`;

/** The page on the platform's calls, as Markdown, in the order of the contracts. */
export function legacyPage(calls: readonly LegacyCall[]): string {
  const rows = calls.map(
    (call) =>
      `| [${call.name}](#${call.name.toLowerCase()}) | ${call.provenance} | ${call.method} {${call.base}}${call.path} | ${call.safeToRepeat ? 'yes' : 'no'} | ${(call.rewrites ?? []).join(', ') || '–'} |`,
  );
  const overview = ['| call | provenance | address | repeatable | rewrites |', '|---|---|---|---|---|', ...rows].join(
    '\n',
  );
  return `${head}${overview}\n${calls.map(section).join('')}`;
}

function section(call: LegacyCall): string {
  const fields = contractFields(call.answer);
  const table =
    fields.length === 0
      ? 'The answer is not read.'
      : [
          '| answer field | readers |',
          '|---|---|',
          ...fields.map(({ path, readers }) => `| \`${path}\` | ${readers.join(', ') || '–'} |`),
        ].join('\n');
  return `\n## ${call.name}\n\n${table}\n`;
}

/** Whether the page in the repository matches the contracts. */
export function isLegacyPageCurrent(): boolean {
  return readFileSync(page, 'utf8') === legacyPage(Object.values(legacyCalls));
}

if (import.meta.main) writeFileSync(page, legacyPage(Object.values(legacyCalls)));

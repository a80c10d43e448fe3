const tabs = ['biografia', 'curriculum', 'recensioni'] as const;

export type DetailTab = (typeof tabs)[number];

/** The tab the address names; biografia when it names none (THER-03, THER-04). */
export function detailTab(parameters: URLSearchParams): DetailTab {
  return tabs.find((tab) => tab === parameters.get('tab')) ?? 'biografia';
}

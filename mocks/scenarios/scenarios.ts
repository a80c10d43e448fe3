import { everyday } from '#mocks/scenarios/everyday';
import { firstPayment } from '#mocks/scenarios/first-payment';
import { firstVisit } from '#mocks/scenarios/first-visit';
import { fullWeek } from '#mocks/scenarios/full-week';
import { legacyDown } from '#mocks/scenarios/legacy-down';
import { personasOnly } from '#mocks/scenarios/personas-only';
import { phpOfItsAge } from '#mocks/scenarios/php-of-its-age';
import type { Scenario } from '#mocks/scenarios/scenario';

/** Every scenario by the name it is asked for. */
export const scenarios = {
  everyday,
  'first-payment': firstPayment,
  'first-visit': firstVisit,
  'full-week': fullWeek,
  'legacy-down': legacyDown,
  'php-of-its-age': phpOfItsAge,
  'personas-only': personasOnly,
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

/** Whether there is a scenario of that name. */
export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}

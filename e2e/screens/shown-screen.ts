import type { Page } from '@playwright/test';
import type { PersonName } from '#e2e/people';
import type { ScenarioName } from '#mocks/scenarios/scenarios';

/** A screen for pictures and accessibility checks. */
export interface ShownScreen {
  readonly name: string;
  readonly as: PersonName | null;
  /** The scenario; an ordinary day by default. */
  readonly scenario?: ScenarioName;
  /** The address after the origin. */
  readonly address: string;
  /** Opens the dialog or state the screen is named after. */
  readonly open?: (page: Page) => Promise<void>;
  /** On a phone the way to it, or what it shows as it opens, is not that of a wide window made narrow. */
  readonly opensOtherwiseOnPhone?: true;
}

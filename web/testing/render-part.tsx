import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { cssVariables, theme } from '#web/theme/theme';

/** Renders one component alone, with the app's theme. */
export function renderPart(part: ReactNode): { readonly user: UserEvent } {
  render(
    <MantineProvider env="test" theme={theme} cssVariablesResolver={cssVariables}>
      {part}
    </MantineProvider>,
  );
  return { user: userEvent.setup() };
}

import type { UserEvent } from '@testing-library/user-event';

/** Pastes a text at the end of a field. Typing it would render the screen again for every key. */
export async function enterText(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

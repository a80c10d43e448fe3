import { expect, onTestFinished, test } from 'vitest';
import { watchPressedButtons } from '#web/ui/focus/pressed-button-focus';

/** When a browser lets the focus fall from a button that is disabled. */
type FocusLoss = 'at once' | 'a moment later';

/** A pressed button, disabled as its press begins. */
async function press(
  focusLoss: FocusLoss = 'at once',
): Promise<{ readonly button: HTMLButtonElement; readonly field: HTMLInputElement }> {
  const [button, field] = [document.createElement('button'), document.createElement('input')];
  document.body.append(button, field);
  onTestFinished(watchPressedButtons());
  button.focus();
  button.disabled = true;
  if (focusLoss === 'a moment later') await Promise.resolve();
  // A browser tells of it; jsdom does not, of a button that is disabled.
  else button.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  field.focus();
  field.blur();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
  return { button, field };
}

async function endPress(button: HTMLButtonElement): Promise<void> {
  button.disabled = false;
  await Promise.resolve();
}

test.each(['at once', 'a moment later'] as const)(
  'a button that could not be pressed for a while and lost the focus %s has it back',
  async (focusLoss) => {
    const { button } = await press(focusLoss);
    await endPress(button);
    expect(document.activeElement).toBe(button);
  },
);

test('and takes it from nothing else', async () => {
  const { button, field } = await press();
  field.focus();
  await endPress(button);
  expect(document.activeElement).toBe(field);
});

import { expect, onTestFinished, test } from 'vitest';
import { watchPressedButtons } from '#web/ui/focus/pressed-button-focus';

/** A pressed button, disabled as its press begins; the browser then lets the focus fall. */
async function press(): Promise<{ readonly button: HTMLButtonElement; readonly field: HTMLInputElement }> {
  const [button, field] = [document.createElement('button'), document.createElement('input')];
  document.body.append(button, field);
  onTestFinished(watchPressedButtons());
  button.focus();
  button.disabled = true;
  await Promise.resolve();
  field.focus();
  field.blur();
  expect(document.activeElement).toBe(document.body);
  return { button, field };
}

async function endPress(button: HTMLButtonElement): Promise<void> {
  button.disabled = false;
  await Promise.resolve();
}

test('a button that could not be pressed for a while has the focus back', async () => {
  const { button } = await press();
  await endPress(button);
  expect(document.activeElement).toBe(button);
});

test('and takes it from nothing else', async () => {
  const { button, field } = await press();
  field.focus();
  await endPress(button);
  expect(document.activeElement).toBe(field);
});

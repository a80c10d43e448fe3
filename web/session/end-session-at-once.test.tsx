import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useUnloadQuestion } from '#web/forms/use-unload-question';
import { endSessionAtOnce } from '#web/session/end-session-at-once';

function UnsavedNote() {
  useUnloadQuestion(() => true);
  return null;
}

const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('leaves without a question of the browser, though a text is not saved', () => {
  render(<UnsavedNote />);
  expect(isAsked()).toBe(true);
  endSessionAtOnce(false);
  expect(isAsked()).toBe(false);
});

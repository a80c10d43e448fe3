import { cleanup, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { closeApps } from '#web/testing/open-apps';

/** Closes the page as a reload does: what the tab keeps is there for the next one. */
export function leavePage(): void {
  cleanup();
  closeApps();
}

/** Waits for the words that a form began with a draft, and sees that they are announced without taking the focus. */
export async function seeResumed(words = 'Abbiamo ripreso quello che avevi scritto.'): Promise<void> {
  const note = await screen.findByText(words);
  expect(note).toHaveRole('status');
  expect(document.body).not.toHaveFocus();
  expect(discardButton()).not.toHaveFocus();
}

/** Discards the draft a form began with, and says yes to the question. */
export async function discardDraft(user: UserEvent): Promise<void> {
  await user.click(discardButton());
  await user.click(await screen.findByRole('button', { name: 'Sì, elimina la bozza' }));
  expectNoDraft();
}

export function expectNoDraft(): void {
  expect(screen.queryByText(/Abbiamo ripreso/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Elimina bozza' })).not.toBeInTheDocument();
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('ascolto-draft:'))).toEqual([]);
}

const discardButton = () => screen.getByRole('button', { name: 'Elimina bozza' });

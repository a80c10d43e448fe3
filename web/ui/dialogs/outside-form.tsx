import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * For dialogs that open from the middle of a form: they stand outside it on the page, and what is sent in them does not
 * send it.
 */
export function OutsideForm({ children }: { readonly children: ReactNode }) {
  const own = <div onSubmit={(event) => event.stopPropagation()}>{children}</div>;
  return createPortal(own, document.body);
}

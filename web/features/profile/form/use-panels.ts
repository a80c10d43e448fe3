import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import type { ProfileField } from '#contracts/profile/profile-fields';
import { type ProfileLack, panelOfLack } from '#web/features/profile/form/lacking-parts';
import { fieldOf } from '#web/features/profile/form/profile-problems';
import { type PanelName, panelNames, panelOf } from '#web/features/profile/form/profile-texts';
import type { ProfileFormValues } from '#web/features/profile/form/profile-values';

/**
 * Which panels of the form are open, and the ways into them; the first is open at entry, or else that of what the
 * address led to, which takes the focus (PROF-06).
 */
export function usePanels(form: RefObject<HTMLFormElement | null>, ledTo: ProfileLack | undefined) {
  const { setFocus } = useFormContext<ProfileFormValues>();
  const [open, setOpen] = useState<ReadonlySet<PanelName>>(
    () => new Set(ledTo ? [panelOfLack(ledTo)] : panelNames.slice(0, 1)),
  );

  /** Opened before the focus moves: a hidden field takes none. */
  const openAll = (names: readonly PanelName[]) => flushSync(() => setOpen((before) => new Set([...before, ...names])));
  const goToField = (field: ProfileField) => {
    openAll([panelOf[field]]);
    setFocus(field);
  };
  /** Where what is missing is given: its field, or the first control of its panel, which is open. */
  const focusOn = (lack: ProfileLack) => {
    const field = lack === 'studies' ? undefined : fieldOf(lack);
    if (field) return setFocus(field);
    const head = form.current?.querySelector<HTMLElement>(`[data-panel="${panelOfLack(lack)}"]`);
    const content = head && document.getElementById(head.getAttribute('aria-controls') ?? '');
    const control = content?.querySelector<HTMLElement>('button:not([disabled]), input:not([disabled]), a[href]');
    (control ?? head)?.focus();
  };
  const focusOnEntry = useEffectEvent(() => ledTo && focusOn(ledTo));
  useEffect(() => focusOnEntry(), []);
  return {
    isOpen: (name: PanelName) => open.has(name),
    toggle: (name: PanelName) =>
      setOpen(new Set(open.has(name) ? [...open].filter((one) => one !== name) : [...open, name])),
    openAll,
    goToField,
    goTo: (lack: ProfileLack) => {
      openAll([panelOfLack(lack)]);
      focusOn(lack);
    },
  };
}

import { getDefaultZIndex, Modal } from '@mantine/core';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useHistoryStep } from '#web/ui/dialogs/dialog-history';
import { useDialogLevel, useOpenDialog, useTopmostDialog } from '#web/ui/dialogs/open-dialogs';
import { useFocusSurvivor } from '#web/ui/dialogs/use-focus-survivor';
import { useFocusInside } from '#web/ui/focus/use-focus-inside';

export interface DialogProps {
  readonly opened: boolean;
  readonly title: ReactNode;
  readonly size?: 'md' | 'lg' | 'xl';
  /**
   * On a phone a `sheet` fills the screen, a `note` is as high as what it says; a `walk` keeps its height from step to
   * step.
   */
  readonly shape?: 'sheet' | 'note' | 'walk';
  /** With `false` there is no cross, and neither Esc nor a press outside closes it. */
  readonly closable?: boolean;
  readonly closeOnEscape?: boolean;
  /** With `false` a press outside closes nothing, for forms. */
  readonly closeOnClickOutside?: boolean;
  /**
   * Whether the browser's Back closes it; for a closable one unless given. Otherwise Back leaves the screen, dialog and
   * all.
   */
  readonly hasHistoryStep?: boolean;
  /** What the browser's Back does; closes unless given. */
  readonly onBack?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The frame of every dialog: title and actions stay in sight, Back closes it, and help and quick exit work above it.
 */
export function Dialog({ opened, shape = 'sheet', closable = true, onBack, onClose, children, ...props }: DialogProps) {
  const { closeOnEscape = closable, closeOnClickOutside = closable, hasHistoryStep = closable, ...modal } = props;
  useHistoryStep(opened && hasHistoryStep, onBack ?? onClose);
  useFocusSurvivor(opened);
  useVisualViewport(opened);
  // The help strip goes here while this dialog is the topmost one: its focus trap and screen readers reach it then.
  const [top, setTop] = useState<HTMLElement | null>(null);
  useOpenDialog(opened ? top : null);
  useFocusOnTitle(closable ? top : null);
  const isCovered = useTopmostDialog() !== top;
  useFocusInside(top, isCovered);
  // By the order of opening, which need not be that in which their code was first needed.
  const level = useDialogLevel(top);
  return (
    <Modal
      {...modal}
      opened={opened}
      zIndex={getDefaultZIndex('modal') + level}
      onClose={onClose}
      withCloseButton={closable}
      // Esc closes the topmost dialog alone.
      closeOnEscape={closeOnEscape && !isCovered}
      closeOnClickOutside={closeOnClickOutside}
      data-shape={shape}
    >
      <div ref={setTop} />
      {children}
    </Modal>
  );
}

/**
 * Where nothing in the dialog asks for the focus its title has it, not the cross before everything else: Enter would
 * close what was just opened, and reading begins at the title.
 */
function useFocusOnTitle(top: HTMLElement | null): void {
  useLayoutEffect(() => {
    const dialog = top?.closest('.mantine-Modal-content');
    const title = dialog?.querySelector<HTMLElement>('.mantine-Modal-title');
    if (!title || dialog?.querySelector('[data-autofocus]')) return;
    title.tabIndex = -1;
    title.dataset['autofocus'] = '';
  }, [top]);
}

/**
 * Sets, while a dialog is open, what a phone's keyboard leaves of the window, so that dialogs end above the keyboard.
 * The figures stay when it closes: a dialog below may still need them.
 */
function useVisualViewport(isOpen: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!isOpen || !viewport) return;
    const { style } = document.documentElement;
    const measure = () => {
      style.setProperty('--visual-height', `${viewport.height}px`);
      style.setProperty('--visual-top', `${viewport.offsetTop}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [isOpen]);
}

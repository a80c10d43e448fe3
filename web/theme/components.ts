import type { MantineThemeComponents } from '@mantine/core';

/** How every component of a kind looks and speaks, unless a screen says otherwise. */
export const components: MantineThemeComponents = {
  Button: { defaultProps: { size: 'md' } },
  Checkbox: { defaultProps: { size: 'md' } },
  // Placed in the window: before its options are measured they would widen a phone's page, which then jumps.
  Combobox: { defaultProps: { floatingStrategy: 'fixed' } },
  Modal: {
    defaultProps: {
      centered: true,
      radius: 'lg',
      padding: 'lg',
      closeButtonProps: { 'aria-label': 'Chiudi', size: 'lg' },
      // A dialog's head is not the page's banner.
      attributes: { header: { role: 'presentation' } },
      overlayProps: { backgroundOpacity: 0.45 },
      transitionProps: { transition: 'fade', duration: 150 },
    },
  },
  Notification: { defaultProps: { radius: 'lg', closeButtonProps: { 'aria-label': 'Chiudi' } } },
  Paper: { defaultProps: { radius: 'lg' } },
  Popover: { defaultProps: { radius: 'lg', shadow: 'md', transitionProps: { transition: 'fade', duration: 150 } } },
  // Nothing on a screen moves without end.
  Skeleton: { defaultProps: { animate: false, radius: 'md' } },
  TextInput: { defaultProps: { size: 'md' } },
};

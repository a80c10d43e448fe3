import { type CSSVariablesResolver, createTheme, type MantineThemeComponents } from '@mantine/core';
import { colors } from '#web/theme/colors';

/** The default look and behaviour of every component of a kind. */
const components: MantineThemeComponents = {
  Autocomplete: { defaultProps: { size: 'md' } },
  Button: { defaultProps: { size: 'md' } },
  Checkbox: { defaultProps: { size: 'md' } },
  // Positioned in the window: before they are measured, the options would widen a phone's page, which then jumps.
  Combobox: { defaultProps: { floatingStrategy: 'fixed' } },
  Modal: {
    defaultProps: {
      centered: true,
      radius: 'lg',
      padding: 'lg',
      closeButtonProps: { 'aria-label': 'Chiudi', size: '2.75rem', iconSize: '1.25rem' },
      // A dialog's header is not the page's banner.
      attributes: { header: { role: 'presentation' } },
      overlayProps: { backgroundOpacity: 0.45 },
      transitionProps: { transition: 'fade', duration: 150 },
    },
  },
  NativeSelect: { defaultProps: { size: 'md' } },
  Notification: { defaultProps: { radius: 'lg', closeButtonProps: { 'aria-label': 'Chiudi' } } },
  Paper: { defaultProps: { radius: 'lg' } },
  Popover: { defaultProps: { radius: 'lg', shadow: 'md', transitionProps: { transition: 'fade', duration: 150 } } },
  Radio: { defaultProps: { size: 'md' } },
  RadioGroup: { defaultProps: { size: 'md' } },
  Select: { defaultProps: { size: 'md' } },
  // No endless animation on a screen.
  Skeleton: { defaultProps: { animate: false, radius: 'md' } },
  Textarea: { defaultProps: { size: 'md' } },
  TextInput: { defaultProps: { size: 'md' } },
};

/** Each face is followed by the fallbacks that fonts.css gives its metrics. */
const textFace =
  "'Atkinson Hyperlegible Next', 'Text Like Arial', 'Text Like Roboto', 'Text Like Open Sans', system-ui, sans-serif";
const titleFace =
  "'Fraunces Titles', 'Titles Like Georgia', 'Titles Like Noto Serif', 'Titles Like Times', 'Titles Like Open Sans', serif";

/** The look: warm paper, deep calm lagoon, one apricot accent. */
export const theme = createTheme({
  colors,
  primaryColor: 'laguna',
  primaryShade: { light: 7, dark: 7 },
  autoContrast: true,
  black: '#1a2529',
  fontFamily: textFace,
  headings: {
    fontFamily: titleFace,
    fontWeight: '560',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.75rem, 1.45rem + 1.3vw, 2.125rem)', lineHeight: '1.2' },
      h2: { fontSize: 'clamp(1.375rem, 1.2rem + 0.9vw, 1.6875rem)', lineHeight: '1.25' },
      h3: { fontSize: '1.375rem', lineHeight: '1.3' },
      h4: { fontSize: '1.1875rem', lineHeight: '1.3' },
      h5: { fontSize: '1.0625rem', lineHeight: '1.4' },
      h6: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.1875rem', xl: '1.375rem' },
  lineHeights: { xs: '1.5', sm: '1.55', md: '1.6', lg: '1.6', xl: '1.4' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.875rem', xl: '1.25rem' },
  defaultRadius: 'md',
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '88em' },
  components,
});

/**
 * Replaces Mantine's own greys and reds, which are too faint; the contrast of every value was measured on its
 * background.
 */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--ascolto-shadow-card': '0 1px 2px rgb(26 37 41 / 0.06), 0 2px 8px rgb(26 37 41 / 0.05)',
    '--ascolto-shadow-overlay': '0 8px 32px rgb(26 37 41 / 0.16)',
  },
  light: {
    '--ascolto-page': '#faf9f6',
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': '#1a2529',
    '--mantine-color-dimmed': '#646e70',
    '--mantine-color-placeholder': '#646e70',
    '--mantine-color-error': '#b13630',
    '--mantine-color-success': '#2e7852',
    '--mantine-color-anchor': '#087485',
    '--ascolto-warning': '#875f05',
    '--ascolto-control-border': '#7a8283',
    '--ascolto-line': '#dbd7d2',
    '--ascolto-own-bubble': '#dbf2f7',
    '--ascolto-graphic': '#258fa1',
    '--ascolto-tint': '#eef9fb',
    '--ascolto-chosen': '#dbf2f7',
    '--ascolto-pane': '#dbf2f7',
    '--ascolto-warm': '#fdd5bd',
    '--ascolto-strip': '#dbf2f7',
    '--ascolto-strip-text': '#00414b',
  },
  dark: {
    '--ascolto-page': '#162024',
    '--mantine-color-body': '#202c31',
    '--mantine-color-text': '#e2e9ec',
    '--mantine-color-dimmed': '#a9b3b7',
    '--mantine-color-placeholder': '#8f9a9e',
    '--mantine-color-error': '#fa9185',
    '--mantine-color-success': '#7dc59c',
    '--mantine-color-anchor': '#6dc1d2',
    '--ascolto-warning': '#dea945',
    '--ascolto-control-border': '#738085',
    '--ascolto-line': '#2f3c40',
    '--mantine-color-disabled': '#2f3c40',
    '--ascolto-own-bubble': '#00414b',
    '--ascolto-graphic': '#44a8ba',
    '--ascolto-tint': '#2a3a40',
    '--ascolto-chosen': '#00414b',
    '--ascolto-pane': '#00414b',
    '--ascolto-warm': '#9c5018',
    '--ascolto-strip': '#10191c',
    '--ascolto-strip-text': '#bde7ef',
  },
});

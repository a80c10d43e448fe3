/**
 * Gives the focus back to a button that was disabled while its press was under way, as soon as it can be pressed again
 * and the focus has gone nowhere else: browsers let it fall to the body, and after a failure Tab would begin at the top
 * of the page. In a dialog `useFocusInside` does so.
 */
export function watchPressedButtons(): () => void {
  let pressed: HTMLElement | undefined;
  const look = () => {
    const { activeElement: focused } = document;
    if (focused instanceof HTMLElement && focused.matches(':disabled')) pressed = focused;
    else if (focused !== document.body) pressed = undefined;
    else if (pressed && !pressed.matches(':disabled')) {
      pressed.focus({ preventScroll: true });
      pressed = undefined;
    }
  };
  const watching = new MutationObserver(look);
  watching.observe(document.body, { subtree: true, attributeFilter: ['disabled'] });
  const unlisten = onFocusLostWhileDisabled(document.body, (button) => {
    pressed = button;
  });
  return () => {
    watching.disconnect();
    unlisten();
  };
}

/**
 * Tells which button lost the focus by being disabled. Some browsers take the focus away in the same moment: whoever
 * looks afterwards finds the body focused.
 */
export function onFocusLostWhileDisabled(root: HTMLElement, onLost: (button: HTMLElement) => void): () => void {
  const listen = ({ target }: FocusEvent) => {
    const button = target as HTMLElement;
    if (button.matches(':disabled')) onLost(button);
  };
  root.addEventListener('focusout', listen);
  return () => root.removeEventListener('focusout', listen);
}

const displayOfTag = new Map<string, string>();
const initial: Readonly<Record<string, string>> = { visibility: 'visible', opacity: '1' };

/**
 * Replaces `getComputedStyle` by one that reads style attributes alone. Tests load no stylesheet, and every query by
 * role asks for the style of every element: happy-dom's own answer took a fifth of a screen test's time.
 */
export function readStylesFromAttributes(): void {
  const ofBrowser = window.getComputedStyle.bind(window);

  function displayOf(element: Element): string {
    const known = displayOfTag.get(element.tagName);
    if (known !== undefined) return known;
    const bare = document.body.appendChild(document.createElement(element.tagName));
    const { display } = ofBrowser(bare);
    bare.remove();
    displayOfTag.set(element.tagName, display);
    return display;
  }

  function styleOf(element: Element, name: string): string {
    const own = inlineStyle(element)?.getPropertyValue(name) ?? '';
    if (own !== '') return own;
    if (name === 'display') return element.hasAttribute('hidden') ? 'none' : displayOf(element);
    if (name === 'visibility' && element.parentElement) return styleOf(element.parentElement, name);
    return initial[name] ?? '';
  }

  window.getComputedStyle = (element) => {
    const getPropertyValue = (name: string) => styleOf(element, name);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => (name === 'getPropertyValue' ? getPropertyValue : getPropertyValue(hyphenated(String(name)))),
    });
  };
}

function inlineStyle(element: Element): CSSStyleDeclaration | undefined {
  return element.hasAttribute('style') ? (element as HTMLElement).style : undefined;
}

function hyphenated(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** False in browsers inside other apps that cannot print. */
export function canPrint(): boolean {
  return typeof window.print === 'function';
}

/** Prints the page; the name is proposed when the print is saved as a file. */
export function printUnder(name: string): void {
  const title = document.title;
  const restore = () => {
    if (document.title === name) document.title = title;
  };
  window.addEventListener('afterprint', restore, { once: true });
  document.title = name;
  window.print();
}

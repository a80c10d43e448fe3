/** Some browsers inside other apps print nothing. */
export function canPrint(): boolean {
  return typeof window.print === 'function';
}

/** Prints what the page shows to printers; that name is proposed where it is saved as a file. */
export function printUnder(name: string): void {
  const title = document.title;
  const restore = () => {
    if (document.title === name) document.title = title;
  };
  window.addEventListener('afterprint', restore, { once: true });
  document.title = name;
  window.print();
}

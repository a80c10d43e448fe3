// Runs in a page before its own scripts: replaces every text node by nested `font` elements, as Chrome's translation does.
function translate() {
  const texts = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    if (text.data.trim() === '' || text.parentElement.closest('script, style, textarea, option, font')) continue;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstChild.textContent = text.data;
    text.replaceWith(outer);
  }
}

new MutationObserver(translate).observe(document, { childList: true, characterData: true, subtree: true });

// Runs in a page before its own scripts: writes down what moves, without the user having done anything.
window.layoutShifts = [];

function rectText({ x, y, width, height }) {
  return [x, y, width, height].map(Math.round).join(' ');
}

function nodeText(node) {
  const element = node?.nodeType === Node.ELEMENT_NODE ? node : node?.parentElement;
  const text = node?.textContent.replace(/\s+/g, ' ').trim().slice(0, 40);
  return element ? `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${text}"` : 'gone';
}

new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    if (hadRecentInput) continue;
    window.layoutShifts.push({
      score: value,
      moved: sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nodeText(node)}: ${rectText(previousRect)} to ${rectText(currentRect)}`,
      ),
    });
  }
}).observe({ type: 'layout-shift', buffered: true });

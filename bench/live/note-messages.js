// Runs in the page. Notes when each numbered message was sent by a key, and when it was first on the screen.
const noted = { sentAt: {}, seenAt: {} };
window.noted = noted;
const numberIn = (text) => /messaggio (\d+)/.exec(text ?? '')?.[1];
window.addEventListener(
  'keydown',
  ({ key, target, timeStamp }) => {
    const number = key === 'Enter' ? numberIn(target.value) : undefined;
    if (number !== undefined) noted.sentAt[number] = performance.timeOrigin + timeStamp;
  },
  { capture: true },
);
new MutationObserver(() => {
  for (const message of document.querySelectorAll('[role="log"] [data-message]')) {
    const number = numberIn(message.textContent);
    if (number !== undefined) noted.seenAt[number] ??= performance.timeOrigin + performance.now();
  }
}).observe(document, { childList: true, subtree: true, characterData: true });

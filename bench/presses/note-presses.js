// Runs in the page. Notes for each click or key how many milliseconds pass until its first visible change is drawn.
const presses = [];
window.presses = presses;
for (const kind of ['click', 'keydown']) window.addEventListener(kind, notePress, { capture: true });

function notePress({ timeStamp }) {
  const number = presses.push(undefined) - 1;
  const watching = new MutationObserver(noteChange);
  watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  // A typed letter or a ticked box is visible without a change of the document.
  window.addEventListener('input', noteChange, { capture: true });

  function noteChange() {
    watching.disconnect();
    window.removeEventListener('input', noteChange, { capture: true });
    requestAnimationFrame(() => {
      const drawn = new MessageChannel();
      drawn.port1.onmessage = () => {
        presses[number] = performance.now() - timeStamp;
      };
      drawn.port2.postMessage(null);
    });
  }
}

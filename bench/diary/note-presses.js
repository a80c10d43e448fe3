// Runs in the page: notes for each press how long it takes until what follows is drawn, in milliseconds.
const noted = [];
window.noted = noted;
window.addEventListener(
  'click',
  ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const drawn = new MessageChannel();
      drawn.port1.onmessage = () => void noted.push(performance.now() - timeStamp);
      drawn.port2.postMessage(null);
    });
  },
  { capture: true },
);

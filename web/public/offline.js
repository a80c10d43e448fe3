// Opens the page that was asked for as soon as the site answers again; a reload before that would show this one anew.
const lookEveryMs = 10_000;
const outcome = document.getElementById('esito');

async function look() {
  const isAnswered = await fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isAnswered) location.reload();
  return isAnswered;
}

document.getElementById('riprova').addEventListener('click', async () => {
  outcome.textContent = '';
  if (!(await look())) outcome.textContent = 'La connessione manca ancora.';
});
addEventListener('online', look);
setInterval(look, lookEveryMs);

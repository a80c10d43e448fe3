/** Said of words that are no chosen address (ADDR-06), with what to do about it. */
export function ToBeChosen() {
  return (
    <>
      <span>indirizzo suggerito</span>
      <br />
      Scegli una voce dall’elenco che compare mentre scrivi.
    </>
  );
}

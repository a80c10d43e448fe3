export const tutorialSteps = [
  {
    title: 'Trova il Tuo terapeuta',
    text: 'Qui trovi solo professionisti verificati. Di ognuno puoi leggere formazione, prezzi e recensioni.',
  },
  {
    title: 'Personalizza la tua ricerca con pochi passaggi',
    text: 'Indica che cosa conta per te, per esempio la lingua o l’argomento. Puoi cambiare i filtri quando vuoi.',
  },
  {
    title: 'Non sai da dove iniziare?',
    text: 'Compila il questionario: con poche risposte troviamo insieme i filtri. Con il cuore salvi i profili che ti ispirano.',
  },
] as const;

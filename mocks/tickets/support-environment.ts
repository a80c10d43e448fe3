/** Nobody answers at these: a number that is given to nobody, and addresses of a domain for examples. */
export const supportEnvironment = {
  SUPPORT_WHATSAPP: '+39 000 000 0000',
  SUPPORT_EMAIL_PATIENTS: 'pazienti@ascolto.example',
  SUPPORT_EMAIL_PROFESSIONALS: 'professionisti@ascolto.example',
};

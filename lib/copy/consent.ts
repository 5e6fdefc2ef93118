export const CONSENT = {
  title: 'Medición de visitas',
  question: '¿Puedo medir tu visita con Google Analytics para saber qué páginas interesan?',
  more: 'Qué se guarda y para qué',
  accept: 'Aceptar',
  reject: 'Rechazar',
  notStored: 'Este navegador no deja guardar tu decisión: valdrá hasta que cierres o recargues la página.',
  change: 'Cambiar mi decisión sobre la medición',
} as const

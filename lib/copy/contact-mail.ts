/** The e-mail that forwards a message of the contact form to the owner; in Spanish, whatever the visitor's language. */
export const CONTACT_MAIL = {
  kinds: { offer: 'Oferta de trabajo', project: 'Proyecto', other: 'Mensaje' },
  subject: (kind: string, name: string) => `${kind} de ${name}`,
  name: 'Nombre',
  email: 'Correo',
  kind: 'Motivo',
  article: 'Artículo',
  received: 'Recibido',
  /** @param when date and time in Madrid */
  time: (when: string) => `${when} (hora de Madrid)`,
  sentFrom: (host: string) => `Enviado desde el formulario de contacto de ${host}.`,
  answer: (email: string) => `Si respondes a este correo, tu respuesta llegará a ${email}.`,
  answerByHand: (email: string) => `Para responder, escribe a ${email}.`,
} as const

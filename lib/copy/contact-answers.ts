/** Responses of the contact form to a message that it rejects. */
export const CONTACT_ANSWERS = {
  faults: {
    name: { missing: 'Escribe tu nombre.', long: 'El nombre puede tener hasta {max} caracteres.' },
    email: {
      missing: 'Escribe tu correo electrónico.',
      malformed: 'Escribe el correo completo, como nombre@ejemplo.com.',
      long: 'El correo puede tener hasta {max} caracteres.',
    },
    kind: { missing: 'Elige un motivo.' },
    message: {
      missing: 'Escribe el mensaje.',
      long: 'El mensaje puede tener hasta {max} caracteres. Acórtalo o envíalo en dos partes.',
    },
  },
  incomplete: 'El mensaje no se ha enviado todavía. Revisa lo siguiente:',
  stale:
    'El formulario llevaba demasiado tiempo abierto y el mensaje no se ha enviado. Todo sigue aquí: pulsa «Enviar mensaje» otra vez.',
  foreign:
    'El mensaje no se ha enviado, porque no parece venir de este formulario. Si lo has escrito tú, pulsa «Enviar mensaje».',
  type: 'El mensaje no se ha enviado, porque no ha llegado como lo envía este formulario. Escríbelo aquí.',
  large:
    'El mensaje es demasiado grande y no se ha podido leer. Escríbelo aquí, con {max} caracteres como mucho.',
  unreadable:
    'El mensaje no se ha enviado, porque una parte no es texto y no se ha podido leer. Revisa lo que hay aquí y pulsa «Enviar mensaje».',
  repeated:
    'El mensaje no se ha enviado, porque un campo ha llegado dos veces. Revisa lo que hay aquí y pulsa «Enviar mensaje».',
  busy: 'Están llegando muchos mensajes y este no se ha enviado. Todo sigue aquí: espera {seconds} y pulsa «Enviar mensaje» otra vez.',
  full: 'Ahora no cabe ningún mensaje más y este no se ha enviado. Todo sigue aquí: inténtalo dentro de unas horas.',
  failed: 'El mensaje no se ha podido guardar. Todo sigue aquí: inténtalo dentro de unos minutos.',
  seconds: { one: '{count} segundo', many: '{count} segundos' },
  instead: 'También puedes escribir a {email}.',
} as const

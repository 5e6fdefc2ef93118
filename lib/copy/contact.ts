import type { Same } from './same'

/** Texts of the contact form, of its page and of the links to it. */
export const CONTACT = {
  title: 'Contacto',
  heading: 'Contacto',
  description: (name: string) =>
    `Escribe a ${name}: una oferta, un proyecto o cualquier otra cosa, con un formulario sin registros ni terceros.`,
  lead: 'Una oferta, un proyecto o cualquier otra cosa: escribe aquí y el mensaje llega directamente.',
  link: 'Contactar',
  footerLink: 'Contacto',
  replyLink: 'Responder a este artículo',
  about: (title: string) => `Sobre el artículo «${title}»`,
  errorTitle: (title: string) => `Error: ${title}`,
  /** Precedes the e-mail address: beside the form, and if there is no form. */
  address: 'También puedes escribir directamente a',
  addressAlone: 'Escribe directamente a',
  withoutForm: {
    description: (name: string) => `Cómo ponerse en contacto con ${name}.`,
    lead: 'Una oferta, un proyecto o cualquier otra cosa: estas son las formas de hacerla llegar.',
  },
  /** Texts that the form itself shows: no functions, as these can't be passed to its script. */
  form: {
    required: 'Todos los campos son obligatorios.',
    name: { label: 'Nombre', hint: 'Cómo quieres que te llamen.' },
    email: { label: 'Correo electrónico', hint: 'Solo para responderte.' },
    kind: { label: 'Motivo', offer: 'Una oferta de trabajo', project: 'Un proyecto', other: 'Otra cosa' },
    message: { label: 'Mensaje', hint: 'Texto sin formato, hasta {max} caracteres.' },
    /** Label of the honeypot field, which is not visible on the page. */
    trap: 'No escribas nada aquí',
    purpose: 'Estos datos se usan solo para leer el mensaje y responderlo.',
    privacy: 'Política de privacidad',
    submit: 'Enviar mensaje',
    sending: 'Enviando el mensaje…',
    network:
      'No hay conexión con el sitio y no se sabe si el mensaje ha llegado. Todo sigue aquí: comprueba la red y pulsa «Enviar mensaje» otra vez; no llegará dos veces.',
    broken:
      'El sitio no ha podido recibir el mensaje. Todo sigue aquí: pulsa «Enviar mensaje» otra vez dentro de unos minutos.',
  },
  thanks: {
    title: 'Mensaje enviado',
    heading: 'Gracias, el mensaje está guardado',
    text: 'Si hace falta una respuesta, llegará al correo que has indicado.',
    home: 'Volver al inicio',
    projects: 'Ver los proyectos',
  },
} as const

/** The type of the form's texts, in any language. */
export type FormWords = Same<typeof CONTACT.form>

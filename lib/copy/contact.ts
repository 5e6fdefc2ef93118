/** Texts of the contact form, of its page and of the links that lead there. */
export const CONTACT = {
  title: 'Contacto',
  heading: 'Contacto',
  description: (name: string) =>
    `Escribe a ${name}: una oferta, un proyecto o cualquier otra cosa, con un formulario sin registros ni terceros.`,
  lead: 'Una oferta, un proyecto o cualquier otra cosa: escribe aquí y el mensaje llega directamente.',
  link: 'Contactar',
  footerLink: 'Contacto',
  replyLink: 'Responder por correo',
  about: (title: string) => `Sobre el artículo «${title}»`,
  required: 'Todos los campos son obligatorios.',
  name: { label: 'Nombre', hint: 'Cómo quieres que te llame.' },
  email: { label: 'Correo electrónico', hint: 'Solo para responderte.' },
  kind: { label: 'Motivo', offer: 'Una oferta de trabajo', project: 'Un proyecto', other: 'Otra cosa' },
  message: { label: 'Mensaje', hint: (max: string) => `Texto sin formato, hasta ${max} caracteres.` },
  /** Seen by nobody who fills in the form by hand. */
  trap: 'No escribas nada aquí',
  purpose: 'Estos datos se usan solo para leer el mensaje y responderlo.',
  privacy: 'Política de privacidad',
  submit: 'Enviar mensaje',
  sending: 'Enviando el mensaje…',
  network:
    'No hay conexión con el sitio. El mensaje sigue aquí: comprueba la red y vuelve a pulsar «Enviar mensaje».',
  errorTitle: (title: string) => `Error: ${title}`,
  /** Where the address is shown: beside the form, and where there is no form. */
  address: 'También puedes escribir directamente a',
  addressAlone: 'Escribe directamente a',
  withoutForm: {
    description: (name: string) => `Cómo ponerse en contacto con ${name}.`,
    lead: 'Una oferta, un proyecto o cualquier otra cosa: estas son las formas de hacerla llegar.',
  },
  thanks: {
    title: 'Mensaje enviado',
    heading: 'Gracias, el mensaje está guardado',
    text: 'Lo que has escrito ya está en su sitio. La respuesta, si hace falta, llegará al correo que has indicado.',
    home: 'Volver al inicio',
    projects: 'Ver los proyectos',
  },
} as const

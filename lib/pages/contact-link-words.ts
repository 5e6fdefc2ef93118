/** Texts of the links to the contact page, and its title and description. */
export const CONTACT = {
  title: 'Contacto',
  description: (name: string) =>
    `Escribe a ${name}: una oferta, un proyecto o cualquier otra cosa, con un formulario sin registros ni terceros.`,
  descriptionWithoutForm: (name: string) => `Cómo ponerse en contacto con ${name}.`,
  link: 'Contactar',
  replyLink: 'Responder a este artículo',
} as const

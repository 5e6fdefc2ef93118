/**
 * The paths of pages related to the contact form, which is at `routes.contact`. Separate from the other routes, because
 * those are part of every page's script.
 */
export const contactRoutes = {
  /** Where the form is sent. */
  send: '/contacto/enviar',
  thanks: '/contacto/gracias',
  /** The form for a message about an article. */
  reply: (slug: string) => `/contacto/articulo/${encodeURIComponent(slug)}`,
} as const

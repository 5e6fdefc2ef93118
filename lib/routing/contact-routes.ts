/** The paths of pages around the contact form, which is at `routes.contact`. Apart from the others, which every page's script contains. */
export const contactRoutes = {
  thanks: '/contacto/gracias',
  /** The form for a message about an article. */
  reply: (slug: string) => `/contacto/articulo/${encodeURIComponent(slug)}`,
} as const

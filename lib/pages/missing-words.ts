/** Texts of the page that replaces those of a part that the site doesn't have. */
export const MISSING = {
  title: 'Página no encontrada',
  text: 'Este sitio no tiene la página que buscas.',
  home: 'Volver al inicio',
} as const

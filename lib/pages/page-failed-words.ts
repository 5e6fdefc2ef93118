/** Texts of the error boundaries. A separate module, because it is part of every page's bundle. */
export const PAGE_FAILED = {
  title: 'Algo ha fallado',
  text: 'La página no se ha podido mostrar. Suele bastar con intentarlo de nuevo.',
  retry: 'Reintentar',
} as const

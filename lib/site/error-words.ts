/** Messages for lists that could not be loaded (SPEC §8). */
export const LIST_ERRORS = {
  articlesFailed: 'Error al cargar artículos',
  http: (status: number) => `Error de conexión: Error HTTP: ${status}`,
  /** Browsers have words of their own for this, most of them in English. */
  offline: 'Error de conexión: el sitio no responde. Comprueba la red.',
  retry: 'Reintentar',
} as const

/** The error messages that visitors see (SPEC §2, §8). */
export const ERRORS = {
  ...LIST_ERRORS,
  connection: 'Error de conexión. Verifica que el servidor esté funcionando.',
  allArticles: 'Ver todos los artículos',
  articleNotFoundTitle: 'Artículo no encontrado',
  articleNotFound: 'El artículo que buscas no existe o ha sido eliminado.',
  articleFailedTitle: 'Error al cargar el artículo',
  tags: 'Error al obtener los tags',
} as const

/** Messages of the JSON API under /api (SPEC §7, §8), without internal details. */
export const API_MESSAGES = {
  articles: 'Artículos obtenidos correctamente',
  article: 'Artículo obtenido correctamente',
  articleNotFound: 'Artículo no encontrado',
  projects: 'Proyectos obtenidos correctamente',
  project: 'Proyecto obtenido correctamente',
  projectNotFound: 'Proyecto no encontrado',
  metadata: 'Metadatos obtenidos correctamente',
  version: 'Versión obtenida correctamente',
  internal: 'Error interno del servidor',
  unavailable: 'El contenido no está disponible en este momento',
  notFound: 'No encontrado',
  unauthorized: 'No autorizado',
  tooMany: 'Demasiados intentos',
  badRequest: 'Petición no válida',
  methodNotAllowed: 'Método no permitido',
  refreshed: 'Contenido actualizado',
  kept: 'El contenido nuevo no se ha podido leer; se mantiene el anterior',
} as const

/** The error messages of the English pages. */
export const ERRORS_EN = { tags: 'The tags could not be fetched' } as const

/**
 * Messages for lists that could not be loaded (SPEC §8). A separate module, because it is part of their islands'
 * script.
 */
export const LIST_ERRORS = {
  articlesFailed: 'Error al cargar artículos',
  http: (status: number) => `Error HTTP: ${status}`,
  connectionTo: (message: string) => `Error de conexión: ${message}`,
  retry: 'Reintentar',
} as const

/** The code of an error of the system, such as ENOENT; null for a value without one. */
export function errorCodeOf(error: unknown): string | null {
  const { code } = Object(error) as { code?: unknown }
  return typeof code === 'string' ? code : null
}

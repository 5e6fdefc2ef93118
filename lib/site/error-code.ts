/** Returns the code of a system error, such as ENOENT; null for a value without one. */
export function errorCodeOf(error: unknown): string | null {
  const { code } = Object(error) as { code?: unknown }
  return typeof code === 'string' ? code : null
}

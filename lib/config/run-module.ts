import { createJiti } from 'jiti'

// Caching is off: each module is loaded once at start, and the folder may be read-only.
const jiti = createJiti(`${process.cwd()}/`, {
  fsCache: false,
  moduleCache: false,
  alias: { '@': process.cwd() },
})

/**
 * Loads a TypeScript module of the owner's.
 * @param file absolute path
 * @returns its exports
 * @throws what the module throws, and a SyntaxError when it is not valid TypeScript
 */
export function runModule(file: string): Record<string, unknown> {
  return jiti(file) as Record<string, unknown>
}

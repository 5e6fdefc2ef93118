import { createJiti } from 'jiti'

// Nothing is kept on disk or in memory: a module is read once at start, and the folder may be read-only.
const jiti = createJiti(`${process.cwd()}/`, {
  fsCache: false,
  moduleCache: false,
  alias: { '@': process.cwd() },
})

/**
 * Runs a TypeScript module of the owner's and hands out what it exports.
 * @param file absolute path
 * @throws whatever the module throws, and a SyntaxError when it is no TypeScript
 */
export function runModule(file: string): Record<string, unknown> {
  return jiti(file) as Record<string, unknown>
}

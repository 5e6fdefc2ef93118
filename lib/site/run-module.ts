import { createJiti } from 'jiti'

/**
 * Runs one of the owner's TypeScript modules, anew on each call.
 * @param file absolute path
 * @returns its exports
 * @throws what the module throws, and a SyntaxError when it is not valid TypeScript
 */
export function runModule(file: string): Record<string, unknown> {
  const jiti = createJiti(`${process.cwd()}/`, {
    fsCache: false,
    moduleCache: false,
    alias: { '@': process.cwd() },
  })
  return jiti(file) as Record<string, unknown>
}

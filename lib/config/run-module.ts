import path from 'node:path'
import { createJiti } from 'jiti'
import { env, isBundled } from './env'
import { errorCodeOf } from './error-code'

type RunModule = (file: string) => Record<string, unknown>

/**
 * Runs one of the owner's TypeScript modules.
 * @param file absolute path
 * @returns its exports
 * @throws what the module throws, and a SyntaxError when it is not valid TypeScript
 */
export const runModule: RunModule = createRunner(
  // The server reuses modules that the build has compiled. Command line tools write no files.
  isBundled
    ? path.join(/* turbopackIgnore: true */ process.cwd(), env.NEXT_DIST_DIR, 'cache', 'owner-modules')
    : null,
)

/**
 * Creates a function that runs a module anew on each call.
 * @param cacheFolder where compiled modules are cached by their content; null to compile each time. Loading the
 * compiler takes a third of a second and 20 MB.
 */
export function createRunner(cacheFolder: string | null): RunModule {
  const jiti = createJiti(`${process.cwd()}/`, options(cacheFolder))
  return (file) => {
    try {
      return jiti(file) as Record<string, unknown>
    } catch (error) {
      if (!cacheFolder || errorCodeOf(error) === null) throw error
      // The error may come from the disk, such as a full one: tries again without the cache.
      return createJiti(`${process.cwd()}/`, options(null))(file) as Record<string, unknown>
    }
  }
}

function options(cacheFolder: string | null) {
  return { fsCache: cacheFolder ?? false, moduleCache: false, alias: { '@': process.cwd() } }
}

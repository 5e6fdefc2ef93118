import path from 'node:path'
import { createJiti } from 'jiti'
import { env, isBundled } from './env'
import { errorCodeOf } from './error-code'

type RunModule = (file: string) => Record<string, unknown>

/**
 * Loads a TypeScript module of the owner's.
 * @param file absolute path
 * @returns its exports
 * @throws what the module throws, and a SyntaxError when it is not valid TypeScript
 */
export const runModule: RunModule = createRunner(
  // What a build has compiled the server doesn't compile again at its start. The command line tools leave nothing behind.
  isBundled
    ? path.join(/* turbopackIgnore: true */ process.cwd(), env.NEXT_DIST_DIR, 'cache', 'owner-modules')
    : null,
)

/**
 * Modules run anew each time.
 * @param cacheFolder where compiled modules are kept, by what they say; null to compile each time. Loading the compiler takes
 *   a third of a second and 20 MB.
 */
export function createRunner(cacheFolder: string | null): RunModule {
  const jiti = createJiti(`${process.cwd()}/`, options(cacheFolder))
  return (file) => {
    try {
      return jiti(file) as Record<string, unknown>
    } catch (error) {
      if (!cacheFolder || errorCodeOf(error) === null) throw error
      // Perhaps the disk, such as a full one.
      return createJiti(`${process.cwd()}/`, options(null))(file) as Record<string, unknown>
    }
  }
}

function options(cacheFolder: string | null) {
  return { fsCache: cacheFolder ?? false, moduleCache: false, alias: { '@': process.cwd() } }
}

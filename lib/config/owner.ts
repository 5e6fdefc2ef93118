import 'server-only'
import type { z } from 'zod'
import { contentFile, folders } from './content-folder'
import { aboutSchema, homeSchema, redirectsSchema, siteSchema } from './owner-schema'
import { runModule } from './run-module'

/** What the TypeScript files of the content folder hold, run and checked once when the site starts. */
export const owner = {
  site: readOwnerModule('site', siteSchema),
  home: readOwnerModule('home', homeSchema),
  about: readOwnerModule('about', aboutSchema),
  redirects: readOwnerModule('redirects', redirectsSchema),
}

/**
 * Runs `<name>.ts` of the content folder and checks what it exports under the same name.
 * @param run how the file is run; a test gives values of its own
 * @throws Error naming the file and, a line each, every field that can't be used, what it should be and what it is
 */
export function readOwnerModule<T>(name: string, schema: z.ZodType<T>, run = runModule): T {
  const file = `${folders.name}/${name}.ts`
  const value = exportOf(run, name, file)
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => {
    const held = path.reduce<unknown>((inner, key) => Object(inner)[key], value)
    return `  - ${path.join('.') || name}: should be ${message}, got ${JSON.stringify(held) ?? 'nothing'}`
  })
  throw new Error(`${file} needs attention:\n${problems.join('\n')}`)
}

function exportOf(run: typeof runModule, name: string, file: string): unknown {
  try {
    return run(contentFile(`${name}.ts`))[name]
  } catch (error) {
    throw new Error(`${file} can't be run: ${error instanceof Error ? error.message : String(error)}`)
  }
}

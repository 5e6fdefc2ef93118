import 'server-only'
import type { z } from 'zod'
import { contentFile, folders } from './content-folder'
import { aboutSchema, homeSchema, redirectsSchema, siteSchema } from './owner-schema'
import { processWide } from './process-wide'
import { runModule } from './run-module'

const SCHEMAS = { site: siteSchema, home: homeSchema, about: aboutSchema, redirects: redirectsSchema }
export type OwnerFile = keyof typeof SCHEMAS
export type OwnerData = { [Name in OwnerFile]: z.output<(typeof SCHEMAS)[Name]> }

const held = () => processWide<Partial<OwnerData>>('owner', () => ({}))

/**
 * What the TypeScript files of the content folder hold: each is run and checked when it is first asked for. While the
 * site runs the files are followed; see lib/portfolio/owner-data.ts. A member gives the value of this moment: copied into
 * a constant of a module it would stay what it was.
 */
export const owner: OwnerData = {
  get site() {
    return (held().site ??= readOwnerFile('site'))
  },
  get home() {
    return (held().home ??= readOwnerFile('home'))
  },
  get about() {
    return (held().about ??= readOwnerFile('about'))
  },
  get redirects() {
    return (held().redirects ??= readOwnerFile('redirects'))
  },
}

/** From now on {@link owner} gives this. */
export function replaceOwnerData<Name extends OwnerFile>(name: Name, value: OwnerData[Name]): void {
  held()[name] = value
}

/** Runs a file as it is now. @throws Error as {@link readOwnerModule} does */
export function readOwnerFile<Name extends OwnerFile>(name: Name): OwnerData[Name] {
  return readOwnerModule<OwnerData[Name]>(name, SCHEMAS[name] as unknown as z.ZodType<OwnerData[Name]>)
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

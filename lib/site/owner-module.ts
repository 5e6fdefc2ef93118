import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { checkedValue, isEmptyText } from '../validation/validate'
import { type Folders, folders as ownFolders } from './content-folder'
import { locateInTypeScript, moduleFault } from '../validation/locate-typescript'
import { ownerText } from '../validation/owner-text'
import { ContentProblemsError, errorIn } from '../validation/problems'
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

type Reading = {
  folders?: Folders
  /** Runs the file; tests supply values of their own. */
  run?: typeof runModule
}

/**
 * Runs `<name>.ts` of the content folder and validates its export of the same name. A file in a subfolder, such as
 * `en/home`, exports the last part of its name, and may be missing.
 * @throws ContentProblemsError with every field that can't be used, or the reason why the file can't be run
 */
export function readOwnerModule<T>(name: string, schema: z.ZodType<T>, reading: Reading = {}): T {
  const { folders = ownFolders, run = runModule } = reading
  const place = path.join(/* turbopackIgnore: true */ folders.content, `${name}.ts`)
  const exported = path.basename(name)
  const file = `${folders.name}/${name}.ts`
  const source = { file, place, text: readText(file, place) }
  // In redirects, an old path without a new one is a fault; elsewhere an empty text counts as absent.
  const isAbsent = name === 'redirects' ? () => false : isEmptyText
  const value = source.text === null && exported !== name ? {} : exportOf(run, exported, source)
  const locate = (keys: PropertyKey[]) => locateInTypeScript(source.text ?? '', exported, keys)
  return checkedValue(schema, value, { file: source.file, locate, isAbsent })
}

type Source = { file: string; place: string; text: string | null }

function exportOf(run: typeof runModule, name: string, source: Source): unknown {
  let exported: Record<string, unknown>
  try {
    exported = run(source.place)
  } catch (error) {
    throw new ContentProblemsError([moduleFault(source, error)])
  }
  if (exported[name] !== undefined) return exported[name]
  const fix = `Write: export const ${name} = …`
  const message = `exports nothing with the name ${name}`
  throw new ContentProblemsError([errorIn(source.file, { message, fix })])
}

function readText(file: string, place: string): string | null {
  let bytes: Buffer
  try {
    bytes = readFileSync(/* turbopackIgnore: true */ place)
  } catch {
    return null
  }
  return ownerText(file, bytes)
}

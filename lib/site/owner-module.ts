import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { checkedValue, isEmptyText } from '../validation/validate'
import { type Folders, folders as ownFolders } from './content-folder'
import { locateInTypeScript, moduleFault } from '../validation/locate-typescript'
import { ContentProblemsError, errorIn, ownerText } from '../validation/problems'
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
  const { value, file, text } = readOwnerExport(name, reading)
  // In redirects, an old path without a new one is a fault; elsewhere an empty text counts as absent.
  const isAbsent = name === 'redirects' ? () => false : isEmptyText
  const locate = (keys: PropertyKey[]) => locateInTypeScript(text ?? '', path.basename(name), keys)
  return checkedValue(schema, value, { file, locate, isAbsent })
}

/** Like {@link readOwnerModule}, without validation. @returns the value, and the name and text of its file */
export function readOwnerExport(
  name: string,
  { folders = ownFolders, run = runModule }: Reading = {},
): { value: unknown; file: string; text: string | null } {
  const place = path.join(/* turbopackIgnore: true */ folders.content, `${name}.ts`)
  const exported = path.basename(name)
  const file = `${folders.name}/${name}.ts`
  const text = readText(file, place)
  if (text === null && exported !== name) return { value: {}, file, text }
  let value: unknown
  try {
    value = run(place)[exported]
  } catch (error) {
    throw new ContentProblemsError([moduleFault({ file, place, text }, error)])
  }
  if (value !== undefined) return { value, file, text }
  const message = `exports nothing with the name ${exported}`
  const fix = `Write: export const ${exported} = …`
  throw new ContentProblemsError([errorIn(file, { message, fix })])
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

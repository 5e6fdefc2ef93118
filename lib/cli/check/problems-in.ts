import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Folders } from '../../site/content-folder'
import { fieldName } from '../../validation/field-name'
import { locateInTypeScript } from '../../validation/locate-typescript'
import type { Place, Problem } from '../../validation/problems'
import { readOptionalFrontMatter } from '../../validation/read-front-matter'
import { readJson } from '../../validation/read-json'

/** What is wrong with a field. @param keys its path in its file; empty for the file as a whole */
export type Said = [keys: PropertyKey[], message: string, fix?: string]

/**
 * @param value that of the file, whose lists name their entries in messages @param entry what an entry of a list is called
 */
type Naming = { severity?: Problem['severity']; value?: unknown; entry?: string }

/** Makes problems of what is said of one of the owner's files. @param name relative to the content folder */
export function problemsIn(
  folders: Folders,
  name: string,
  said: Said[],
  { severity = 'warning', value, entry }: Naming = {},
): Problem[] {
  return said.map(([keys, message, fix = '']) => ({
    severity,
    file: `${folders.name}/${name}`,
    place: keys.length > 0 ? placeIn(folders, name, keys) : null,
    field: fieldName(value, keys, entry),
    message,
    fix,
  }))
}

/** Returns the place of a field in one of the owner's files that has been read already. */
export function placeIn({ content }: Folders, name: string, keys: PropertyKey[]): Place | null {
  const text = readFileSync(path.join(content, name), 'utf8')
  if (name.endsWith('.ts')) return locateInTypeScript(text, path.basename(name, '.ts'), keys)
  return (name.endsWith('.json') ? readJson(name, text) : readOptionalFrontMatter(name, text)).locate(keys)
}

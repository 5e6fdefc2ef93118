import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Folders } from '../../site/content-folder'
import { locateInTypeScript } from '../../validation/locate-typescript'
import type { Place } from '../../validation/problems'
import { readOptionalFrontMatter } from '../../validation/read-front-matter'
import { readJson } from '../../validation/read-json'

/** Returns the place of a field in one of the owner's files that has been read already. */
export function placeIn({ content }: Folders, name: string, keys: PropertyKey[]): Place | null {
  const text = readFileSync(path.join(content, name), 'utf8')
  if (name.endsWith('.ts')) return locateInTypeScript(text, path.basename(name, '.ts'), keys)
  return (name.endsWith('.json') ? readJson(name, text) : readOptionalFrontMatter(name, text)).locate(keys)
}

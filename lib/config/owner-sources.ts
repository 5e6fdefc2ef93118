import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { folders } from './content-folder'

/** Folders of articles and images, which contain no modules. */
const NO_MODULES = new Set(['articles', 'images'])
const MODULE = /\.(?:[cm]?[jt]s|json)$/

/**
 * Returns the text of all modules of the content folder, to detect edits. Running one takes much longer than reading
 * them all, and one may import another.
 */
export function ownerSources(folder = folders.content): string {
  return modulesIn(folder, NO_MODULES).join('\n')
}

function modulesIn(folder: string, passedOver: ReadonlySet<string>): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(/* turbopackIgnore: true */ folder, entry.name)
    if (passedOver.has(entry.name) || entry.name.startsWith('.')) return []
    if (statSync(place, { throwIfNoEntry: false })?.isDirectory()) return modulesIn(place, new Set())
    return MODULE.test(entry.name) ? [`${place}\n${readFileSync(place, 'utf8')}`] : []
  })
}

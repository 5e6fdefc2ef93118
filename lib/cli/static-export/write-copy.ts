import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PHOTOGRAPH, withoutMetadata } from '../../images/image-format'
import { folders } from '../../site/content-folder'
import { listFiles } from '../list-files'
import { headersFile, LIMITS, redirectPages, redirectsFile } from './host-files'
import type { Snapshot } from './snapshot'

/** A copy is moved to its host, so that symbolic links become the files that they lead to. */
const COPY = { recursive: true, dereference: true } as const

/**
 * Writes a copy to a draft folder, which replaces the output once everything is there.
 * @param dist the build folder, which holds the scripts @param isBelowBase whether its host serves it below a path
 */
export async function writeCopy(
  out: string,
  dist: string,
  snapshot: Snapshot,
  isBelowBase: boolean,
): Promise<void> {
  const draft = `${out}.draft`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  cpSync(folders.publicFiles, draft, COPY)
  const images = path.join(folders.content, 'images')
  if (existsSync(images)) cpSync(images, path.join(draft, 'images'), COPY)
  await withoutPlaces(draft)
  cpSync(path.join(dist, 'static'), path.join(draft, '_next/static'), COPY)
  // Hosts that read these files serve a site at their root. Pages in place of the redirects would come before them on Netlify.
  const ofPlace = isBelowBase
    ? Object.fromEntries(redirectPages(snapshot.redirects))
    : { _headers: headersFile(snapshot), _redirects: redirectsFile(snapshot.redirects) }
  // GitHub Pages leaves out folders such as _next where this file is missing.
  const ofHost = { 'README.txt': LIMITS, '.nojekyll': '' }
  const files = [...Object.entries(ofPlace), ...snapshot.files, ...Object.entries(ofHost)]
  for (const [name, data] of files) {
    mkdirSync(path.dirname(path.join(draft, name)), { recursive: true })
    writeFileSync(path.join(draft, name), data)
  }
  rmSync(out, { recursive: true, force: true })
  renameSync(draft, out)
}

/** Takes out of the owner's pictures what they tell about place, time and camera, or the picture, as the site does. */
async function withoutPlaces(folder: string): Promise<void> {
  for (const file of listFiles(folder).filter((name) => PHOTOGRAPH.test(name))) {
    const shown = await withoutMetadata(readFileSync(file)).catch(() => null)
    if (shown) writeFileSync(file, shown)
    else rmSync(file)
  }
}

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FIXTURE } from './site'

/**
 * Copies the fixture's content for an owner who measures visits.
 * @param analytics as in `site.ts`
 * @returns the folder, and a function that removes it
 */
export function contentMeasuredBy(analytics: object): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'measured-'))
  cpSync(path.resolve(__dirname, '..', FIXTURE), folder, { recursive: true })
  const site = path.join(folder, 'site.ts')
  const text = readFileSync(site, 'utf8')
  const measured = text.replace('analytics: null', `analytics: ${JSON.stringify(analytics)}`)
  if (measured === text) throw new Error('site.ts of the fixture has no analytics: null')
  writeFileSync(site, measured)
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

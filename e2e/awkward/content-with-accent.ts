import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { FIXTURE } from '../site'

/** Inside of the project, where every build finds it. */
const FOLDER = 'test-results/content-with-accent'
const ROOT = path.resolve(__dirname, '../..')

/** The content of the browser tests with an accent of the owner's. @returns the folder, for CONTENT_DIR */
export function contentWithAccent(accent: string): string {
  const folder = path.join(ROOT, FOLDER)
  rmSync(folder, { recursive: true, force: true })
  cpSync(path.join(ROOT, FIXTURE), folder, { recursive: true })
  const file = path.join(folder, 'site.ts')
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/^ {2}legal: /m, `  accent: '${accent}',\n  legal: `),
  )
  return FOLDER
}

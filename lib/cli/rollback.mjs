// @ts-check
// `node lib/cli/rollback.mjs` brings the build before the current one back.
import { statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { rollBack } from './builds.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const folder = rollBack(ROOT)
if (folder) {
  const made = statSync(path.join(ROOT, folder, 'BUILD_ID')).mtime.toLocaleString('sv')
  console.log(
    `The build of ${made} is the current one again: restart the site. Once more brings the newer one back.`,
  )
} else {
  console.error('There is no build before the current one.')
  process.exitCode = 1
}

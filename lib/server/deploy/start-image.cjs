// @ts-check
'use strict'

// What a container runs: prepares its one writable folder, and starts the server in this very process.

const fs = require('node:fs')
const path = require('node:path')

const APP = path.resolve(__dirname, '../../..')
const WRITTEN = require('./written-folders.cjs')

/**
 * Gives this build a folder of its own in the volume, because pages of another build must not be served, and lets the
 * links of the image lead there. Folders of other builds are deleted: a volume belongs to one container.
 * @param {string} data the volume
 * @param {string} build its id
 */
function prepare(data, build) {
  const mine = path.join(data, build)
  if (!fs.existsSync(mine)) {
    const draft = `${mine}.draft`
    fs.rmSync(draft, { recursive: true, force: true })
    for (const written of WRITTEN) fs.mkdirSync(path.join(draft, written), { recursive: true })
    const seed = path.join(APP, 'seed')
    if (fs.existsSync(seed)) fs.cpSync(seed, draft, { recursive: true })
    fs.renameSync(draft, mine)
  }
  const link = path.join(data, 'current')
  fs.rmSync(`${link}.draft`, { force: true })
  fs.symlinkSync(build, `${link}.draft`)
  fs.renameSync(`${link}.draft`, link)
  for (const name of fs.readdirSync(data))
    if (/^build-/.test(name) && name !== build)
      fs.rmSync(path.join(data, name), { recursive: true, force: true })
}

const data = process.env.DATA_DIR || '/data'
/** What has to outlive a build: beside the folders of builds in the volume, unless an absolute path says otherwise. */
const KEPT = { CONTACT_DIR: 'messages' }
for (const [name, folder] of Object.entries(KEPT))
  process.env[name] = path.resolve(data, process.env[name] || folder)

const build = fs.readFileSync(path.join(APP, process.env.NEXT_DIST_DIR || '.next', 'BUILD_ID'), 'utf8').trim()
try {
  prepare(data, `build-${build}`)
} catch (error) {
  const cause = error instanceof Error ? error.message : String(error)
  process.stderr.write(
    `${data} can't be written by user ${process.getuid?.()}: mount a volume there that it owns. (${cause})\n`,
  )
  process.exit(1)
}
require(path.join(APP, 'server.js'))

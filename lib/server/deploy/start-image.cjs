// @ts-check
'use strict'

// Entry point of a container: prepares its one writable folder, and starts the server in the same process.

const fs = require('node:fs')
const path = require('node:path')

const APP = path.resolve(__dirname, '../../..')
/** Folders that a running site writes to, relative to its build: the image links to them (Dockerfile). */
const WRITTEN = ['cache', 'server/route-cache']

/**
 * Gives this build its own folder in the volume, because pages of another build must not be served. Points the image's
 * links to it. Deletes the folders of other builds: a volume belongs to one container.
 * @param {string} data the volume
 * @param {string} build its id
 */
function prepare(data, build) {
  const mine = path.join(data, build)
  if (!fs.existsSync(mine)) {
    const draft = `${mine}.draft`
    fs.rmSync(draft, { recursive: true, force: true })
    for (const written of WRITTEN) fs.mkdirSync(path.join(draft, written), { recursive: true })
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
// Messages outlive a build: they lie next to the builds' folders, unless an absolute path is configured.
process.env.CONTACT_DIR = path.resolve(data, process.env.CONTACT_DIR || 'messages')

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
// As the server.js does it that Next has made: no configuration file is read.
const dist = process.env.NEXT_DIST_DIR || '.next'
const { config } = require(path.join(APP, dist, 'required-server-files.json'))
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
process.chdir(APP)
const { HOSTNAME: host, PORT } = process.env
require('../serve.cjs')
  .serve({ dir: APP, port: Number(PORT) || 3000, host })
  .catch((/** @type {Error} */ error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })

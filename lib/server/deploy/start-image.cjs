// @ts-check
'use strict'

// Entry point of a container: prepares its one writable folder, and starts the server in the same process.

const fs = require('node:fs')
const path = require('node:path')

const APP = path.resolve(__dirname, '../../..')

/**
 * Makes the folders of the volume that the image links to (Dockerfile). The pages that a container has rendered end with
 * it, because they must not outlive their build; the content that it has read is kept by build.
 * @param {string} data the volume
 */
function prepare(data) {
  fs.rmSync(path.join(data, 'route-cache'), { recursive: true, force: true })
  for (const written of ['cache', 'route-cache']) fs.mkdirSync(path.join(data, written), { recursive: true })
}

const data = process.env.DATA_DIR || '/data'
// Messages are kept in the volume too, unless an absolute path is configured.
process.env.CONTACT_DIR = path.resolve(data, process.env.CONTACT_DIR || 'messages')

try {
  prepare(data)
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

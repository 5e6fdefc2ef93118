// @ts-check
'use strict'

// `node lib/server/deploy/assemble-image.cjs FOLDER`, after a build with NEXT_OUTPUT=standalone: copies everything that
// a container needs into one folder, which can be read-only.

const fs = require('node:fs')
const path = require('node:path')

const ROOT = path.resolve(__dirname, '../../..')
const WRITTEN = require('./written-folders.cjs')
/** Variables that build and server must agree on: the server reads the build's values from this file. */
const FIXED = ['SITE_URL', 'SITE_INDEXING', 'CONTENT_DIR', 'REVALIDATE_SECONDS', 'PORTFOLIO_API_PRODUCTION']

/**
 * Assembles the folder of the image.
 * @param {string} folder of the image; it must not exist yet
 * @param {Record<string, string | undefined>} env the environment of the build
 */
function assemble(folder, env) {
  const dist = env.NEXT_DIST_DIR || '.next'
  const standalone = path.join(ROOT, dist, 'standalone')
  if (!fs.existsSync(path.join(standalone, 'server.js')))
    throw new Error(`${dist}/standalone is missing: run NEXT_OUTPUT=standalone npm run build first.`)
  const content = contentOf(env)
  copy(standalone, folder)
  for (const made of ['static', 'content'])
    if (fs.existsSync(path.join(ROOT, dist, made)))
      copy(path.join(ROOT, dist, made), path.join(folder, dist, made))
  for (const run of ['deploy', 'serve.cjs'])
    copy(path.resolve(__dirname, '..', run), path.join(folder, 'lib/server', run))
  for (const kept of ['public', content]) copy(path.join(ROOT, kept), path.join(folder, kept))
  for (const written of WRITTEN) {
    const inImage = path.join(folder, dist, written)
    const built = path.join(ROOT, dist, written)
    // New volumes are seeded with what the build wrote there.
    if (fs.existsSync(built)) copy(built, path.join(folder, 'seed', written), isSeed)
    fs.rmSync(inImage, { recursive: true, force: true })
    fs.symlinkSync(path.join(env.DATA_DIR || '/data', 'current', written), inImage)
  }
  /** @type {typeof env} */
  const known = env.CONTENT_DIR?.trim() ? { ...env, CONTENT_DIR: content } : env
  const fixed = FIXED.flatMap((name) =>
    known[name]?.trim() ? [`${name}=${JSON.stringify(known[name])}`] : [],
  )
  fs.writeFileSync(path.join(folder, '.env'), [...fixed, ''].join('\n'))
}

/**
 * Returns the folder of the owner's files, relative to the project: the image is in another place.
 * @param {Record<string, string | undefined>} env
 */
function contentOf({ CONTENT_DIR }) {
  const below = path.relative(ROOT, path.resolve(ROOT, CONTENT_DIR?.trim() || 'content'))
  if (below !== '' && below.split(path.sep)[0] !== '..' && !path.isAbsolute(below)) return below
  throw new Error(
    `CONTENT_DIR: "${CONTENT_DIR}" is no folder inside of the project, which is all that an image brings along.`,
  )
}

/**
 * Whether a file belongs to the seed; a server doesn't need the bundler's own cache.
 * @param {string} file
 */
function isSeed(file) {
  return !/[\\/]cache[\\/]/.test(file.slice(ROOT.length))
}

/**
 * Copies a folder. Relative links stay relative: by default Node makes them absolute, and the packages that a build
 * links would be looked up in the project's folder, which the image lacks.
 * @param {string} from
 * @param {string} to
 * @param {(file: string) => boolean} filter
 */
function copy(from, to, filter = () => true) {
  fs.cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter })
}

const [folder] = process.argv.slice(2)
try {
  if (folder) assemble(path.resolve(folder), process.env)
  else process.stderr.write('Say where to: node lib/server/deploy/assemble-image.cjs FOLDER\n')
  process.exitCode = folder ? 0 : 2
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

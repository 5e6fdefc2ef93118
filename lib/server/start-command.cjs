// @ts-check
'use strict'

// `npm start`. Written in the syntax of Node 12, so that an outdated Node can parse it and print which version is
// needed.

const dns = require('dns')
const fs = require('fs')
const net = require('net')
const path = require('path')
const { parseArgs } = require('util')
const { currentBuild } = require('./current-build.cjs')

const ROOT = path.resolve(__dirname, '../..')
const OLDEST = { major: 20, minor: 9 }
const DEFAULT_PORT = 3000
const HIGHEST_PORT = 65535
const PARENT_POLL_MS = 250
const OPTIONS = /** @type {const} */ ({
  port: { type: 'string', short: 'p' },
  hostname: { type: 'string', short: 'H' },
})

/** @typedef {{ port: number; host: string | undefined }} Address */
/** @typedef {{ version: string; env: Record<string, string | undefined>; args: string[]; root: string }} Situation */

/**
 * Checks, before Next is loaded, for a reason why the site can't start here.
 * @param {Situation} situation
 * @returns {string | null} a sentence that says what to do; null when the site can start
 */
function obstacleOf(situation) {
  if (isOlder(situation.version))
    return `This site needs Node ${OLDEST.major}.${OLDEST.minor} or newer; this is ${situation.version}.`
  if (!fs.existsSync(path.join(situation.root, 'node_modules/next/package.json')))
    return "The packages aren't installed: run npm ci first."
  const folder = currentBuild(situation.root, situation.env)
  if (!fs.existsSync(path.join(situation.root, folder, 'BUILD_ID')))
    return `There is no build yet in ${folder}: run npm run build first.`
  return null
}

/**
 * Compares the public address of the start with that of the build, which pages, robots.txt and headers contain.
 * @param {Situation} situation
 * @returns {string | null} a sentence that says what to do; null when they agree, or only one is known
 */
function addressProblem({ root, env }) {
  const file = path.join(root, currentBuild(root, env), 'content/site-url')
  const built = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : ''
  const named = (env.SITE_URL || '').trim()
  if (!built || !named || hrefOf(built) === hrefOf(named)) return null
  return `The build is for ${built}, but SITE_URL is ${named}: run SITE_URL=${named} npm run build, or start without SITE_URL.`
}

/** @param {string} address */
function hrefOf(address) {
  try {
    return new URL(address).href.replace(/\/+$/, '')
  } catch {
    return address // The site says what is wrong with it.
  }
}

/** @param {string} version such as v20.9.0 */
function isOlder(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return major < OLDEST.major || (major === OLDEST.major && minor < OLDEST.minor)
}

/**
 * Returns the address on which the site will listen: -p overrides PORT, and both override 3000.
 * @param {Pick<Situation, 'args' | 'env'>} situation
 * @returns {Address}
 * @throws Error that says what is wrong with the options
 */
function addressOf({ args, env }) {
  const { values } = parseArgs({ args, options: OPTIONS })
  const named = values.port || env.PORT || String(DEFAULT_PORT)
  const port = Number(named)
  if (!/^\d+$/.test(named) || port > HIGHEST_PORT)
    throw new Error(`"${named}" is no port: it is a number up to ${HIGHEST_PORT}.`)
  return { port, host: values.hostname }
}

/**
 * Checks whether the server can listen on an address.
 * @param {Address} address
 * @returns {Promise<string | null>} why nothing can listen there; null when it is free
 */
function portProblem(address) {
  return new Promise((resolve) => {
    const trial = net.createServer()
    trial.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(listenFault(error, address)))
    trial.listen(address, () => trial.close(() => resolve(null)))
  })
}

/**
 * @param {NodeJS.ErrnoException} error
 * @param {Address} address
 */
function listenFault(error, address) {
  const other = `choose another: PORT=${address.port < 1024 ? DEFAULT_PORT : address.port + 1} npm start`
  if (error.code === 'EADDRINUSE') return `Port ${address.port} is taken by another program; ${other}`
  if (error.code === 'EACCES') return `Port ${address.port} may not be opened by this user; ${other}`
  return `This machine can't listen on ${address.host} (${error.code}).`
}

/**
 * Ends the server when npm ends. npm sends SIGTERM to the shell between itself and this process, and the shell exits
 * without forwarding it. The server detects that its parent has exited, and then sends SIGTERM to itself.
 * @param {Situation['env']} env
 */
function endWithParent(env) {
  if (!env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_POLL_MS)
  watch.unref()
}

/** @param {unknown[]} words */
function report(...words) {
  process.stderr.write(`${words.join(' ')}\n`)
}

/** @param {string} sentence */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

/** @param {string[]} args `-p PORT` and `-H HOST`, as of `next start` */
async function main(args) {
  const { version, env } = process
  const situation = { version, env, args, root: ROOT }
  const obstacle = obstacleOf(situation)
  if (obstacle) return refuse(obstacle)
  // As Next does it later: SITE_URL may stand in a file.
  require('@next/env').loadEnvConfig(ROOT, false, { info: () => undefined, error: report })
  const otherAddress = addressProblem(situation)
  if (otherAddress) return refuse(otherAddress)
  const address = addressOf(situation)
  const problem = await portProblem(address)
  if (problem) return refuse(problem)
  env.NEXT_DIST_DIR = currentBuild(ROOT, env)
  endWithParent(env)
  // The next start need not compile the code again, where Node can keep it (22.1) and the folder can be written to.
  /** @type {{ enableCompileCache?: (folder: string) => unknown }} */
  const { enableCompileCache } = require('module')
  if (enableCompileCache) enableCompileCache(path.join(ROOT, env.NEXT_DIST_DIR, 'cache', 'compiled'))
  // Resolves localhost to 127.0.0.1 first.
  dns.setDefaultResultOrder('ipv4first')
  await require('./serve.cjs').serve({ dir: ROOT, port: address.port, host: address.host })
}

module.exports = { obstacleOf, addressProblem, addressOf, portProblem }

if (require.main === module) main(process.argv.slice(2)).catch((error) => refuse(error.message))

// @ts-check
'use strict'

// `npm start`. Written in the syntax of Node 12, so that an outdated Node can parse it and print which version is
// needed.

const dns = require('dns')
const fs = require('fs')
const net = require('net')
const path = require('path')
const { currentBuild } = require('./current-build.cjs')

const ROOT = path.resolve(__dirname, '../..')
const OLDEST = { major: 20, minor: 9 }
const DEFAULT_PORT = 3000
const PARENT_POLL_MS = 250

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
 * Returns the address on which the site will listen, with Next's precedence: -p overrides PORT, and both override 3000.
 * @param {Situation} situation
 * @returns {Address}
 */
function addressOf(situation) {
  const named = valueOf(situation.args, '-p', '--port') || situation.env.PORT
  return {
    port: named ? Number(named) : DEFAULT_PORT,
    host: valueOf(situation.args, '-H', '--hostname') || undefined,
  }
}

/**
 * Returns the value of an option, the last one if it is repeated.
 * @param {string[]} args
 * @param {string} short
 * @param {string} long
 */
function valueOf(args, short, long) {
  for (let at = args.length - 1; at >= 0; at -= 1) {
    const word = args[at] || ''
    if (word === short || word === long) return args[at + 1]
    if (word.startsWith(`${long}=`)) return word.slice(long.length + 1)
    if (word.startsWith(short) && !word.startsWith('--')) return word.slice(short.length)
  }
  return undefined
}

/**
 * Returns the arguments for Next, with localhost instead of 127.0.0.1. Next calls itself localhost, and treats
 * 127.0.0.1 as another host. It would then proxy rewritten requests, such as search results, to itself over the
 * network, and lose the visitor's host.
 * @param {string[]} args
 */
function argumentsForNext(args) {
  return args.map((word, at) => {
    if (/^(?:-H|--hostname=)127\.0\.0\.1$/.test(word)) return word.replace('127.0.0.1', 'localhost')
    return word === '127.0.0.1' && ['-H', '--hostname'].includes(args[at - 1] || '') ? 'localhost' : word
  })
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
  return null // Next says what is wrong with the host name.
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

/** @param {string[]} args passed on to `next start` */
async function main(args) {
  const { version, env } = process
  const situation = { version, env, args, root: ROOT }
  const obstacle = obstacleOf(situation)
  if (obstacle) return refuse(obstacle)
  // As Next does it later: SITE_URL may stand in a file.
  require('@next/env').loadEnvConfig(ROOT, false, { info: () => undefined, error: report })
  const otherAddress = addressProblem(situation)
  if (otherAddress) return refuse(otherAddress)
  const asksForHelp = args.includes('--help') || args.includes('-h')
  const problem = asksForHelp ? null : await portProblem(addressOf(situation))
  if (problem) return refuse(problem)
  env.NEXT_DIST_DIR = currentBuild(ROOT, env)
  // Held open while the site runs: a later build doesn't delete the folder (lib/cli/builds.mjs).
  fs.openSync(path.join(ROOT, env.NEXT_DIST_DIR, 'BUILD_ID'), 'r')
  endWithParent(env)
  // The next start need not compile the code again, where Node can keep it (22.1) and the folder can be written to.
  /** @type {{ enableCompileCache?: (folder: string) => unknown }} */
  const { enableCompileCache } = require('module')
  if (enableCompileCache) enableCompileCache(path.join(ROOT, env.NEXT_DIST_DIR, 'cache', 'compiled'))
  const command = path.join(ROOT, 'node_modules/next', require('next/package.json').bin.next)
  // Resolves localhost to 127.0.0.1 first.
  dns.setDefaultResultOrder('ipv4first')
  process.argv = [process.execPath, command, 'start', ...argumentsForNext(args)]
  // Runs in this same process, so that signals reach the server.
  require(command)
}

module.exports = { obstacleOf, addressProblem, addressOf, argumentsForNext, portProblem }

if (require.main === module) void main(process.argv.slice(2))

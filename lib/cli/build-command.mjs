// @ts-check
// `npm run build`. Plain JavaScript, since it waits in memory for as long as the build takes.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync, realpathSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const MODE = '--experimental-build-mode'

/** Variables of hosts that hook into Next's own build, which must run once and in one process. */
const TAKEN_BY_HOST = ['VERCEL', 'NETLIFY', 'NEXT_ADAPTER_PATH']

/** @typedef {{ next: string; types: string; knowsModes: boolean }} Tools scripts for Node, and whether this Next builds in parts */
/** @typedef {{ title: string; command: string[] }} Step arguments for Node, and what they do */

/**
 * Returns the steps of a build, in order. The compiler keeps more than a gigabyte until its process ends, and rendering
 * pages takes as much. Each therefore runs in its own process, so that a small machine can build the site. Types are
 * checked in between, unless the build has its own output folder, as test builds do.
 * @param {Record<string, string | undefined>} env
 * @param {Tools} tools
 * @param {string[]} args passed on to `next build`
 * @returns {Step[]}
 */
export function stepsOf(env, { next, types, knowsModes }, args) {
  if (!knowsModes || TAKEN_BY_HOST.some((name) => env[name]))
    return [{ title: 'site', command: [next, 'build', ...args] }]
  const build = (/** @type {string} */ mode) => [next, 'build', MODE, mode, ...args]
  const check = env.NEXT_DIST_DIR ? [] : [{ title: 'types', command: [types, '--noEmit'] }]
  return [
    { title: 'code', command: build('compile') },
    ...check,
    { title: 'pages', command: build('generate') },
    { title: 'styles', command: ['--import', 'tsx', 'lib/cli/join-stylesheets.ts'] },
  ]
}

/**
 * Finds the installed build tools.
 * @returns {Tools}
 */
export function findTools() {
  const { resolve } = createRequire(import.meta.url)
  const manifest = resolve('next/package.json')
  const next = path.join(path.dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin.next)
  const types = path.join(ROOT, 'node_modules/typescript-native/bin/tsc')
  return { next, types, knowsModes: readFileSync(next, 'utf8').includes(MODE) }
}

/**
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} exit code
 */
function run(command, env) {
  const child = spawn(process.execPath, command, { cwd: ROOT, env, stdio: 'inherit' })
  const end = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal)
  process.on('SIGTERM', end).on('SIGINT', end)
  return new Promise((resolve) => {
    child.once('close', (code) => {
      process.off('SIGTERM', end).off('SIGINT', end)
      resolve(code ?? 1)
    })
  })
}

/**
 * Removes the pages that a site rendered at run time. A site that is still running continues to write to the build
 * folder. Next fails when a folder it empties is not empty; here the removal is retried.
 * @param {string} dist the build folder
 */
export function forgetPages(dist) {
  rmSync(path.join(dist, 'server/route-cache'), {
    recursive: true,
    force: true,
    maxRetries: 20,
    retryDelay: 50,
  })
}

/** @param {string[]} args */
async function main(args) {
  const tools = findTools()
  if (!tools.knowsModes)
    console.warn('This Next does not build in parts: it builds in one process, which takes more memory.')
  // Gives both parts one build id, which names the deployment and the values they share: see next.config.mjs.
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, PORTFOLIO_BUILD: randomUUID() }
  forgetPages(folderOf(env))
  for (const { title, command } of stepsOf(process.env, tools, args)) {
    console.log(`\n▸ ${title}`)
    process.exitCode = await run(command, env)
    if (process.exitCode !== 0) return stop(title, env)
  }
}

/**
 * @param {string} title of the step that failed
 * @param {NodeJS.ProcessEnv} env
 */
function stop(title, env) {
  console.error(`The build stops: its step '${title}' failed, as said above.`)
  // The compiled code already has a build id, and a start would take it for a complete site.
  rmSync(path.join(folderOf(env), 'BUILD_ID'), { force: true })
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {string} the build folder
 */
function folderOf(env) {
  return path.resolve(ROOT, env.NEXT_DIST_DIR || '.next')
}

// The project folder may be a symbolic link.
if (realpathSync(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) void main(process.argv.slice(2))

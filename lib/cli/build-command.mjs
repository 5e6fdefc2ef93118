// @ts-check
// `npm run build`. Plain JavaScript, since it waits in memory for as long as the build takes.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isTakenByHost } from '../server/next-internals/proxy-trace.mjs'
import { clearStaging, inTurn, placeBuild, publishBuild, STAGING } from './builds.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const MODE = '--experimental-build-mode'
/** Scripts for Node: the command of Next, and the type checker. */
export const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next')
export const TYPES = path.join(ROOT, 'node_modules/typescript-native/bin/tsc')

/** Arguments for Node, before the name of one of the site's own steps. */
const OWN_STEP = ['--import', 'tsx', '--conditions=react-server', 'lib/cli/build-step.ts']

/** @typedef {{ title: string; command: string[] }} Step arguments for Node, and what they do */

/**
 * Returns the steps of a build, in order. The compiler keeps more than a gigabyte until its process ends, and rendering
 * pages takes as much. Each therefore runs in its own process, so that a small machine can build the site. Types are
 * checked in between, unless the build has its own output folder, as test builds do.
 * @param {Record<string, string | undefined>} env
 * @param {string[]} args passed on to `next build`
 * @returns {Step[]}
 */
export function stepsOf(env, args) {
  // Read once for all pages, before anything else, because the build stops when that fails.
  const content = { title: 'content', command: [...OWN_STEP, 'content'] }
  if (isTakenByHost(env)) return [content, { title: 'site', command: [NEXT, 'build', ...args] }]
  const build = (/** @type {string} */ mode) => [NEXT, 'build', MODE, mode, ...args]
  const check = env.NEXT_DIST_DIR ? [] : [{ title: 'types', command: [TYPES, '--noEmit'] }]
  return [
    content,
    { title: 'code', command: build('compile') },
    ...check,
    { title: 'pages', command: build('generate') },
    { title: 'styles', command: [...OWN_STEP, 'styles'] },
  ]
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

/** @param {string[]} args */
async function main(args) {
  // These take the build from where Next puts it, and have no site running beside it.
  if (isTakenByHost(process.env) || process.env.NEXT_OUTPUT)
    return void (await build(process.env.NEXT_DIST_DIR || '.next', randomUUID(), args))
  await inTurn(ROOT, async () => {
    const id = randomUUID()
    clearStaging(ROOT)
    const isWhole = await build(STAGING, id, args)
    if (!isWhole || !existsSync(path.join(ROOT, STAGING, 'BUILD_ID'))) return
    if (process.env.NEXT_DIST_DIR) placeBuild(ROOT, process.env.NEXT_DIST_DIR)
    else publishBuild(ROOT, id)
  })
}

/**
 * Runs the steps of a build.
 * @param {string} dist the folder it is made in, relative to the project
 * @param {string} id of the build
 * @param {string[]} args passed on to `next build`
 * @returns {Promise<boolean>} whether all succeeded
 */
async function build(dist, id, args) {
  // Gives both parts one build id, which names the deployment and the values they share: see next.config.mjs.
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, NEXT_DIST_DIR: dist, PORTFOLIO_BUILD: id }
  for (const { title, command } of stepsOf(process.env, args)) {
    console.log(`\n▸ ${title}`)
    process.exitCode = await run(command, env)
    if (process.exitCode === 0) continue
    console.error(`The build stops: its step '${title}' failed, as said above.`)
    // The compiled code already has a build id, and a start would take it for a complete site.
    rmSync(path.join(ROOT, dist, 'BUILD_ID'), { force: true })
    return false
  }
  keepContent(path.resolve(ROOT, dist), id)
  return true
}

/**
 * Puts the content that the build has read beside its pages: a site starts with it. Until here it was in the one folder
 * that `next build` doesn't empty.
 * @param {string} dist the build folder
 * @param {string} build its id
 */
export function keepContent(dist, build) {
  const [read, built] = [path.join(dist, 'cache/content', build), path.join(dist, 'content')]
  rmSync(built, { recursive: true, force: true })
  if (existsSync(read)) renameSync(read, built)
}

// The project folder may be a symbolic link.
if (realpathSync(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) void main(process.argv.slice(2))

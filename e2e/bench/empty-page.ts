import { execFile } from 'node:child_process'
import { constants, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { type RunningSite, startNext } from '../../lib/cli/running-site'
import { BUILT_PAGES } from '../../lib/page-policy/page-names'
import { pageScripts } from '../page-scripts'

const ROOT = path.resolve(__dirname, '../..')
/**
 * A folder with its own packages, because Next also looks for instrumentation and proxy
 * files in a site's parent folders.
 */
const EMPTY_SITE = path.join(ROOT, '.next-empty-site')
const DIST = path.join(EMPTY_SITE, '.next')
const NEXT = path.join(EMPTY_SITE, 'node_modules/next/dist/bin/next')
const RECORD = path.join(__dirname, 'empty-page.json')

const BUILD_TIMEOUT_MS = 300_000

type Versions = { next: string; react: string }
type Manifest = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }

/**
 * Returns the script bytes (gzip) of an empty page built with the installed Next. They depend only on the versions of
 * Next and React, so each pair is measured once and recorded in `empty-page.json`.
 */
export async function weighEmptyPage(): Promise<number> {
  const installed = installedVersions()
  const record = JSON.parse(readFileSync(RECORD, 'utf8')) as Versions & { bytes: number }
  if (record.next === installed.next && record.react === installed.react) return record.bytes
  const bytes = await measureEmptyPage()
  writeFileSync(RECORD, `${JSON.stringify({ ...installed, bytes }, null, 2)}\n`)
  return bytes
}

function installedVersions(): Versions {
  return { next: versionOf('next'), react: versionOf('react') }
}

function versionOf(name: string): string {
  const file = path.join(ROOT, 'node_modules', name, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

async function measureEmptyPage(): Promise<number> {
  await buildEmptySite()
  const html = readFileSync(path.join(DIST, BUILT_PAGES, 'index.html'), 'utf8')
  return pageScripts(html)
    .map((file) => path.join(DIST, file.replace('/_next', '').replace(/\?.*/, '')))
    .map((file) => gzipSync(readFileSync(file)).length)
    .reduce((all, bytes) => all + bytes, 0)
}

/** Builds the empty-page site, unless a build by the same versions exists. */
async function buildEmptySite(): Promise<void> {
  const [wanted, stamp] = [JSON.stringify(installedVersions()), path.join(DIST, 'built-with')]
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  rmSync(EMPTY_SITE, { recursive: true, force: true })
  cpSync(path.join(__dirname, 'empty-site'), EMPTY_SITE, { recursive: true })
  for (const name of packagesOf(['next', 'react', 'react-dom'])) {
    const folder = path.join('node_modules', name)
    const mode = constants.COPYFILE_FICLONE
    cpSync(path.join(ROOT, folder), path.join(EMPTY_SITE, folder), { recursive: true, mode })
  }
  const options = { cwd: EMPTY_SITE, env: environment(), timeout: BUILD_TIMEOUT_MS }
  await promisify(execFile)(process.execPath, [NEXT, 'build'], options)
  writeFileSync(stamp, wanted)
}

/** Collects packages and their transitive dependencies, as far as they are installed. */
function packagesOf(names: string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const file = path.join(ROOT, 'node_modules', name, 'package.json')
    if (found.has(name) || !existsSync(file)) continue
    found.add(name)
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
    packagesOf(Object.keys({ ...dependencies, ...optionalDependencies }), found)
  }
  return found
}

/** Serves the empty page with Next for the duration of a comparison. */
export async function withEmptySite<T>(measure: (site: RunningSite) => Promise<T>): Promise<T> {
  await buildEmptySite()
  const site = await startNext({
    root: EMPTY_SITE,
    env: environment(),
    command: [NEXT, 'start'],
  })
  try {
    return await measure(site)
  } finally {
    await site.stop()
  }
}

function environment(): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  }
}

import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { type RunningSite, startNext } from '../../lib/cli/running-site'
import { nextCommand } from '../../lib/server/next-internals/command'
import { BUILT_PAGES } from '../../lib/server/next-internals/page-names'
import { pageScripts } from '../page-scripts'

const ROOT = path.resolve(__dirname, '../..')
export const EMPTY_SITE = path.join(__dirname, 'empty-site')
const EMPTY_DIST = '.next-empty' // as its next.config.mjs says
const RECORD = path.join(__dirname, 'empty-page.json')

type Versions = { next: string; react: string }

/**
 * The bytes of script, gzip, of an empty page of the Next that is installed. They depend on the versions of Next and
 * React alone, so that they are measured once for each pair and kept in `empty-page.json`.
 */
export async function weighEmptyPage(): Promise<number> {
  const installed: Versions = { next: versionOf('next'), react: versionOf('react') }
  const record = JSON.parse(readFileSync(RECORD, 'utf8')) as Versions & { bytes: number }
  if (record.next === installed.next && record.react === installed.react) return record.bytes
  const bytes = await measureEmptyPage()
  writeFileSync(RECORD, `${JSON.stringify({ ...installed, bytes }, null, 2)}\n`)
  return bytes
}

function versionOf(name: string): string {
  const file = path.join(ROOT, 'node_modules', name, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

async function measureEmptyPage(): Promise<number> {
  await buildEmptySite()
  const dist = path.join(EMPTY_SITE, EMPTY_DIST)
  const html = readFileSync(path.join(dist, BUILT_PAGES, 'index.html'), 'utf8')
  return pageScripts(html)
    .map((file) => path.join(dist, file.replace('/_next', '').replace(/\?.*/, '')))
    .map((file) => gzipSync(readFileSync(file)).length)
    .reduce((all, bytes) => all + bytes, 0)
}

/** Builds the site that consists of an empty page. */
export async function buildEmptySite(): Promise<void> {
  const args = [nextCommand(ROOT), 'build', EMPTY_SITE]
  await promisify(execFile)(process.execPath, args, { cwd: ROOT, env: environment(), timeout: 300_000 })
}

/** Serves the empty page with Next for as long as something is compared to it. */
export async function withEmptySite<T>(measure: (site: RunningSite) => Promise<T>): Promise<T> {
  await buildEmptySite()
  const site = await startNext({ root: EMPTY_SITE, env: environment() })
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

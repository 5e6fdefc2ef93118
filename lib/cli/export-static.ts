import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { command } from './command'
import { currentBuild } from '../server/current-build.cjs'
import { startNext } from './running-site'
import type { Snapshot } from './static-export/snapshot'

const HELP = `npm run export:static -- [options]

Copies the site, as it was built last, into a folder of files for a host without a server: pages, feeds, pictures,
scripts, _headers, _redirects and 404.html. README.txt in the folder says what such a copy can't do.

  --out <folder>   where to (out)
  --base <path>    builds the site again for this path of its host, such as /portfolio for a project page of GitHub
  --force          also into a folder that this command has not made
  --help

Exit code: 0 when every address was copied, 1 when some were broken, 2 when there is nothing to copy.`

const OPTIONS = {
  out: { type: 'string', default: 'out' },
  base: { type: 'string', default: '' },
  force: { type: 'boolean' },
} as const

/**
 * A static host accepts no messages. Pages built for them are rendered again, and not stored for the server.
 */
const AS_FILES = {
  NODE_ENV: 'production',
  CONTACT_FORM: 'off',
  PAGES_IN_MEMORY: '1',
} as const

command({ help: HELP, options: OPTIONS }, async (values) => {
  const out = path.resolve(values.out)
  if (!values.force && holdsSomethingElse(out))
    throw new Error(
      `${values.out} holds files that this command has not made. Name another folder with --out, or add --force to replace it.`,
    )
  const base = readBase(values.base)
  if (base) await buildFor(base)
  const dist = path.resolve(currentBuild(process.cwd(), process.env))
  if (!existsSync(path.join(dist, 'BUILD_ID')))
    throw new Error('There is no build to copy: run npm run build first.')
  // Imported late, so that an invalid environment variable is reported like any other error, and the base is set.
  const { snapshotOf } = await import('./static-export/copy-site')
  const { LIMITS } = await import('./static-export/host-files')
  const { writeCopy } = await import('./static-export/write-copy')
  const site = await startNext({ root: process.cwd(), env: { ...process.env, ...AS_FILES } })
  try {
    const snapshot = await snapshotOf(site.url)
    refuseOwnAddress(base, snapshot)
    await writeCopy(out, dist, snapshot, base !== '')
    console.log(`${LIMITS}\n${values.out}: ${snapshot.files.size} files, ${snapshot.policies.size} pages.`)
    for (const { address, status, from } of snapshot.broken)
      console.error(
        `${address} answered ${status}, and is missing. It is named by ${from || 'this command'}.`,
      )
    return snapshot.broken.length > 0 ? 1 : 0
  } finally {
    await site.stop()
  }
})

/**
 * Parses the path below which the copy will lie.
 * @returns it with a slash at the start and none at the end; empty for the root
 * @throws Error for anything else than a path
 */
function readBase(given: string): string {
  const parts = given.split('/').filter(Boolean)
  const base = parts.map((part) => `/${part}`).join('')
  if (base && !/^(?:\/[\w.~-]+)+$/.test(base))
    throw new Error(`--base ${given} is no path, such as /portfolio.`)
  return base
}

/** Builds the site for a base, in a folder of its own: no server may start from it. */
async function buildFor(base: string): Promise<void> {
  Object.assign(process.env, AS_FILES, { BASE_PATH: base, NEXT_DIST_DIR: '.next-static' })
  const child = spawn(process.execPath, ['lib/cli/build-command.mjs'], { stdio: 'inherit' })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The site could not be built for ${base}, as said above.`)
}

/** Whether an address has the base already can't be told where a page has its name. */
function refuseOwnAddress(base: string, { files }: Snapshot): void {
  const own =
    base &&
    [...files.keys()].find((name) => `/${name}`.startsWith(`${base}/`) || `/${name}` === `${base}.html`)
  if (own) throw new Error(`--base ${base} is an address of the site itself: ${own}. Name another.`)
}

function holdsSomethingElse(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(path.join(folder, 'README.txt'))
}

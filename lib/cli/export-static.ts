import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { command } from './command'
import type { Snapshot } from './static-export/snapshot'
import { currentBuild } from '../server/current-build.cjs'
import { startNext } from './running-site'
import { PHOTOGRAPH } from '../images/image-format'
import { listFiles } from './list-files'

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

/** A copy is moved to its host, so that symbolic links become the files that they lead to. */
const COPY = { recursive: true, dereference: true } as const

/** Identifies a folder that this command has created. */
const MARK = 'README.txt'

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
  const { LIMITS } = await import('./static-export/host-files')
  const site = await startNext({ root: process.cwd(), env: { ...process.env, ...AS_FILES } })
  try {
    const { snapshotOf } = await import('./static-export/copy-site')
    const snapshot = await snapshotOf(site.url)
    refuseOwnAddress(base, snapshot)
    await write(out, dist, snapshot, base)
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
  return existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(path.join(folder, MARK))
}

/** Writes to a draft folder, and replaces the output as a whole once everything is there. */
async function write(out: string, dist: string, snapshot: Snapshot, base: string): Promise<void> {
  const { headersFile, LIMITS, redirectPages, redirectsFile } = await import('./static-export/host-files')
  const { folders } = await import('../site/content-folder')
  const draft = `${out}.draft`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  cpSync(folders.publicFiles, draft, COPY)
  const images = path.join(folders.content, 'images')
  if (existsSync(images)) cpSync(images, path.join(draft, 'images'), COPY)
  await withoutPlaces(draft)
  cpSync(path.join(dist, 'static'), path.join(draft, '_next/static'), COPY)
  // Hosts that read these files serve a site at their root. Pages in place of the redirects would come before them on Netlify.
  const ofPlace = base
    ? Object.fromEntries(redirectPages(snapshot.redirects))
    : { _headers: headersFile(snapshot), _redirects: redirectsFile(snapshot.redirects) }
  // GitHub Pages leaves out folders such as _next where this file is missing.
  const ofHost = { [MARK]: LIMITS, '.nojekyll': '' }
  const files = [...Object.entries(ofPlace), ...snapshot.files, ...Object.entries(ofHost)]
  for (const [name, data] of files) {
    mkdirSync(path.dirname(path.join(draft, name)), { recursive: true })
    writeFileSync(path.join(draft, name), data)
  }
  rmSync(out, { recursive: true, force: true })
  renameSync(draft, out)
}

/** Takes out of the owner's pictures what they tell about place, time and camera, or the picture, as the site does. */
async function withoutPlaces(folder: string): Promise<void> {
  const { withoutMetadata } = await import('../images/image-format')
  for (const file of listFiles(folder).filter((name) => PHOTOGRAPH.test(name))) {
    const shown = await withoutMetadata(readFileSync(file)).catch(() => null)
    if (shown) writeFileSync(file, shown)
    else rmSync(file)
  }
}

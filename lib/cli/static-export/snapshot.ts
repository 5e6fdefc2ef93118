import sharp from 'sharp'
import { FILES_ONLY, withoutBase } from '../../site/base-path'
import { escapeMarkup } from '../../text/escaping'
import { partOf } from '../../site/shown-parts'
import type { Answer } from '../running-site'
import { linksIn } from './links'
import { withBaseIn } from './page-addresses'
import { fileOf, WEBP_FOLDERS, withFileNames } from './names'

export type Snapshot = {
  /** Contents by file name, relative to the copy. */
  files: Map<string, Buffer>
  /** The Content-Security-Policy of each page, by its path. */
  policies: Map<string, string>
  /** Headers of the home page. */
  headers: Answer['headers']
  redirects: Map<string, string>
  /** Addresses that could not be copied, with the page that links to them. */
  broken: { address: string; status: number; from: string }[]
}

/** @param unknown a path without a page; its response becomes the copy's page for unknown addresses */
type Options = {
  origin: string
  seeds: string[]
  unknown: string
  ask: (target: string) => Promise<Answer>
}

/** The width of pictures in a copy. Its host ignores queries, so each picture is one file. */
const WIDTH = 1200
/** Addresses that are asked for at once, so that every core draws pictures. */
const AT_ONCE = 8
/** Paths that are not copied, or come from the build. */
const LEFT_OUT = /^\/(?:api|_next)\//

/** The path under which hosts look for the page of unknown addresses. */
const NOT_FOUND = '/404'

/** Copies a running site: every address reachable from the given ones. */
export async function takeSnapshot({ origin, seeds, unknown, ask }: Options): Promise<Snapshot> {
  const taken: Snapshot = {
    files: new Map(),
    policies: new Map(),
    headers: {},
    redirects: new Map(),
    broken: [],
  }
  const waiting: { address: string; from: string }[] = []
  const known = new Set<string>()
  const add = (target: string, from: string) => {
    const address = target.replace(/\?.*/s, '')
    if (LEFT_OUT.test(address) || known.has(address)) return
    known.add(address)
    waiting.push({ address, from })
  }
  for (const seed of [...seeds, unknown]) add(seed, '')
  while (waiting.length > 0) {
    const answers = await Promise.all(
      waiting.splice(0, AT_ONCE).map(async ({ address, from }) => {
        const target = address.startsWith('/media/') ? `${address}?w=${WIDTH}` : address
        return { address, from, answer: await ask(target) }
      }),
    )
    for (const { address, from, answer } of answers) {
      const as = address === unknown ? { status: 404, address: NOT_FOUND } : { status: 200, address }
      for (const link of await take(taken, { address, as, from, answer, origin })) add(link, address)
    }
  }
  return taken
}

/** @param as the expected status, and the address in the copy */
type Taken = {
  address: string
  as: { status: number; address: string }
  from: string
  answer: Answer
  origin: string
}

/**
 * Adds a response to the snapshot.
 * @returns the addresses it links to
 */
async function take(snapshot: Snapshot, { address, as, from, answer, origin }: Taken): Promise<string[]> {
  const { status, headers, body } = answer
  const location = headers.location && new URL(headers.location, origin + address)
  if (location) {
    const isOwn = location.origin === origin
    location.pathname = isOwn ? withoutBase(location.pathname) : location.pathname
    snapshot.redirects.set(address, location.href.replace(origin, ''))
    return isOwn ? [location.pathname + location.search] : []
  }
  if (status !== as.status) {
    // No page links to the files of a part that the site doesn't have.
    if (from || partOf(address) === null) snapshot.broken.push({ address, status, from })
    return []
  }
  const type = String(headers['content-type'])
  const isPage = type.startsWith('text/html')
  const policy = String(headers['content-security-policy'] ?? '')
  if (isPage) {
    snapshot.policies.set(as.address, policy)
    if (address === '/') snapshot.headers = headers
  }
  const name = fileOf(as.address, isPage)
  if (!/^text\/|json|xml|manifest/.test(type) || type.startsWith('image/')) {
    snapshot.files.set(name, await asPicture(name, type, body))
    return []
  }
  const text = String(body)
  snapshot.files.set(name, Buffer.from(isPage ? withBaseIn(asCopiedPage(text, policy)) : withFileNames(text)))
  return linksIn(text, { type, origin, base: address })
}

/** Parts of a policy that browsers accept in a header only. */
const IN_HEADERS_ONLY = /(?:^|;)\s*(?:frame-ancestors|report-uri|report-to|sandbox)\b[^;]*/g

/**
 * Marks a copied page, so that its scripts know there is no server, and writes the policy into it, for hosts that send no
 * headers of ours.
 */
function asCopiedPage(html: string, policy: string): string {
  const marked = withFileNames(html).replace(/<html(?=[\s>])/, `<html ${FILES_ONLY}=""`)
  const own = policy.replace(IN_HEADERS_ONLY, '').replace(/^[;\s]+/, '')
  if (!own) return marked
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(own)}"/>`
  return marked.replace(/<head(?:\s[^>]*)?>/, (head) => head + meta)
}

/**
 * Converts a drawn cover to WebP: its file has no extension that says SVG. What follows a dot in its name is a language
 * or part of the slug.
 */
async function asPicture(name: string, type: string, body: Buffer): Promise<Buffer> {
  const isWebp = WEBP_FOLDERS.some((folder) => `/${name}`.startsWith(folder))
  if (!isWebp || !type.startsWith('image/svg')) return body
  return sharp(body).resize({ width: WIDTH }).webp().toBuffer()
}

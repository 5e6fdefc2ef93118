import { open, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { readWithin, TooLargeError } from '../../services/http/read-within'
import { parseUrl } from '../../text/parse-url'
import type { Reading } from './post'
import { readDevTo } from './read/dev-to'
import { readDevToApi } from './read/dev-to-api'
import { readGhost } from './read/ghost'
import { readHashnode } from './read/hashnode'
import { readMedium, type TextFile } from './read/medium'
import { portfolioRows, readPortfolio } from './read/portfolio'
import { readPortfolioApi } from './read/portfolio-api'
import { readWordpress } from './read/wordpress'
import { readZip } from './read/zip'
import { ghostTables, type Kind, parseJson, recogniseJson, rowsOf } from './recognise'
import { Refusal } from './refusal'

const MAX_BYTES = 100 * 1024 * 1024
const IN_ARCHIVES = /^(?:[^/]+\/)?(?:posts\/[^/]+\.html|[^/]+\.(?:json|xml))$/

/**
 * @param from the kind given by the owner; null to detect it
 * @param oldSite the old site's URL, without a trailing slash
 */
export type SourceOptions = { from: Kind | null; oldSite: string | null }

/**
 * The parsed source.
 * @param folder the folder of an export's pictures, which lie beside it under their paths
 */
export type Source = Reading & { kind: Kind; name: string; folder: string | null; trustedHost: string | null }

/**
 * Reads an export of any supported service.
 * @param given a file, a folder written by `npm run export`, or a URL
 * @throws Refusal with the reason as a sentence
 */
export async function readSource(given: string, options: SourceOptions): Promise<Source> {
  const url = /^https?:\/\//i.test(given) ? parseUrl(given) : null
  if (url) return readAddress(url, options)
  const name = path.basename(given)
  const found = await stat(given).catch(() => null)
  if (!found) throw new Refusal(`There is no file ${given}`)
  if (found.isDirectory()) return readFolder(given)
  const bytes = await readBytes(given)
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK'
  const read = isZip
    ? await readArchive(await readZip(bytes, name, IN_ARCHIVES), name, options)
    : readText(bytes.toString('utf8').replace(/^\uFEFF/, ''), name, options)
  return { ...read, name, folder: path.dirname(path.resolve(given)), trustedHost: null }
}

type Read = Reading & { kind: Kind }

function readText(text: string, name: string, { from, oldSite }: SourceOptions): Read {
  if (from === 'wordpress' || (from === null && /^\s*</.test(text))) {
    if (from === null && !text.slice(0, 20_000).includes('wordpress.org/export'))
      throw new Refusal(`${name} is XML, but no export of WordPress (Tools → Export → All content)`)
    return { kind: 'wordpress', ...readWordpress(text, name) }
  }
  const body = parseJson(text, name)
  const kind = from ?? recogniseJson(body)
  const rows = kind === 'portfolio' ? portfolioRows(body) : null
  const tables = kind === 'ghost' ? ghostTables(body) : null
  if (kind === 'devto') return { kind, ...readDevTo(rowsOf(body)) }
  if (kind === 'hashnode') return { kind, ...readHashnode(rowsOf(body)) }
  if (kind === 'ghost' && tables) return { kind, ...readGhost(tables, name, oldSite) }
  if (kind === 'portfolio' && rows) return { kind, ...readPortfolio({ ...rows, place: name, base: oldSite }) }
  throw new Refusal(`${name} is no export that is known here; if it is one, name its kind with --from`)
}

async function readArchive(files: TextFile[], name: string, options: SourceOptions): Promise<Read> {
  const posts = files.filter((file) => /(?:^|\/)posts\/[^/]+\.html$/.test(file.name))
  if (options.from === 'medium' || (options.from === null && posts.length > 0))
    return { kind: 'medium', ...readMedium(posts, name) }
  const inner =
    files.find((file) => /(?:^|\/)articles\.json$/.test(file.name)) ??
    files.find((file) => /\.(?:json|xml)$/.test(file.name))
  if (!inner) throw new Refusal(`${name} holds neither posts of Medium nor a JSON or XML export`)
  return readText(inner.text, `${name}/${inner.name}`, options)
}

/** Reads the output of `npm run export`: two lists, with pictures beside them. Or Medium's archive, unzipped. */
async function readFolder(folder: string): Promise<Source> {
  const posts = await mediumPosts(folder)
  if (posts.length > 0) {
    const reading = readMedium(posts, path.basename(folder))
    return { kind: 'medium', ...reading, name: folder, folder: path.resolve(folder), trustedHost: null }
  }
  const rows = { articles: [] as Record<string, unknown>[], projects: [] as Record<string, unknown>[] }
  for (const file of ['articles.json', 'projects.json']) {
    const place = path.join(folder, file)
    if (!(await stat(place).catch(() => null))) continue
    const found = portfolioRows(parseJson((await readBytes(place)).toString('utf8'), file))
    if (!found) throw new Refusal(`${place} is no list of the content API`)
    rows.articles.push(...found.articles)
    rows.projects.push(...found.projects)
  }
  if (rows.articles.length + rows.projects.length === 0)
    throw new Refusal(`${folder} holds no articles.json and no projects.json of an export`)
  const reading = readPortfolio({ ...rows, place: path.basename(folder), base: null })
  return { kind: 'portfolio', ...reading, name: folder, folder: path.resolve(folder), trustedHost: null }
}

/** Reads the pages of Medium's export if the folder is its unzipped archive. */
async function mediumPosts(folder: string): Promise<TextFile[]> {
  const place = path.join(folder, 'posts')
  const names = (await readdir(place).catch(() => [])).filter((name) => name.endsWith('.html')).toSorted()
  return Promise.all(
    names.map(async (name) => ({
      name: `posts/${name}`,
      text: (await readBytes(path.join(place, name))).toString('utf8'),
    })),
  )
}

async function readAddress(url: URL, { from }: SourceOptions): Promise<Source> {
  const isDevTo =
    from === 'devto' || (from === null && (url.hostname === 'dev.to' || url.searchParams.has('username')))
  const base = `${url.origin}${url.pathname.replace(/\/api\/portfolio(?:\/.*)?$/, '').replace(/\/+$/, '')}`
  if (isDevTo)
    return {
      kind: 'devto',
      ...(await readDevToApi(url.href)),
      name: url.host,
      folder: null,
      trustedHost: url.host,
    }
  if (from !== null && from !== 'portfolio')
    throw new Refusal(
      `An address is read from dev.to or from a content API; for ${from}, give its export as a file`,
    )
  return {
    kind: 'portfolio',
    ...(await readPortfolioApi(base)),
    name: base,
    folder: null,
    trustedHost: url.host,
  }
}

async function readBytes(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    return await readWithin(handle.createReadStream({ autoClose: false }), MAX_BYTES)
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error
    throw new Refusal(
      `${path.basename(file)} has more than ${MAX_BYTES / 1024 / 1024} MB: export it in parts`,
    )
  } finally {
    await handle.close()
  }
}

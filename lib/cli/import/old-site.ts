import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { listFiles } from '../list-files'
import { decodedPath } from './addresses'

/** The site whose texts a folder holds. @param root its folder @param permalink the form of its addresses, if known */
export type OldSite = { root: string; isJekyll: boolean; base: string | null; permalink: string }

/** The files and folders that only the root of a site has: Jekyll's, Hugo's, Astro's, Gatsby's, Eleventy's, Obsidian's. */
const MARKER =
  /^(?:_config\.ya?ml|(?:hugo|config)\.(?:toml|ya?ml|json)|(?:astro|eleventy)\.config\.\w+|gatsby-config\.\w+|\.eleventy\.js|\.obsidian)$/
const MAX_LEVELS = 5
/** A line of any configuration that says the site's address, or the form of its addresses. */
const BASE = /\b(?:url|baseURL|base_url|site|siteUrl)["']?\s*[:=]\s*["']?(https?:\/\/[^\s"',]+)/i
const BASE_PATH = /^baseurl:\s*["']?(\/[^\s"']+)/m
const PERMALINK = /["'\s](\/[^\s"']*:(?:year|title|slug|filename|contentbasename)[^\s"']*)/
/** The default of Jekyll, and its form without an ending. */
const DATED = '/:categories/:year/:month/:day/:title'

/** A vault, or any folder, says nothing of a site. */
const UNKNOWN = { isJekyll: false, base: null, permalink: '' }

/** Finds the site that a folder belongs to by its configuration, in the folder or above it. */
export async function findOldSite(folder: string): Promise<OldSite> {
  for (
    let root = path.resolve(folder), level = 0;
    level < MAX_LEVELS;
    root = path.dirname(root), level += 1
  ) {
    const config = (await readdir(root).catch(() => [])).find((name) => MARKER.test(name))
    if (!config) continue
    const text = await readFile(path.join(root, config), 'utf8').catch(() => '') // a folder says nothing
    const isJekyll = config.startsWith('_config')
    const form = isJekyll ? `${DATED}${/^permalink:\s*pretty/m.test(text) ? '/' : '.html'}` : '/:path/'
    if (config === '.obsidian') return { root, ...UNKNOWN }
    const permalink = `${BASE_PATH.exec(text)?.[1] ?? ''}${PERMALINK.exec(text)?.[1] ?? form}`
    return { root, isJekyll, base: BASE.exec(text)?.[1]?.replace(/\/+$/, '') ?? null, permalink }
  }
  return { root: path.resolve(folder), ...UNKNOWN }
}

/** What an address may consist of. @param file below the site's folder */
type Parts = { file: string; slug: string; date: string | null; categories: string[] }

/** Returns the path that a text has on its old site. */
export function oldPath(permalink: string, { file, slug, date, categories }: Parts): string {
  const folders = path
    .dirname(file)
    .replace(/^(?:(?:src|content|pages|data|source)(?:\/|$))+|^\.$/, '')
    .split('/')
  if (/^index\.\w+$/.test(path.basename(file))) folders.pop()
  const [year = '', month = '', day = ''] = (date ?? '').slice(0, 10).split('-')
  const values: Record<string, string> = {
    year,
    month,
    day,
    section: folders[0] ?? '',
    sections: folders.join('/'),
    categories: categories.map((one) => one.toLowerCase().replace(/\s+/g, '-')).join('/'),
    path: [...folders, slug].join('/'),
  }
  return permalink.replace(/:(\w+)/g, (_, name: string) => values[name] ?? slug).replace(/\/{2,}/g, '/')
}

/** Files of articles. */
const TEXT = /\.(?:md|markdown|mdx)$/i
const NO_FOLDER = /(?:^|\/)(?:\.git|\.cache|\.next|node_modules|_site)\//
/** Folders and files that hold no articles in Spanish. */
const NO_ARTICLE =
  /(?:^|\/)(?:\.[^/]*|_includes|_layouts|_data|layouts|archetypes|themes|templates|vendor|dist|public)\/|(?:^|\/)(?:_index|README|LICENSE|CHANGELOG|CONTRIBUTING|404)\.\w+$|^(?:content\/)?index\.\w+$|\.en\.\w+$/i

/** The files of a site's folder, by their paths in it. @param leftOut texts that are no articles */
export type FolderFiles = ReturnType<typeof listFolder>

/** Lists the files of a site, and of those below `given` the texts. */
export function listFolder({ root, base }: OldSite, given: string) {
  const files = listFiles(root)
    .map((file) => path.relative(root, file).split(path.sep).join('/'))
    .filter((file) => !NO_FOLDER.test(file))
    .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
  const below = path.resolve(given) + path.sep
  const texts = files.filter((file) => TEXT.test(file) && path.join(root, file).startsWith(below))

  const withoutBase = (address: string) =>
    base && address.startsWith(`${base}/`) ? address.slice(base.length) : address

  /** Finds the file beside a text, or else the one whose path ends as the address does. */
  function find(address: string, from = ''): string | undefined {
    const local = withoutBase(address)
    if (/^[a-z][a-z\d+.-]*:|^\/\/|^#|^$/i.test(local)) return
    // Names of files may hold what begins a query or a fragment.
    return findNamed(decodedPath(local), from) ?? findNamed(decodedPath(local.replace(/[?#].*$/, '')), from)
  }

  function findNamed(wanted: string, from: string): string | undefined {
    const beside = path.posix.join(path.posix.dirname(from), wanted)
    const tail = `/${wanted.replace(/^(?:[.@~]*\/)+/, '')}`.toLowerCase()
    const found = files.filter((file) => `/${file.normalize('NFC')}`.toLowerCase().endsWith(tail))
    // A name alone may be that of several files.
    const isSure = found.length === 1 || tail.lastIndexOf('/') > 0
    return files.find((file) => file.normalize('NFC') === beside) ?? (isSure ? found[0] : undefined)
  }

  function findText(address: string, from?: string): string | null {
    const wanted = withoutBase(address).replace(/\/?(?:#.*)?$/, '')
    // The site's home, or a folder above, is no text.
    if (!/[^./]/.test(wanted)) return null
    const names = ['', '.md', '.markdown', '.mdx', '/index.md', '/index.mdx'].map((end) => wanted + end)
    return names.map((name) => find(name, from)).find((file) => file && TEXT.test(file)) ?? null
  }

  return {
    texts: texts.filter((file) => !NO_ARTICLE.test(file)),
    leftOut: texts.filter((file) => NO_ARTICLE.test(file) && !/(?:^|\/)\./.test(file)),
    findFile(address: string, from?: string): string | null {
      const file = find(address, from)
      return file ? path.join(root, file) : null
    },
    findText,
    /** Finds a note or a picture by its name: its address in this folder. */
    findAddress(name: string, from: string): string | null {
      const file = findText(name, from) ?? find(name, from)
      return file ? `/${file.split('/').map(encodeURIComponent).join('/')}` : null
    },
  }
}

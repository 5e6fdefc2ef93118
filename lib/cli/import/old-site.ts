import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../list-files'
import { decodedPath } from './addresses'

/**
 * The site whose texts a folder holds.
 * @param root its folder @param config the text of its configuration @param permalink the form of all its addresses
 */
export type OldSite = {
  root: string
  isJekyll: boolean
  base: string | null
  config: string
  permalink: string | null
}

const HUGO_FOLDER = 'config/_default'
/** The configuration that only the root of a site has: of Jekyll, Hugo, Astro, Gatsby, Eleventy. */
const CONFIG =
  /^(?:_config\.ya?ml|(?:hugo|config|config\/_default\/\w+)\.(?:toml|ya?ml|json)|(?:astro|eleventy|gatsby)[.-]config\.\w+|\.eleventy\.js)$/
const MAX_LEVELS = 5
/** A line of any configuration that says the site's address, or the path below which it lies. */
const BASE = /\b(?:url|baseURL|base_url|site|siteUrl)["']?\s*[:=]\s*["']?(https?:\/\/[^\s"',]+)/i
const BASE_PATH = /\b(?:baseurl|base|pathPrefix)["']?\s*:\s*["'`]?(\/[^\s"'`,]+)/
/** The default of Jekyll, without an ending. */
const DATED = '/:categories/:year/:month/:day/:title'

/** Finds the site that a folder belongs to by its configuration, in the folder or above it. */
export function findOldSite(folder: string, root = path.resolve(folder), level = 1): OldSite {
  const names = namesIn(root)
  const inside = namesIn(path.join(root, HUGO_FOLDER)).map((name) => `${HUGO_FOLDER}/${name}`)
  const configs = [...names, ...inside].filter((name) => CONFIG.test(name))
  const isVault = names.includes('.obsidian')
  if (configs.length === 0 && !isVault && level < MAX_LEVELS)
    return findOldSite(folder, path.dirname(root), level + 1)
  const config = configs.map((name) => readFileSync(path.join(root, name), 'utf8')).join('\n')
  const base = BASE.exec(config)?.[1]?.replace(/\/+$/, '') ?? null
  const isJekyll = configs[0]?.startsWith('_config') ?? false
  const found = configs.length > 0 || isVault ? root : path.resolve(folder)
  return { root: found, isJekyll, base, config, permalink: null }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** What an address may consist of. @param file below the site's folder */
type Parts = { file: string; slug: string; date: string | null; categories: string[] }

/** Returns the path that a text has on its old site; empty where nothing is known of it. */
export function oldPath(site: OldSite, { file, slug, date, categories }: Parts): string {
  const folders = path
    .dirname(file)
    .replace(/^(?:(?:src|content|pages|data|source|es)(?:\/|$))+|^\.$|^_/g, '')
    .split('/')
  if (/^index\.\w+$/.test(path.basename(file))) folders.pop()
  const [section = ''] = folders
  const [year = '', month = '', day = ''] = (date ?? '').slice(0, 10).split('-')
  const values: Record<string, string> = {
    ...{ year, month, day, section, output_ext: '.html', sections: folders.join('/') },
    categories: categories.map((one) => one.toLowerCase().replaceAll(' ', '%20')).join('/'),
    path: [...folders, slug].join('/'),
  }
  return permalinkOf(site, section)
    .replace(/:(\w+)/g, (_, name: string) => values[name] ?? slug)
    .replace(/\/{2,}/g, '/')
}

/** Returns the form of the addresses of a section, of which Hugo has one for each. */
function permalinkOf({ isJekyll, config, permalink }: OldSite, section: string): string {
  if (permalink !== null || config === '') return permalink ?? ''
  const isPost = isJekyll && /^(?:posts|drafts)?$/.test(section)
  const name = isPost ? '^permalink' : `(?:^|[\\s"'])${/^[\w-]+$/.test(section) ? section : '-'}["']?`
  const found = new RegExp(`${name}\\s*[:=]\\s*["']?(/[^\\s"']*:[^\\s"']+)`, 'm').exec(config)?.[1]
  const ending = !isJekyll || /^permalink:\s*pretty/m.test(config) ? '/' : '.html'
  return `${BASE_PATH.exec(config)?.[1] ?? ''}${found ?? `${isPost ? DATED : '/:path'}${ending}`}`
}

/** Files of articles; Jekyll has also some in HTML. */
const TEXT = /\.(?:md|markdown|mdx)$|(?:^|\/)_(?:posts|drafts)\/.*\.html$/i
const NO_FOLDER = /(?:^|\/)(?:\.git|\.cache|\.next|node_modules|_site)\//
/** Folders and files that hold no articles, and those that hold texts in English. */
const NO_ARTICLE =
  /(?:^|\/)(?:\.[^/]*|_includes|_layouts|_data|layouts|archetypes|themes|templates|plantillas|vendor|dist|public)\/|(?:^|\/)(?:_index|README|LICENSE|CHANGELOG|CONTRIBUTING|404)(?:\.\w\w)?\.\w+$|^(?:content\/)?index\.\w+$|\.excalidraw\.md$/i
const ENGLISH = /(?:^|\/)en\/|\.en\.\w+$/i

/**
 * Lists the files of a site by their paths in it, and of those below `given` the texts. Texts in English are left out
 * beside others.
 */
export function listFolder({ root, base }: OldSite, given: string) {
  const files = listFiles(root)
    .map((file) => path.relative(root, file).split(path.sep).join('/'))
    .filter((file) => !NO_FOLDER.test(file))
    .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
  const below = path.resolve(given) + path.sep
  const all = files.filter((file) => TEXT.test(file) && path.join(root, file).startsWith(below))
  const articles = all.filter((file) => !NO_ARTICLE.test(file))
  const spanish = articles.filter((file) => !ENGLISH.test(file))
  const texts = spanish.length > 0 ? spanish : articles

  /** Finds the file beside a text, or else the one whose path ends as the address does. */
  function find(address: string, from = ''): string | undefined {
    const local = base && address.startsWith(`${base}/`) ? address.slice(base.length) : address
    if (/^[a-z][a-z\d+.-]*:|^\/\/|^#|^$/i.test(local)) return
    // Names of files may hold what begins a query or a fragment.
    return findNamed(decodedPath(local), from) ?? findNamed(decodedPath(local.replace(/[?#].*$/, '')), from)
  }

  function findNamed(wanted: string, from: string): string | undefined {
    const beside = path.posix.join(path.posix.dirname(from), wanted)
    const tail = `/${wanted.replace(/^(?:[.@~]*\/)*@?/, '')}`.toLowerCase()
    const found = files.filter((file) => `/${file.normalize('NFC')}`.toLowerCase().endsWith(tail))
    // A name alone may be that of several files.
    const isSure = found.length === 1 || tail.lastIndexOf('/') > 0
    return files.find((file) => file.normalize('NFC') === beside) ?? (isSure ? found[0] : undefined)
  }

  return {
    texts,
    leftOut: all.filter((file) => !texts.includes(file) && !/(?:^|\/)\./.test(file)),
    findFile(address: string, from?: string): string | null {
      const file = find(address, from)
      return file ? path.join(root, file) : null
    },
    findText(address: string, from?: string): string | null {
      const wanted = address.replace(/\/?(?:#.*)?$/, '')
      // The site's home, or a folder above, is no text.
      if (wanted === base || !/[^./]/.test(wanted)) return null
      const endings = ['', '.md', '.markdown', '.mdx', '.html', '/index.md', '/index.mdx']
      return endings.map((end) => find(wanted + end, from)).find((file) => file && TEXT.test(file)) ?? null
    },
  }
}

import { readdir, readFile } from 'node:fs/promises'
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

/** The files and folders that only the root of a site has: Jekyll's, Hugo's, Astro's, Gatsby's, Eleventy's, Obsidian's. */
const MARKER =
  /^(?:_config\.ya?ml|(?:config\/_default\/)?(?:hugo|config)\.(?:toml|ya?ml|json)|(?:astro|eleventy)\.config\.\w+|gatsby-config\.\w+|\.eleventy\.js|\.obsidian)$/
const HUGO_FOLDER = 'config/_default'
const MAX_LEVELS = 5
/** A line of any configuration that says the site's address, or the form of its addresses. */
const BASE = /\b(?:url|baseURL|base_url|site|siteUrl)["']?\s*[:=]\s*["']?(https?:\/\/[^\s"',]+)/i
const BASE_PATH = /\b(?:baseurl|base|pathPrefix)["']?\s*:\s*["'`]?(\/[^\s"'`,]+)/
/** The default of Jekyll, without an ending. */
const DATED = '/:categories/:year/:month/:day/:title'

/** Finds the site that a folder belongs to by its configuration, in the folder or above it. */
export async function findOldSite(folder: string, root = path.resolve(folder), level = 1): Promise<OldSite> {
  const namesIn = (inner: string) => readdir(path.join(root, inner)).catch(() => [])
  const hugo = (await namesIn(HUGO_FOLDER)).map((name) => `${HUGO_FOLDER}/${name}`)
  const found = [...(await namesIn('')), ...hugo].filter((name) => MARKER.test(name))
  const [marker] = found.toSorted((a, b) => Number(a === '.obsidian') - Number(b === '.obsidian'))
  if (!marker && level < MAX_LEVELS) return findOldSite(folder, path.dirname(root), level + 1)
  if (!marker) return { root: path.resolve(folder), isJekyll: false, base: null, config: '', permalink: null }
  const files = hugo.includes(marker) ? hugo : [marker]
  // A folder, which a vault has, says nothing.
  const texts = files.map((name) => readFile(path.join(root, name), 'utf8').catch(() => ''))
  const config = (await Promise.all(texts)).join('\n')
  const base = BASE.exec(config)?.[1]?.replace(/\/+$/, '') ?? null
  return { root, isJekyll: marker.startsWith('_config'), base, config, permalink: null }
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
    year,
    month,
    day,
    section,
    collection: section,
    output_ext: '.html',
    sections: folders.join('/'),
    categories: categories.map((one) => one.toLowerCase().replaceAll(' ', '%20')).join('/'),
    path: [...folders, slug].join('/'),
  }
  return permalinkOf(site, section)
    .replace(/:(\w+)/g, (_, name: string) => values[name] ?? slug)
    .replace(/\/{2,}/g, '/')
}

/** Returns the form of the addresses of a section: Hugo has one for each, and so has Jekyll for a collection. */
function permalinkOf({ isJekyll, config, permalink }: OldSite, section: string): string {
  if (permalink !== null || config === '') return permalink ?? ''
  const value = `\\s*["']?(/[^\\s"']*:[^\\s"']+)`
  const ofSection = `["']?\\s*[:=](?:\\s*\\n[ \\t]+(?!permalink)\\w+:.*)*(?:\\s*permalink:)?`
  const isPost = isJekyll && /^(?:posts|drafts)?$/.test(section)
  const pattern = isPost ? `^permalink:${value}` : `(?:^|\\s|["'])${section}${ofSection}${value}`
  const found = /^[\w-]*$/.test(section) ? new RegExp(pattern, 'm').exec(config)?.[1] : undefined
  const ending = !isJekyll || /^permalink:\s*pretty/m.test(config) ? '/' : '.html'
  const base = BASE_PATH.exec(config)?.[1] ?? ''
  return `${base}${found ?? `${isPost ? DATED : '/:path'}${ending}`}`
}

/** Files of articles; Jekyll has also some in HTML. */
const TEXT = /\.(?:md|markdown|mdx)$|(?:^|\/)_(?:posts|drafts)\/.*\.html$/i
const NO_FOLDER = /(?:^|\/)(?:\.git|\.cache|\.next|node_modules|_site)\//
/** Folders and files that hold no articles, and those that hold texts in English. */
const NO_ARTICLE =
  /(?:^|\/)(?:\.[^/]*|_includes|_layouts|_data|layouts|archetypes|themes|templates|plantillas|vendor|dist|public)\/|(?:^|\/)(?:_index|README|LICENSE|CHANGELOG|CONTRIBUTING|404)(?:\.\w\w)?\.\w+$|^(?:content\/)?index\.\w+$|\.excalidraw\.md$/i
const ENGLISH = /(?:^|\/)en\/|\.en\.\w+$/i

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
    const tail = `/${wanted.replace(/^(?:[.@~]*\/)*@?/, '')}`.toLowerCase()
    const found = files.filter((file) => `/${file.normalize('NFC')}`.toLowerCase().endsWith(tail))
    // A name alone may be that of several files.
    const isSure = found.length === 1 || tail.lastIndexOf('/') > 0
    return files.find((file) => file.normalize('NFC') === beside) ?? (isSure ? found[0] : undefined)
  }

  function findText(address: string, from?: string): string | null {
    const wanted = withoutBase(address).replace(/\/?(?:#.*)?$/, '')
    // The site's home, or a folder above, is no text.
    if (!/[^./]/.test(wanted)) return null
    const names = ['', '.md', '.markdown', '.mdx', '.html', '/index.md', '/index.mdx'].map(
      (end) => wanted + end,
    )
    return names.map((name) => find(name, from)).find((file) => file && TEXT.test(file)) ?? null
  }

  const articles = texts.filter((file) => !NO_ARTICLE.test(file))
  const spanish = articles.filter((file) => !ENGLISH.test(file))
  const kept = spanish.length > 0 ? spanish : articles

  return {
    texts: kept,
    leftOut: texts.filter((file) => !kept.includes(file) && !/(?:^|\/)\./.test(file)),
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

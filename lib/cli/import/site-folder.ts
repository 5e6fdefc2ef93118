import path from 'node:path'
import { listNames } from '../list-files'
import { decodedPath } from './addresses'

/** Where the texts of a folder were. @param oldSite the site's address @param permalink the form of their addresses */
export type FolderOptions = { oldSite: string | null; permalink: string | null }

/** What an address may consist of. @param file below the site's folder */
type Parts = { file: string; slug: string; date: string | null; categories: string[] }

/** Returns the path that a text had, by the form of all: `:year`, `:month`, `:day`, `:section`, `:categories`, `:path`, `:slug`. */
export function oldPath(permalink: string, { file, slug, date, categories }: Parts): string {
  const folders = path
    .dirname(file)
    .replace(/^(?:(?:src|content|pages|data|source|es)(?:\/|$))+|^\.$|^_/g, '')
    .split('/')
  if (/^index\.\w+$/.test(path.basename(file))) folders.pop()
  const [year = '', month = '', day = ''] = (date ?? '').slice(0, 10).split('-')
  const values: Record<string, string> = {
    ...{ year, month, day, section: folders[0] ?? '', path: [...folders, slug].join('/') },
    categories: categories.map((one) => one.toLowerCase().replaceAll(' ', '%20')).join('/'),
  }
  return permalink.replace(/:(\w+)/g, (_, name: string) => values[name] ?? slug).replace(/\/{2,}/g, '/')
}

/** Files of articles; Jekyll has also some in HTML. */
const TEXT = /\.(?:md|markdown|mdx)$|(?:^|\/)_(?:posts|drafts)\/.*\.html$/i
const NO_FOLDER = /(?:^|\/)(?:\.git|\.cache|\.next|node_modules|_site)\//
/** Folders and files that hold no articles, and those that hold texts in English. */
const NO_ARTICLE =
  /(?:^|\/)(?:\.[^/]*|_includes|_layouts|_data|layouts|archetypes|themes|templates|plantillas|vendor|dist|public)\/|(?:^|\/)(?:_index|README|LICENSE|CHANGELOG|CONTRIBUTING|404)(?:\.\w\w)?\.\w+$|^(?:content\/)?index\.\w+$|\.excalidraw\.md$/i
const ENGLISH = /(?:^|\/)en\/|\.en\.\w+$/i

/** Lists the files of a site by their paths in its folder. Texts in English are left out beside others. */
export function listFolder(root: string, base: string | null) {
  const files = listNames(root)
    .filter((file) => !NO_FOLDER.test(file))
    .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
  const articles = files.filter((file) => TEXT.test(file) && !NO_ARTICLE.test(file))
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
    leftOut: files.filter((file) => TEXT.test(file) && !texts.includes(file) && !/(?:^|\/)\./.test(file)),
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

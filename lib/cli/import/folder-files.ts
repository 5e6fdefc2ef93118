import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { decodedPath } from './addresses'
import type { OldSite } from './old-site'

const TEXT = /\.(?:md|markdown|mdx)$/i
const NO_FOLDER = /^(?:\.git|\.cache|\.next|node_modules|_site)$/
/** Folders and files that hold no articles in Spanish. */
const NO_ARTICLE =
  /(?:^|\/)(?:\.[^/]*|_includes|_layouts|_data|layouts|archetypes|themes|templates|vendor|dist|public)\/|(?:^|\/)(?:_index|README|LICENSE|CHANGELOG|CONTRIBUTING|404)\.\w+$|^(?:content\/)?index\.\w+$|\.en\.\w+$/i

/** The files of a site's folder, by their paths in it. @param leftOut texts that are no articles */
export type FolderFiles = Awaited<ReturnType<typeof listFolder>>

/** Lists the files of a site, and of those below `given` the texts. */
export async function listFolder({ root, base }: OldSite, given: string) {
  const files = (await listFiles(root, '')).toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
  const below = path.resolve(given) + path.sep
  const texts = files.filter((file) => TEXT.test(file) && path.join(root, file).startsWith(below))

  const withoutBase = (address: string) =>
    base && address.startsWith(`${base}/`) ? address.slice(base.length) : address

  /** Finds the file beside a text, or else the one whose path ends as the address does. */
  function find(address: string, from = ''): string | undefined {
    const local = withoutBase(address)
    if (/^[a-z][a-z\d+.-]*:|^\/\/|^#|^$/i.test(local)) return
    const wanted = decodedPath(local.replace(/[?#].*$/, ''))
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
      return file ? encodeURI(`/${file}`) : null
    },
  }
}

async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true })
  const lists = entries.map((entry) => {
    const file = path.posix.join(folder, entry.name)
    return !entry.isDirectory() ? [file] : NO_FOLDER.test(entry.name) ? [] : listFiles(root, file)
  })
  return (await Promise.all(lists)).flat()
}

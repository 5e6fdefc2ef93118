import path from 'node:path'

/** The slug of an article, or the id of a project. */
const NAME = String.raw`([^/"'\s<>\\?#]+)`
const DRAWN = String.raw`(share\.jpg|diagram-\d-(?:light|dark)\.svg)`

/**
 * Folders of pictures whose addresses have no file extension. Hosts then can't tell the content type, so everything in
 * them is WebP, and `_headers` says so for the folder.
 */
export const WEBP_FOLDERS = ['article', 'picture', 'project', 'text', 'cv', 'own', 'reply'].map(
  (name) => `/media/${name}/`,
)

/**
 * New places of addresses that are below another one. What isn't WebP moves to a folder of its own, in which files have
 * a file extension.
 */
const MOVED: readonly [RegExp, string][] = [
  [new RegExp(`/media/article/${NAME}/${DRAWN}`, 'g'), '/media/preview/$1.$2'],
  [new RegExp(`/media/project/${NAME}/${DRAWN}`, 'g'), '/media/stories/$1.$2'],
  [new RegExp(`/media/text/${NAME}/${DRAWN}`, 'g'), '/media/page/$1.$2'],
  // Apart from the covers, because a slug may end with a dot and a number.
  [new RegExp(String.raw`/media/article/${NAME}/(\d{1,3})(?![\w.])`, 'g'), '/media/picture/$1.$2'],
  [new RegExp(String.raw`/media/project/${NAME}/(\d{1,3})(?![\w.])`, 'g'), '/media/project/$1.$2'],
]

/**
 * Renames addresses for a copy made of files, in which a file cannot have others below it. A new address has the
 * length of the old one, because the page's data for the browser counts its characters.
 * @param text a page, a feed, or one address
 */
export function withFileNames(text: string): string {
  return MOVED.reduce((renamed, [from, to]) => renamed.replace(from, to), text)
}

/**
 * Returns the file of an address, relative to the copy.
 * @param address path of a URL, percent-encoded
 * @param isPage whether it is a page; hosts serve `about.html` for `/about`
 */
export function fileOf(address: string, isPage: boolean): string {
  const name = decodeURIComponent(withFileNames(address)).slice(1)
  if (name.split('/').some((part) => part === '..' || part.includes('\0')))
    throw new Error(`${address} is no address that a file can have.`)
  if (!isPage) return path.normalize(name)
  return name === '' ? 'index.html' : `${path.normalize(name).replace(/\/$/, '')}.html`
}

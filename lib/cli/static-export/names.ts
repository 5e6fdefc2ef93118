import path from 'node:path'

/**
 * Renames addresses for a copy made of files, in which a file cannot have others below it. A picture's preview and
 * its sizes get names beside it. A new address has the length of the old one, because the page's data for the
 * browser counts its characters.
 * @param text a page, a feed, or one address
 */
export function withFileNames(text: string): string {
  return text
    .replace(/\/media\/article\/([^/"'\s<>\\?#]+)\/share\.jpg/g, '/media/preview/$1.share.jpg')
    .replace(
      /(\/media\/(?:article|project)\/[^/"'\s<>\\?#]+)\/(\d{1,3}(?![\w.])|diagram-\d-(?:light|dark)\.svg)/g,
      '$1.$2',
    )
    .replace(/(\/media\/project\/\d+)\/(share\.jpg)/g, '$1.$2')
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

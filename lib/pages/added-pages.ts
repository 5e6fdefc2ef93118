import type { Folders } from '../site/content-folder'
import type { Language } from '../site/language'

/** A page of the owner's own: `content/pages/usos.md` is `/usos`, and `usos.en.md` is `/en/usos`. */
export type OwnPage = {
  slug: string
  language: Language
  title: string
  /** For search engines and previews. */
  description: string
  /** Its place in the menu, counted from 1; null for a page that isn't in the menu. */
  menu: number | null
  content: string
}

/** A page as lists show it. */
export type ListedPage = Omit<OwnPage, 'content'>

/*
 * Pages that a copy of this starter adds in code, beside those of content/pages/: docs/content-and-settings.md, "Pages
 * of your own". Menu, sitemap, search, llms.txt, the link to the other language and the checks know what is listed here.
 */

/** One entry for each language: `{ slug: 'libros', language: 'es', title: 'Libros', description: '…', menu: 4 }`. */
export const ADDED_PAGES: readonly ListedPage[] = []

/** A data file of such pages. @param name by which pages get it, as in `getPart('libros')` */
type AddedData = { name: string; file: string; read: (folders: Folders) => Promise<unknown> }

/** Each is checked, and read again while the site runs: `{ name: 'libros', file: 'libros.json', read: readBooks }`. */
export const ADDED_DATA: readonly AddedData[] = []

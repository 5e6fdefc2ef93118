import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { getPart } from '../content/content'
import { InvalidFilesError } from '../content/errors'
import { entriesIn } from '../content/file-reader'
import type { Snapshot } from '../content/snapshot'
import type { Folders } from '../site/content-folder'
import { isLanguage, type Language, LANGUAGES } from '../site/language'
import { localPath } from '../site/routes'
import { optional, text } from '../site/schema-parts'
import { asciiSlugOf, withoutBlankEnds } from '../text/folding'
import { ContentProblemsError, ownerText, type Problem, problemsFrom } from '../validation/problems'
import { readFrontMatter } from '../validation/read-front-matter'
import { checkedValue } from '../validation/validate'
import { ADDED_PAGES, type ListedPage, type OwnPage } from './added-pages'
import { isReservedSegment } from './site-segments'

/** The folder of the owner's own pages, below the content folder, and their part of the content. */
export const PAGES_FOLDER = 'pages'
export const OWN_PAGES_PART = 'ownPages'

/** Front matter of an own page. */
export const ownPageSchema = z.strictObject({
  title: text,
  description: text,
  menu: optional(z.int('a place in the menu such as 3').min(1, 'a place in the menu such as 3')),
  status: z.enum(['draft', 'published'], "'draft' or 'published'").default('published'),
})

const FILE = /^(.+?)(\.en)?\.md$/
const MAX_SLUG = 60

/**
 * Reads the published pages of the content folder, those of each language in the order of their files.
 * @throws InvalidFilesError with the problems of all files
 */
export async function readOwnPages(folders: Folders): Promise<OwnPage[]> {
  const folder = path.join(/* turbopackIgnore: true */ folders.content, PAGES_FOLDER)
  const names = entriesIn(folder)
    .map(({ name }) => name)
    .filter((name) => FILE.test(name))
    .sort()
  const problems: Problem[] = []
  const pages: OwnPage[] = []
  for (const name of names) {
    const file = `${folders.name}/${PAGES_FOLDER}/${name}`
    const read = await problemsFrom(() => {
      const fault = nameFault(name, names)
      if (fault)
        throw new ContentProblemsError([{ severity: 'error', file, place: null, field: '', ...fault }])
      const bytes = readFileSync(path.join(/* turbopackIgnore: true */ folder, name))
      return parsePage(file, name, ownerText(file, bytes))
    })
    problems.push(...read.problems)
    if (read.value) pages.push(read.value)
  }
  if (problems.length > 0) throw new InvalidFilesError(problems)
  return pages
}

/** @returns null for a draft */
function parsePage(file: string, name: string, source: string): OwnPage | null {
  const { fields, body, locate } = readFrontMatter(file, source)
  const { status, ...page } = checkedValue(ownPageSchema, fields, { file, locate })
  const [, slug = '', english] = FILE.exec(name) ?? []
  const language = english ? 'en' : 'es'
  return status === 'draft' ? null : { slug, language, ...page, content: withoutBlankEnds(body) }
}

/** Returns why a file can't be a page by its name; null if it can. */
function nameFault(name: string, names: readonly string[]): Pick<Problem, 'message' | 'fix'> | null {
  const [, slug = '', english] = FILE.exec(name) ?? []
  const plain = asciiSlugOf(slug, MAX_SLUG)
  if (plain !== slug)
    return { message: 'has a name that is no address', fix: plain ? `Rename it to ${plain}.md` : '' }
  if (isReservedSegment(slug))
    return { message: `has the address /${slug}, which the site uses itself`, fix: 'Give it another name' }
  if (english && !names.includes(`${slug}.md`))
    return { message: 'is the English text of no page', fix: `Write ${slug}.md too, or remove it` }
  return null
}

/** Returns the owner's own pages in a language. */
export async function getOwnPages(language: Language): Promise<OwnPage[]> {
  return pagesIn(language, (await getPart<OwnPage[] | undefined>(OWN_PAGES_PART)) ?? [])
}

/** Returns the owner's own pages in a language, and those that this copy of the starter adds in code. */
export async function getListedPages(language: Language): Promise<ListedPage[]> {
  return [...(await getOwnPages(language)), ...ADDED_PAGES.filter((page) => page.language === language)]
}

/** Returns the slugs of these pages that exist in both languages. */
export async function getTranslatedPages(): Promise<string[]> {
  return (await getListedPages('en')).map(({ slug }) => slug)
}

/** Finds an own page by its slug. */
export async function findOwnPage(language: Language, slug: string): Promise<OwnPage | null> {
  return (await getOwnPages(language)).find((page) => page.slug === slug) ?? null
}

/** An English page is shown only while its original is, so that both always link to each other. */
function pagesIn(language: Language, all: readonly OwnPage[]): OwnPage[] {
  const isPublished = (slug: string) => all.some((page) => page.slug === slug && page.language === 'es')
  return all.filter((page) => page.language === language && isPublished(page.slug))
}

/** Returns the path of an own page. */
export function ownPagePath({ slug, language }: Pick<OwnPage, 'slug' | 'language'>): string {
  return localPath(language, `/${slug}`)
}

/** Finds an own page by the name of {@link ownPageMedia}. */
export async function findPageOfMedia(name: string): Promise<OwnPage | null> {
  const [slug = '', language = 'es'] = name.split('.')
  return isLanguage(language) ? findOwnPage(language, slug) : null
}

/** Whether an own page has a path. */
export function hasOwnPage(pathname: string, { values }: Pick<Snapshot, 'values'>): boolean {
  const all = (values[OWN_PAGES_PART] as OwnPage[] | undefined) ?? []
  return LANGUAGES.some((language) => pagesIn(language, all).some((page) => ownPagePath(page) === pathname))
}

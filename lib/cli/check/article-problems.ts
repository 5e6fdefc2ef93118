import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ArticleSummary } from '../../content/types'
import { ARTICLE_FIELDS, readArticleFields } from '../../content/sources/files/article-fields'
import { foldToPlain } from '../../text/folding'
import { isOneSlip } from '../../validation/field-name'
import type { Problem } from '../../validation/problems'
import { readOptionalFrontMatter } from '../../validation/read-front-matter'
import { problemsIn, type Said } from './problems-in'
import { articleFile, type Content } from './read-content'

/** Reports what is wrong with articles beside each other: parts of a series, tags, addresses and dates. */
export function articleProblems(content: Content): Problem[] {
  const { folders, articles, isFromFiles } = content
  if (!articles || !isFromFiles) return []
  const oldestFirst = articles.toReversed()
  const fileOf = ({ slug }: ArticleSummary) => articleFile(content, slug)
  const shownFile = (article: ArticleSummary) => `${folders.name}/${fileOf(article)}`
  return oldestFirst.flatMap((article) =>
    problemsIn(folders, fileOf(article), [
      ...passedOver(content, article),
      ...dateFaults(article),
      ...partFaults(article, oldestFirst, shownFile),
      ...twinAddress(article, articles, shownFile),
      ...twinTitle(article, articles, shownFile),
      ...article.tags.flatMap((tag, at): Said[] => {
        const plain = tag.replace(/^#+/, '')
        if (plain !== tag)
          return [[['tags', at], `is "${tag}", with the sign that the site adds itself`, `Write ${plain}`]]
        if (article.tags.indexOf(tag) < at) return [[['tags', at], `is "${tag}" again`, 'Keep one of them']]
        const meant = meantTag(tag, articles)
        if (meant === null) return []
        return [[['tags', at], `is "${tag}", nearly the "${meant}" of other articles`, `Write "${meant}"`]]
      }),
    ]),
  )
}

type FileOf = (article: ArticleSummary) => string

/** Fields of other generators, which no page shows. */
function passedOver({ folders, articleFiles }: Content, { slug }: ArticleSummary): Said[] {
  const file = articleFiles.get(slug)
  if (!file) return []
  const text = readFileSync(path.join(folders.content, file), 'utf8')
  const { fields, body } = readOptionalFrontMatter(file, text)
  return readArticleFields(path.posix.relative('articles', file), fields, body).passedOver.map((field) => [
    [field],
    'is no field that the site knows, and is passed over',
    ARTICLE_FIELDS[field.toLowerCase()],
  ])
}

function partFaults(
  { series, series_order: part, slug }: ArticleSummary,
  all: ArticleSummary[],
  fileOf: FileOf,
): Said[] {
  if (part === undefined) return []
  if (series === undefined)
    return [[['series_order'], `is ${part}, and no series is named`, 'Write series too, or take it out']]
  const first = all.find((one) => one.series_order === part && sameWord(one.series ?? '', series))
  if (!first || first.slug === slug) return []
  const message = `is ${part}, and ${fileOf(first)} has it too`
  return [[['series_order'], message, 'Give each part a number of its own']]
}

function twinAddress({ slug }: ArticleSummary, all: ArticleSummary[], fileOf: FileOf): Said[] {
  const first = all.find((one) => foldToPlain(one.slug) === foldToPlain(slug))
  if (!first || first.slug === slug) return []
  const message = `has almost the address of ${fileOf(first)}, which readers can't tell apart`
  return [[[], message, 'Rename one of them']]
}

/** Of two articles with one title the later is most likely a copy that was left. */
function twinTitle({ title, slug }: ArticleSummary, all: ArticleSummary[], fileOf: FileOf): Said[] {
  const first = all.findLast((one) => foldToPlain(one.title).trim() === foldToPlain(title).trim())
  if (!first || first.slug === slug) return []
  return [[['title'], `is that of ${fileOf(first)} too`, "Readers can't tell them apart"]]
}

/** Years between now and a date that was mistyped rather than chosen. */
const FAR_YEARS = { past: 40, future: 10 }

/** Whether a date lies decades away, as one with a slip in its year does. */
export function isFarAway(date: string): boolean {
  const years = Number(date.slice(0, 4)) - new Date().getFullYear()
  return years > FAR_YEARS.future || years < -FAR_YEARS.past
}

function dateFaults(article: ArticleSummary): Said[] {
  const { created_at, updated_at } = article
  const undated = 'Write date: 2026-11-20, or begin the name of the file with 2026-11-20-'
  const far = (['created_at', 'published_at', 'updated_at'] as const).flatMap((key): Said[] => {
    const date = article[key]
    return date && isFarAway(date) ? [[[key], `is ${date}, decades from now`, 'Is its year right?']] : []
  })
  return [
    ...(created_at === null ? [[[], 'has no date, and is listed last', undated] satisfies Said] : []),
    ...far,
    ...((updated_at ?? '') < (created_at ?? '')
      ? [[['updated_at'], 'is before created_at', 'One of them is wrong'] satisfies Said]
      : []),
  ]
}

/** Returns the tag that more articles have, and that differs by case, blanks, accents or one letter; else null. */
function meantTag(tag: string, articles: ArticleSummary[]): string | null {
  const all = articles.flatMap(({ tags }) => tags)
  const countOf = (name: string) => all.filter((one) => one === name).length
  const [meant] = [...new Set(all)]
    .filter((one) => one !== tag && isSlip(one, tag))
    .sort((a, b) => countOf(b) - countOf(a))
  if (meant === undefined) return null
  const more = countOf(meant) - countOf(tag)
  // Of two that are as frequent the first one in the list counts as right.
  return more > 0 || (more === 0 && all.indexOf(meant) < all.indexOf(tag)) ? meant : null
}

const LEAST_LETTERS = 5

function isSlip(one: string, other: string): boolean {
  if (sameWord(one, other)) return true
  const [a, b] = [foldToPlain(one), foldToPlain(other)]
  // Digits tell versions and years apart.
  const [lettersA, lettersB] = [a, b].map((word) => word.replace(/\d/g, ''))
  return Math.min(a.length, b.length) >= LEAST_LETTERS && lettersA !== lettersB && isOneSlip(a, b)
}

function sameWord(one: string, other: string): boolean {
  const [a, b] = [one, other].map((word) => foldToPlain(word).replace(/[\s_-]/g, ''))
  return a === b
}

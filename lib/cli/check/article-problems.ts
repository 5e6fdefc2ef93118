import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ArticleSummary } from '../../content/types'
import { foldToPlain } from '../../text/folding'
import { isOneSlip } from '../../validation/nearest'
import type { Problem } from '../../validation/problems'
import { placeIn } from './places'
import { readArticleFields } from '../../content/sources/files/article-fields'
import { ARTICLE_FIELDS } from '../../content/sources/files/field-aliases'
import { readOptionalFrontMatter } from '../../validation/read-front-matter'
import { articleFile, type Content } from './read-content'

/** Reports what is wrong with articles beside each other: parts of a series, tags, addresses and dates. */
export function articleProblems(content: Content): Problem[] {
  const { folders, articles, isFromFiles } = content
  if (!articles || !isFromFiles) return []
  const warning = ({ slug }: ArticleSummary, keys: PropertyKey[], message: string, fix: string): Problem => {
    const name = articleFile(content, slug)
    const place = keys.length > 0 ? placeIn(folders, name, keys) : null
    return {
      severity: 'warning',
      file: `${folders.name}/${name}`,
      place,
      field: String(keys[0] ?? ''),
      message,
      fix,
    }
  }
  const fileOf = ({ slug }: ArticleSummary) => `${folders.name}/${articleFile(content, slug)}`
  const oldestFirst = articles.toReversed()
  return oldestFirst.flatMap((article) => [
    ...passedOver(content, article).map(([field, ...words]) => warning(article, [field], ...words)),
    ...undated(article).map((words) => warning(article, [], ...words)),
    ...partProblems(article, oldestFirst, fileOf).map((words) =>
      warning(article, ['series_order'], ...words),
    ),
    ...twinAddress(article, articles, fileOf).map((words) => warning(article, [], ...words)),
    ...dateProblems(article).map(([key, ...words]) => warning(article, [key], ...words)),
    ...article.tags.flatMap((tag, at) => {
      const meant = meantTag(tag, articles)
      const message = `"${tag}" is nearly "${meant}", which other articles have`
      return meant === null ? [] : [warning(article, ['tags', at], message, `Write "${meant}"`)]
    }),
  ])
}

type Words = [message: string, fix: string]
type FileOf = (article: ArticleSummary) => string

/** Fields of other generators, which no page shows. */
function passedOver({ folders, articleFiles }: Content, { slug }: ArticleSummary): [string, ...Words][] {
  const file = articleFiles.get(slug)
  if (!file) return []
  const { fields, body } = readOptionalFrontMatter(
    file,
    readFileSync(path.join(folders.content, file), 'utf8'),
  )
  return readArticleFields(path.posix.relative('articles', file), fields, body).passedOver.map((field) => [
    field,
    'is no field that the site knows, and is passed over',
    ARTICLE_FIELDS[field.toLowerCase()] ?? '',
  ])
}

function undated(article: ArticleSummary): Words[] {
  if (article.created_at !== null) return []
  return [
    [
      'has no date, and is listed last',
      'Write date: 2026-11-20, or begin the name of the file with 2026-11-20-',
    ],
  ]
}

function partProblems(
  { series, series_order: part, slug }: ArticleSummary,
  all: ArticleSummary[],
  fileOf: FileOf,
): Words[] {
  if (part === undefined) return []
  if (series === undefined)
    return [[`is ${part}, and no series is named`, 'Write series too, or take it out']]
  const isTwin = (one: ArticleSummary) => one.series_order === part && sameWord(one.series ?? '', series)
  const [first] = all.filter(isTwin)
  if (!first || first.slug === slug) return []
  return [[`is ${part}, and ${fileOf(first)} has it too`, 'Give each part a number of its own']]
}

function twinAddress({ slug }: ArticleSummary, all: ArticleSummary[], fileOf: FileOf): Words[] {
  const [first] = all.filter((one) => foldToPlain(one.slug) === foldToPlain(slug))
  if (!first || first.slug === slug) return []
  return [
    [`has almost the address of ${fileOf(first)}, which readers can't tell apart`, 'Rename one of them'],
  ]
}

/** Years between now and a date that was mistyped rather than chosen. */
const FAR_YEARS = { past: 40, future: 10 }

/** Whether a date lies decades away, as one with a slip in its year does. */
export function isFarAway(date: string): boolean {
  const years = Number(date.slice(0, 4)) - new Date().getFullYear()
  return years > FAR_YEARS.future || years < -FAR_YEARS.past
}

function dateProblems(article: ArticleSummary): [key: string, ...Words][] {
  const keys = ['created_at', 'published_at', 'updated_at'] as const
  const far = keys.filter((key) => isFarAway(article[key] ?? String(new Date().getFullYear())))
  const isReversed = (article.updated_at ?? '') < (article.created_at ?? '')
  return [
    ...far.map((key): [string, ...Words] => [
      key,
      `is ${article[key]}, decades from now`,
      'Is its year right?',
    ]),
    ...(isReversed
      ? [['updated_at', 'is before created_at', 'One of them is wrong'] as [string, ...Words]]
      : []),
  ]
}

/** Returns the tag that more articles have, and that differs by case, blanks, accents or one letter; else null. */
function meantTag(tag: string, articles: ArticleSummary[]): string | null {
  const countOf = (name: string) => articles.filter(({ tags }) => tags.includes(name)).length
  const others = [...new Set(articles.flatMap(({ tags }) => tags))].filter(
    (one) => one !== tag && isSlip(one, tag),
  )
  const [meant] = others.sort((a, b) => countOf(b) - countOf(a))
  if (meant === undefined) return null
  // Of two that are as frequent the first one in the list counts as right.
  const isRarer = countOf(tag) < countOf(meant)
  const isLater =
    countOf(tag) === countOf(meant) &&
    articles.flatMap(({ tags }) => tags).find((one) => [tag, meant].includes(one)) === meant
  return isRarer || isLater ? meant : null
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

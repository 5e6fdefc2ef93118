import path from 'node:path'
import type { ArticleSummary } from '../../content/types'
import { ARTICLE_FIELDS, readArticleFields } from '../../content/sources/files/article-fields'
import { foldToPlain } from '../../text/folding'
import { isOneSlip } from '../../validation/problems'
import { isFarAway, marksIn, PAIRS } from './doubts'
import type { OwnText } from './own-texts'
import { articleFile } from './read-content'
import type { Check, Say } from './report'

/** Reports what is wrong with articles beside each other: parts of a series, tags, addresses and dates. */
export const articleProblems: Check = (content, report) => {
  const { folders, articles, articleFiles, texts } = content
  const fileOf = ({ slug }: Pick<ArticleSummary, 'slug'>) => articleFile(content, slug)
  for (const { name, slug } of texts.values()) {
    const other = slug === null ? name : fileOf({ slug })
    const message = `is "${slug}", which ${folders.name}/${other} has too`
    if (other !== name) report(name)(['slug'], message, 'Give it one of its own', { severity: 'error' })
  }
  if (!articles) return
  const oldestFirst = articles.toReversed()
  for (const article of oldestFirst) {
    const text = texts.get(articleFiles.get(article.slug) ?? '')
    // Those of an API are not the owner's to mend here.
    if (!text) continue
    const say = report(text.name)
    sayOfFile(text, article, say)
    sayDates(article, say)
    sayTwins(article, oldestFirst, (one) => `${folders.name}/${fileOf(one)}`, say)
    sayTags(article, articles, say)
    const { title, excerpt, meta_description } = article
    marksIn({ title, excerpt, meta_description }, say, PAIRS)
  }
}

/** Front matter whose first line isn't quite that, or is missing, so that its fields are shown as text. */
const NEARLY_FRONT =
  /^\s*(?:(?:```\w*\n)?[-—–=_*]+[ \t]*\n+|(?=(?:\w+[ \t]*[:=].*\n|[ \t]*- .*\n)+---[ \t]*\n))(?:id|t[ií]t(?:le|ulo)|date|fecha|tags|status|slug)\s*[:=]/i
/** A language, or an ending, at the end of a name that has one already. */
const SECOND_ENDING = /\.(?:ca|de|es|eu|fr|gl|it|pt|md)$/

/** Reports fields of other generators, which no page shows, and names that are hardly meant. */
function sayOfFile({ name, fields, body }: OwnText, { slug }: ArticleSummary, say: Say): void {
  const { passedOver, overruled } = readArticleFields(path.posix.relative('articles', name), fields, body)
  if (overruled) say([overruled], 'is passed over: status says that the article is shown', 'Keep one of them')
  for (const field of passedOver)
    say([field], 'is no field that the site knows, and is passed over', ARTICLE_FIELDS[field.toLowerCase()])
  if (NEARLY_FRONT.test(body))
    say([], 'shows its fields as text', 'Begin and end them with a line of three hyphens: ---')
  const [ending] = SECOND_ENDING.exec(slug) ?? []
  const fix = 'A text in Spanish ends in .md alone, and its English one in .en.md'
  if (ending) say([], `has ${ending} in its address`, fix)
}

/** Reports what an article shares with an earlier one by mistake. */
function sayTwins(
  article: ArticleSummary,
  oldestFirst: ArticleSummary[],
  fileOf: (article: ArticleSummary) => string,
  say: Say,
): void {
  const { slug, title, series, series_order: part } = article
  const plain = (text: string) => foldToPlain(text).trim()
  const same = (isSame: (one: ArticleSummary) => boolean) => oldestFirst.filter(isSame)
  const [first] = same((one) => one.series_order === part && sameWord(one.series ?? '', series ?? ''))
  if (part !== undefined && series === undefined)
    say(['series_order'], `is ${part}, and no series is named`, 'Write series too, or take it out')
  else if (part !== undefined && first && first !== article)
    say(['series_order'], `is ${part}, and ${fileOf(first)} has it too`, 'Give each part a number of its own')
  const near = same((one) => plain(one.slug) === plain(slug)).at(-1)
  if (near && near !== article)
    say([], `has almost the address of ${fileOf(near)}, which readers can't tell apart`, 'Rename one of them')
  // Of two articles with one title the later is most likely a copy that was left.
  const [copied] = same((one) => plain(one.title) === plain(title))
  if (copied && copied !== article)
    say(['title'], `is that of ${fileOf(copied)} too`, "Readers can't tell them apart")
}

function sayTags({ tags }: ArticleSummary, articles: ArticleSummary[], say: Say): void {
  for (const [at, tag] of tags.entries()) {
    const plain = tag.replace(/^#+/, '')
    const meant = meantTag(tag, articles)
    if (plain !== tag)
      say(['tags', at], `is "${tag}", with the sign that the site adds itself`, `Write ${plain}`)
    else if (tags.indexOf(tag) < at) say(['tags', at], `is "${tag}" again`, 'Keep one of them')
    else if (meant !== null)
      say(['tags', at], `is "${tag}", nearly the "${meant}" of other articles`, `Write "${meant}"`)
  }
}

const DATES = ['created_at', 'published_at', 'updated_at'] as const

function sayDates(article: ArticleSummary, say: Say): void {
  const { created_at, updated_at } = article
  const undated = 'Write date: 2026-11-20, or begin the name of the file with 2026-11-20-'
  if (created_at === null) say([], 'has no date: it is listed last, and is in no feed', undated)
  for (const key of DATES)
    if (article[key] && isFarAway(article[key]))
      say([key], `is ${article[key]}, decades from now`, 'Is its year right?')
  if ((updated_at ?? '') < (created_at ?? ''))
    say(['updated_at'], 'is before created_at', 'One of them is wrong')
}

/** Returns the tag that more articles have, and that differs by case, blanks, accents or one letter; else null. */
function meantTag(tag: string, articles: ArticleSummary[]): string | null {
  const all = articles.flatMap(({ tags }) => tags)
  const countOf = (name: string) => all.filter((one) => one === name).length
  const alike = [...new Set(all)].filter((one) => one === tag || isSlip(one, tag))
  // Of two that are as frequent the first one in the list counts as right.
  const meant = alike.reduce((best, one) => (countOf(one) > countOf(best) ? one : best), alike[0] ?? tag)
  return meant === tag ? null : meant
}

const LEAST_LETTERS = 5

function isSlip(one: string, other: string): boolean {
  const [a, b] = [foldToPlain(one), foldToPlain(other)]
  // Digits tell versions and years apart.
  const isOtherDigit = a.replace(/\d/g, '') === b.replace(/\d/g, '')
  const isShort = Math.min(a.length, b.length) < LEAST_LETTERS
  return sameWord(one, other) || (!isShort && !isOtherDigit && isOneSlip(a, b))
}

function sameWord(one: string, other: string): boolean {
  const [a, b] = [one, other].map((word) => foldToPlain(word).replace(/[\s_-]/g, ''))
  return a === b
}

import type { Folders } from '../../config/content-folder'
import { articleDescription } from '../../copy/article'
import { badgeTone } from '../../articles/badge'
import type { Article } from '../../content/types'
import { shownDate } from '../../articles/article'
import { foldToPlain } from '../../text/folding'
import type { Finding } from './finding'
import { placeOf, type SourceText } from './source-text'

/** Length of a description that search engines show, in characters. */
const DESCRIPTION = { least: 50, most: 160 }

type Setting = { now: string; folders: Folders }
type Sourced = { article: Article; source: SourceText }

/** Checks the front matter: descriptions, dates, duplicate titles, tags that look like a typing error. */
export function checkArticles(
  articles: Article[],
  sources: SourceText[],
  { now, folders }: Setting,
): Finding[] {
  const sourced = articles.flatMap((article) => {
    const source = sources.find(({ file }) => file === `${folders.name}/articles/${article.slug}.md`)
    return source ? [{ article, source }] : []
  })
  return [
    ...sourced.flatMap(checkDescription),
    ...sourced.flatMap((one) => checkDates(one, now)),
    ...checkTitles(sourced),
    ...checkTags(sourced),
  ]
}

function checkDescription({ article, source }: Sourced): Finding[] {
  const { meta_description, excerpt } = article
  const rule = 'description'
  if (!meta_description && !excerpt)
    return [
      {
        severity: 'warning',
        rule,
        where: placeOf(source, 'title:'),
        message: 'has no meta_description and no excerpt; previews will show only the title',
      },
    ]
  const length = [...articleDescription(article)].length
  const key = meta_description ? 'meta_description' : 'excerpt'
  if (length >= DESCRIPTION.least && length <= DESCRIPTION.most) return []
  const message = `${key} has ${length} characters; search results show ${DESCRIPTION.least} to ${DESCRIPTION.most}`
  return [{ severity: 'warning', rule, where: placeOf(source, `${key}:`), message }]
}

function checkDates({ article, source }: Sourced, now: string): Finding[] {
  const findings: Finding[] = []
  const report = (key: string, message: string) =>
    findings.push({ severity: 'warning', rule: 'date', where: placeOf(source, `${key}:`), message })
  // A future published_at schedules the article, so its other dates may be in the future too.
  const isPlanned = (article.published_at ?? '') > now
  for (const key of ['created_at', 'updated_at'] as const)
    if (!isPlanned && (article[key] ?? '') > now) report(key, `${key} is in the future: ${article[key]}`)
  if ((article.updated_at ?? '') < (article.created_at ?? '') && source.text.includes('updated_at:'))
    report('updated_at', `updated_at is before created_at (${shownDate(article)})`)
  return findings
}

function checkTitles(sourced: Sourced[]): Finding[] {
  const first = new Map<string, SourceText>()
  return sourced.flatMap(({ article, source }) => {
    const title = plain(article.title)
    const other = first.get(title)
    if (!other) first.set(title, source)
    const message = `the title is that of ${other?.file} too; readers can't tell them apart`
    return other
      ? [{ severity: 'warning' as const, rule: 'title', where: placeOf(source, 'title:'), message }]
      : []
  })
}

function checkTags(sourced: Sourced[]): Finding[] {
  const uses = new Map<string, number>()
  for (const { article } of sourced) for (const tag of article.tags) uses.set(tag, (uses.get(tag) ?? 0) + 1)
  const names = [...uses.keys()]
  // Of two equally frequent tags the first one counts as correct; otherwise each would be a typing error of the other.
  const isMeant = (other: string, tag: string) => {
    const more = (uses.get(other) ?? 0) - (uses.get(tag) ?? 0)
    return more > 0 || (more === 0 && (!isSlip(other, tag) || names.indexOf(other) < names.indexOf(tag)))
  }
  return sourced.flatMap(({ article, source }) =>
    article.tags.flatMap((tag): Finding[] => {
      const where = placeOf(source, 'tags:')
      const twin = names.find((other) => isSlip(tag, other) && isMeant(other, tag))
      if (twin)
        return [
          {
            severity: 'warning',
            rule: 'tag',
            where,
            message: `the tag "${tag}" looks like "${twin}"; did you mean that?`,
          },
        ]
      const unknown = uses.get(tag) === 1 && badgeTone(tag) === 'outline-secondary'
      return unknown
        ? [
            {
              severity: 'notice',
              rule: 'tag',
              where,
              message: `no other article has the tag "${tag}", and it has no colour of its own`,
            },
          ]
        : []
    }),
  )
}

function isSlip(tag: string, other: string): boolean {
  if (tag === other || badgeTone(tag) !== 'outline-secondary') return false
  if (plain(tag) === plain(other)) return true
  return (
    tag.length > 4 && Math.abs(tag.length - other.length) <= 1 && oneLetterApart(plain(tag), plain(other))
  )
}

function oneLetterApart(a: string, b: string): boolean {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  const [restA, restB] = [a.slice(at), b.slice(at)]
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)
}

function plain(text: string): string {
  return foldToPlain(text).trim()
}

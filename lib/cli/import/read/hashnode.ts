import { isRecord, readTags, readText } from '../../../content/read-values'
import { madridDate } from '../dates'
import { linkTo } from '../embeds'
import { htmlToMarkdown } from '../html-to-markdown'
import { Marks, withoutPrivateSigns } from '../marks'
import { plainText } from '../plain-text'
import type { Post, Reading } from '../post'
import { bodyIn, textIn } from '../values'
import { outsideOfCode } from './outside-of-code'

type Row = Record<string, unknown>

/** Internal ids, by which some exports refer to tags. */
const OBJECT_ID = /^[0-9a-f]{24}$/

/** Reads the posts of Hashnode's export. */
export function readHashnode(rows: Row[]): Reading {
  return { posts: rows.map(postOf), projects: [], notes: [] }
}

function postOf(row: Row): Post {
  const marks = new Marks()
  const published = madridDate(row.publishedAt) ?? madridDate(row.dateAdded)
  const isPublic =
    row.isActive !== false && row.isDraft !== true && row.isDelisted !== true && published !== null
  const slug = textIn(row, 'slug')
  const tags = Array.isArray(row.tags) ? row.tags : []
  const body = withoutPrivateSigns(bodyIn(row, 'contentMarkdown'))
  const nameless = tags.filter((tag) => OBJECT_ID.test(String(tag))).length
  return {
    key: `hashnode ${textIn(row, '_id', 'id', 'cuid', 'slug')}`,
    title: plainText(textIn(row, 'title')),
    slug,
    wantedId: null,
    excerpt: plainText(textIn(row, 'subtitle', 'brief')) || null,
    metaDescription:
      plainText(textIn(isRecord(row.seo) ? row.seo : row, 'description', 'seoDescription')) || null,
    image: coverOf(row),
    tags: readTags(tags.flatMap(tagName)),
    status: isPublic ? 'published' : 'draft',
    created: madridDate(row.dateAdded) ?? madridDate(row.createdAt) ?? published,
    published: isPublic ? published : null,
    updated: madridDate(row.dateUpdated) ?? madridDate(row.updatedAt),
    markdown: body ? plainMarkdown(body, marks) : htmlToMarkdown(bodyIn(row, 'content'), marks),
    marks,
    addresses: [textIn(row, 'url'), slug && `/${slug}`].filter(Boolean),
    base: null,
    lost: nameless > 0 ? [`${nameless} of its tags have no name in the export`] : [],
  }
}

/** Converts Hashnode's additions to Markdown: embeds, callouts, and the alignment of pictures within their URL. */
function plainMarkdown(body: string, marks: Marks): string {
  return outsideOfCode(body, (text) =>
    text
      .replace(/%{1,2}\[([^\]\n]{0,2000})\]/g, (_, address: string) => {
        const link = linkTo(address)
        return link + marks.at(link ? 'an embedded page is a link now' : `%[${address}] is left out`)
      })
      .replace(/(!\[[^\]\n]{0,500}\]\([^\s)]{1,2000})\s{1,5}align="[a-z]*"\)/g, '$1)')
      .replace(
        /\s*<div data-node-type="callout">([^]{0,20000}?)<\/div>\s*<\/div>\s*/g,
        (_, inner: string) => {
          const html = inner.replace(/<div data-node-type="callout-emoji">[^]*?<\/div>/, '')
          const quote = htmlToMarkdown(html, marks).replace(/^/gm, '> ')
          return `\n\n${quote}${marks.at('a callout is a quote now')}\n\n`
        },
      ),
  )
}

function coverOf(row: Row): string | null {
  return isRecord(row.coverImage) ? textIn(row.coverImage, 'url') || null : textIn(row, 'coverImage') || null
}

function tagName(tag: unknown): string[] {
  const name = isRecord(tag) ? textIn(tag, 'name', 'slug') : readText(tag)
  return name && !OBJECT_ID.test(name) ? [name] : []
}

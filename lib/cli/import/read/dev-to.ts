import { VFile } from 'vfile'
import { matter } from 'vfile-matter'
import { isRecord, readTags } from '../../../content/read-values'
import { madridDate } from '../dates'
import { Marks, withoutPrivateSigns } from '../marks'
import { plainText } from '../plain-text'
import type { Post, Reading } from '../post'
import { withoutBlankEnds } from '../../../text/without-blank-ends'
import { htmlToMarkdown } from '../html-to-markdown'
import { bodyIn, counted, textIn } from '../values'
import { expandLiquid } from './liquid'

type Row = Record<string, unknown>

/** Reads dev.to articles: its own export, or API responses that include the texts. */
export function readDevTo(rows: Row[]): Reading {
  return { posts: rows.map(postOf), projects: [], notes: [] }
}

function postOf(row: Row): Post {
  const marks = new Marks()
  const { front, body } = splitFrontMatter(withoutPrivateSigns(bodyIn(row, 'body_markdown')))
  const html = bodyIn(row, 'body_html') || bodyIn(row, 'processed_html')
  const published = madridDate(row.published_at)
  const isPublic = row.published === undefined ? published !== null : row.published === true
  const canonical = textIn(row, 'canonical_url') || textIn(front, 'canonical_url')
  const comments = Number(row.comments_count ?? 0)
  return {
    key: `dev.to ${textIn(row, 'path', 'slug', 'id')}`,
    title: plainText(textIn(row, 'title') || textIn(front, 'title')),
    slug: textIn(row, 'slug').replace(/-(?:temp-slug-\d+|[a-z0-9]{3,4})$/, ''),
    wantedId: null,
    excerpt: plainText(textIn(row, 'description') || textIn(front, 'description')) || null,
    metaDescription: null,
    image: textIn(row, 'cover_image', 'main_image') || textIn(front, 'cover_image') || null,
    tags: readTags(row.tag_list ?? row.tags ?? row.cached_tag_list ?? front.tags),
    status: isPublic ? 'published' : 'draft',
    created: madridDate(row.created_at) ?? published,
    published,
    updated: madridDate(row.edited_at),
    markdown: body ? expandLiquid(body, marks) : htmlToMarkdown(html, marks),
    marks,
    addresses: [canonical, textIn(row, 'url'), devToAddress(row)].filter(Boolean),
    base: 'https://dev.to',
    lost: comments > 0 ? [`${counted(comments, 'comment')} left out`] : [],
  }
}

function devToAddress(row: Row): string {
  const path = textIn(row, 'path')
  return path.startsWith('/') ? `https://dev.to${path}` : ''
}

/** Splits off the title and tags that an older dev.to editor stores above the text. */
function splitFrontMatter(text: string): { front: Row; body: string } {
  if (!/^---\r?\n/.test(text)) return { front: {}, body: withoutBlankEnds(text) }
  try {
    const file = new VFile(text)
    matter(file, { strip: true })
    return { front: isRecord(file.data.matter) ? file.data.matter : {}, body: withoutBlankEnds(String(file)) }
  } catch {
    return { front: {}, body: withoutBlankEnds(text) }
  }
}

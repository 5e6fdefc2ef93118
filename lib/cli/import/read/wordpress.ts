import { readTags } from '../../../content/read-values'
import { madridDate } from '../dates'
import { htmlToMarkdown } from '../html-to-markdown'
import { Marks, withoutPrivateSigns } from '../marks'
import { plainText } from '../plain-text'
import type { Note, Post, Reading } from '../post'
import { counted } from '../values'
import { withFootnotes } from './wordpress-footnotes'
import { type Referred, wordpressHtml } from './wordpress-html'
import { type Item, readWordpressXml } from './wordpress-xml'

/** Item types that belong to a theme, or are copies. */
const SILENT =
  /^(?:attachment|revision|nav_menu_item|custom_css|customize_changeset|wp_block|wp_global_styles|wp_template|wp_template_part|wp_navigation|oembed_cache)$/
const NO_CATEGORY = /^(?:uncategorized|sin categor[ií]a)$/i

/** Reads WordPress' export: every post. Pages and other types are reported as left out. */
export function readWordpress(xml: string, name: string): Reading {
  const { items, channel } = readWordpressXml(withoutPrivateSigns(xml), name)
  const base = channel.get('wp:base_blog_url') || channel.get('link') || null
  const field = (item: Item, key: string) => item.fields.get(key)?.trim() ?? ''
  const byId = (type: string, key: string) =>
    new Map(
      items
        .filter((item) => field(item, 'wp:post_type') === type)
        .map((item) => [field(item, 'wp:post_id'), field(item, key)]),
    )
  const referred = {
    attachments: byId('attachment', 'wp:attachment_url'),
    blocks: byId('wp_block', 'content:encoded'),
  }
  const reading: Reading = { posts: [], projects: [], notes: [] }
  for (const item of items) {
    const type = field(item, 'wp:post_type')
    const isKept = !/^(?:trash|auto-draft|inherit)$/.test(field(item, 'wp:status'))
    if (type === 'post' && isKept) reading.posts.push(postOf(item, base, referred))
    else if (!SILENT.test(type)) reading.notes.push(noteOf(item, name))
  }
  return reading
}

function noteOf(item: Item, file: string): Note {
  const type = item.fields.get('wp:post_type') ?? 'item'
  const what = type === 'post' ? 'the post in the bin' : `the ${type}`
  return { file, line: item.line, what: `${what} "${plainText(item.fields.get('title') ?? '')}" is left out` }
}

function postOf(item: Item, base: string | null, referred: Referred): Post {
  const field = (key: string) => item.fields.get(key)?.trim() ?? ''
  const marks = new Marks()
  const date = (key: string) => madridDate(field(`${key}_gmt`), 'Z') ?? madridDate(field(key))
  const created = date('wp:post_date')
  const updated = date('wp:post_modified')
  const status = field('wp:status')
  const content = withFootnotes(item.fields.get('content:encoded') ?? '', item.meta.get('footnotes') ?? '')
  const isPublic = status === 'publish' && !field('wp:post_password')
  return {
    key: `wordpress ${field('guid') || `${base ?? ''} ${field('wp:post_id')}`}`,
    title: plainText(field('title')),
    slug: decoded(field('wp:post_name')),
    wantedId: null,
    excerpt: plainText(field('excerpt:encoded')) || null,
    metaDescription:
      plainText(item.meta.get('_yoast_wpseo_metadesc') || item.meta.get('rank_math_description') || '') ||
      null,
    image: referred.attachments.get(item.meta.get('_thumbnail_id')?.trim() ?? '') ?? null,
    tags: tagsOf(item),
    status: isPublic ? 'published' : 'draft',
    created,
    published: null,
    updated: updated && created && updated > created ? updated : null,
    markdown: htmlToMarkdown(wordpressHtml(content, referred, marks), marks),
    marks,
    addresses: [field('link'), field('guid')].filter(Boolean),
    base,
    lost: lostOf(item, isPublic ? 'publish' : status, Boolean(field('wp:post_password'))),
  }
}

function tagsOf({ terms }: Item): string[] {
  const of = (domain: string) =>
    terms.filter((term) => term.domain === domain).map(({ name }) => plainText(name))
  return readTags([...of('category').filter((name) => !NO_CATEGORY.test(name)), ...of('post_tag')])
}

function lostOf({ comments }: Item, status: string, hasPassword: boolean): string[] {
  return [
    ...(comments > 0 ? [`${counted(comments, 'comment')} left out`] : []),
    ...(hasPassword ? ['the post had a password: it is a draft now'] : []),
    ...(/^(?:future|private|pending)$/.test(status) ? [`its status was "${status}": it is a draft now`] : []),
  ]
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

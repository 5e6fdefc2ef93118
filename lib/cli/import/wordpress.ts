import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { siteDate } from '../../text/date'
import { isRecord, readTags } from '../../validation/read-values'
import { decodedPath } from './addresses'
import { plainText } from './html-to-markdown'
import type { Post, Source } from './post'
import { type Referred, wordpressToMarkdown } from './wordpress-html'

/** Types of items that belong to a theme, or are copies. */
const SILENT = /^(?:attachment|revision|nav_menu_item|custom_css|customize_changeset|wp_.*|oembed_cache)$/
const NO_POST = /^(?:trash|auto-draft|inherit)$/
const NO_CATEGORY = /^(?:uncategorized|sin categor[ií]a)$/i
const LISTS = ['item', 'category', 'wp:comment', 'wp:postmeta']
/** Characters that XML must not have, and that some plugins write. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g

type Fields = Record<string, unknown>

/**
 * Reads WordPress' export (WXR): every post. Pages and other types are named as left out.
 * @throws Error for XML that is no export, or isn't whole
 */
export function readWordpress(text: string, name: string): Source {
  const channel = parseExport(text.replace(CONTROL, ''), name)
  const items = listIn(channel, 'item')
  const base = textIn(channel, 'wp:base_blog_url') || textIn(channel, 'link') || null
  const byId = (type: string, field: string) => {
    const found = items.filter((item) => textIn(item, 'wp:post_type') === type)
    return new Map(found.map((item) => [textIn(item, 'wp:post_id'), textIn(item, field)]))
  }
  const referred = {
    pictures: byId('attachment', 'wp:attachment_url'),
    blocks: byId('wp_block', 'content:encoded'),
  }
  const isPost = (item: Fields) =>
    textIn(item, 'wp:post_type') === 'post' && !NO_POST.test(textIn(item, 'wp:status'))
  const leftOut = items.filter((item) => !isPost(item) && !SILENT.test(textIn(item, 'wp:post_type')))
  return {
    name,
    posts: items.filter(isPost).map((item) => postOf(item, base, referred)),
    projects: [],
    notes: leftOut.map((item) => {
      const title = plainText(textIn(item, 'title'))
      return `${name}: the ${textIn(item, 'wp:post_type')} "${title}" is left out`
    }),
  }
}

function parseExport(xml: string, name: string): Fields {
  const head = xml.slice(0, 20_000)
  if (!head.includes('wordpress.org/export'))
    throw new Error(`${name} is no export of WordPress (Tools → Export → All content)`)
  if (/<!ENTITY/i.test(head)) throw new Error(`${name} defines entities; an export of WordPress has none`)
  const fault = XMLValidator.validate(xml)
  if (fault !== true) throw new Error(`${name}:${fault.err.line}: this is no whole XML (${fault.err.msg})`)
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    htmlEntities: true,
    parseTagValue: false,
    trimValues: false,
    isArray: (tag) => LISTS.includes(tag),
  })
  const channel: unknown = parser.parse(xml).rss?.channel
  if (!isRecord(channel)) throw new Error(`${name} has no channel: it is no export of WordPress`)
  return channel
}

/** Returns an element's text; one with attributes holds it apart from them. */
function textIn(fields: Fields, name: string): string {
  const value = fields[name]
  return String((isRecord(value) ? value['#text'] : value) ?? '').trim()
}

function listIn(fields: Fields, name: string): Fields[] {
  return [fields[name] ?? []].flat().filter(isRecord)
}

function postOf(item: Fields, base: string | null, referred: Omit<Referred, 'footnotes'>): Post {
  const text = (name: string) => textIn(item, name)
  const date = (name: string) => (siteDate(`${text(`${name}_gmt`)}Z`) ?? siteDate(text(name)))?.date ?? null
  const metas = new Map(
    listIn(item, 'wp:postmeta').map((one) => [textIn(one, 'wp:meta_key'), textIn(one, 'wp:meta_value')]),
  )
  const meta = (name: string) => metas.get(name) ?? ''
  const [created_at, updated] = [date('wp:post_date'), date('wp:post_modified')]
  const status = text('wp:post_password') ? 'password' : text('wp:status')
  const comments = listIn(item, 'wp:comment').length
  const language = listIn(item, 'category').find((term) => term['@domain'] === 'language')
  const foreign = /^es/i.test(String(language?.['@nicename'] ?? 'es')) ? '' : textIn(language ?? {}, '#text')
  const isPublic = /^(?:publish|future)$/.test(status)
  const lost = [
    ...(comments > 0 ? [`its comments are left out: ${comments}`] : []),
    ...(isPublic || status === 'draft' ? [] : [`its status was "${status}": it is a draft now`]),
    ...(foreign ? [`its language was "${foreign}": it is a draft now`] : []),
  ]
  const footnotes = footnotesOf(meta('footnotes'))
  return {
    slug: decodedPath(text('wp:post_name')),
    fields: {
      title: plainText(text('title')),
      excerpt: plainText(text('excerpt:encoded')) || null,
      meta_description: plainText(meta('_yoast_wpseo_metadesc') || meta('rank_math_description')) || null,
      featured_image: referred.pictures.get(meta('_thumbnail_id')) ?? null,
      tags: readTags(['category', 'post_tag'].flatMap((domain) => termsOf(item, domain))),
      status: isPublic && !foreign ? 'published' : 'draft',
      created_at,
      updated_at: updated && created_at && updated > created_at ? updated : null,
    },
    markdown: wordpressToMarkdown(text('content:encoded'), { ...referred, footnotes }, lost),
    lost,
    addresses: [text('link'), `${base ?? ''}/?p=${text('wp:post_id')}`, text('guid')].filter(Boolean),
    base,
  }
}

function termsOf(item: Fields, domain: string): string[] {
  const terms = listIn(item, 'category').filter((term) => term['@domain'] === domain)
  return terms.map((term) => plainText(textIn(term, '#text'))).filter((name) => !NO_CATEGORY.test(name))
}

/** WordPress stores the words of a post's footnotes apart from its text, as JSON. */
function footnotesOf(stored: string): Map<string, string> {
  const notes: unknown = stored ? JSON.parse(stored) : []
  return new Map(
    [notes]
      .flat()
      .filter(isRecord)
      .map(({ id, content }) => [String(id), String(content)]),
  )
}

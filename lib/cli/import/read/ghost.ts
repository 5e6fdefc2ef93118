import { isRecord, readTags } from '../../../content/read-values'
import { madridDate } from '../dates'
import { htmlToMarkdown } from '../html-to-markdown'
import { Marks, withoutPrivateSigns } from '../marks'
import { plainText } from '../plain-text'
import type { Note, Post, Reading } from '../post'
import { bodyIn, recordsIn, textIn } from '../values'
import { lexicalHtml } from './ghost-lexical'
import { mobiledocHtml } from './ghost-mobiledoc'

type Row = Record<string, unknown>

/**
 * Reads Ghost's export: posts with their tags. Pages are reported as left out.
 * @param data the tables, by name
 * @param oldSite the old site's URL, which the export does not contain
 */
export function readGhost(data: Row, file: string, oldSite: string | null): Reading {
  const tags = new Map(recordsIn(data, 'tags').map((tag) => [String(tag.id), tag]))
  const metas = new Map(recordsIn(data, 'posts_meta').map((meta) => [String(meta.post_id), meta]))
  const links = recordsIn(data, 'posts_tags').toSorted((a, b) => Number(a.sort_order) - Number(b.sort_order))
  const rows = recordsIn(data, 'posts')
  const isPage = (row: Row) => row.type === 'page' || row.page === 1 || row.page === true
  const notes: Note[] = rows
    .filter(isPage)
    .map((row) => ({ file, line: null, what: `the page "${textIn(row, 'title')}" is left out` }))
  const posts = rows
    .filter((row) => !isPage(row))
    .map((row) => {
      const names = links
        .filter((link) => link.post_id === row.id)
        .map((link) => textIn(tags.get(String(link.tag_id)) ?? {}, 'name'))
      const meta = metas.get(String(row.id)) ?? {}
      // Names that begin with # are internal tags of Ghost.
      return postOf(row, meta, readTags(names.filter((name) => !name.startsWith('#'))), oldSite)
    })
  return { posts, projects: [], notes }
}

function postOf(row: Row, meta: Row, tags: string[], oldSite: string | null): Post {
  const marks = new Marks()
  const published = madridDate(row.published_at)
  const isOpen = !row.visibility || row.visibility === 'public'
  const atHome = (text: string) => text.replaceAll('__GHOST_URL__', oldSite ?? '')
  const slug = textIn(row, 'slug')
  return {
    key: `ghost ${textIn(row, 'uuid', 'id')}`,
    title: plainText(textIn(row, 'title')),
    slug,
    wantedId: null,
    excerpt: plainText(textIn(row, 'custom_excerpt')) || null,
    metaDescription: textIn(meta, 'meta_description') || textIn(row, 'meta_description') || null,
    image: atHome(textIn(row, 'feature_image', 'image')) || null,
    tags,
    status: row.status === 'published' && isOpen ? 'published' : 'draft',
    created: madridDate(row.created_at) ?? published,
    published,
    updated: madridDate(row.updated_at),
    markdown: htmlToMarkdown(atHome(htmlOf(row, marks)), marks),
    marks,
    addresses: slug ? [`${oldSite ?? ''}/${slug}/`] : [],
    base: oldSite,
    lost: lostOf(row, isOpen),
  }
}

/** Returns a post's HTML. A draft may have none yet; then the editor's format is converted. */
function htmlOf(row: Row, marks: Marks): string {
  const written = (name: string) => withoutPrivateSigns(bodyIn(row, name))
  const html = written('html')
  if (html) return html
  const [lexical, mobiledoc] = [parsed(written('lexical')), parsed(written('mobiledoc'))]
  if (lexical) return lexicalHtml(lexical, marks)
  return mobiledoc ? mobiledocHtml(mobiledoc, marks) : ''
}

function parsed(json: string): Row | null {
  try {
    const value: unknown = JSON.parse(json)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

function lostOf(row: Row, isOpen: boolean): string[] {
  return [
    ...(isOpen ? [] : [`it was for ${textIn(row, 'visibility')} alone: it is a draft now`]),
    ...(/^(?:scheduled|sent)$/.test(textIn(row, 'status'))
      ? [`its status was "${textIn(row, 'status')}": it is a draft now`]
      : []),
    ...(textIn(row, 'codeinjection_head', 'codeinjection_foot')
      ? ['the code that was injected is left out']
      : []),
  ]
}

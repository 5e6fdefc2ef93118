import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { EXIT, SKIP, visit } from 'unist-util-visit'
import { parseUrl } from '../../../text/parse-url'
import { madridDate } from '../dates'
import { htmlToMarkdown, MAX_TEXT } from '../html-to-markdown'
import { isTooDeep } from '../html-limits'
import { Marks, withoutPrivateSigns } from '../marks'
import type { Note, Post, Reading } from '../post'
import { singleSpaces } from '../../../text/single-spaces'

const html = unified().use(rehypeParse).use(rehypeStringify)
const ID = /-?([0-9a-f]{8,12})$/

export type TextFile = { name: string; text: string }

/**
 * Reads the pages of Medium's export. Responses to other people's stories cannot be told apart, so texts
 * without a title become drafts.
 */
export function readMedium(files: TextFile[], archive: string): Reading {
  const notes: Note[] = [
    { file: archive, line: null, what: "Medium's export has no tags: add them to each article" },
  ]
  const posts: Post[] = []
  for (const { name, text } of files) {
    if (text.length > MAX_TEXT || isTooDeep(text))
      notes.push({
        file: `${archive}/${name}`,
        line: null,
        what: 'the page is too long, or nested too deeply, and is left out',
      })
    else posts.push(postOf(name, withoutPrivateSigns(text)))
  }
  return { posts, projects: [], notes: files.length > 0 ? notes : [] }
}

function postOf(name: string, text: string): Post {
  const tree = html.parse(text)
  const file = name.replace(/^.*\//, '').replace(/\.html$/, '')
  const canonical = attribute(find(tree, 'p-canonical'), 'href')
  const body = find(tree, 'e-content')
  const title = textOf(find(tree, 'p-name')) || textOf(firstElement(tree, 'title'))
  const image = featuredImage(body)
  const excerpt = textOf(find(tree, 'p-summary'))
  const hasTitle = body ? removeHeadings(body, title) : false
  if (body) removeShown(body, excerpt, image)
  const id = ID.exec(file)?.[1] ?? ''
  const isDraft = file.startsWith('draft_')
  const published = madridDate(attribute(find(tree, 'dt-published'), 'dateTime'))
  const marks = new Marks()
  return {
    key: `medium ${id || file}`,
    title,
    slug: slugOf(canonical, file),
    wantedId: null,
    excerpt: excerpt || null,
    metaDescription: null,
    image,
    tags: [],
    status: isDraft || !hasTitle ? 'draft' : 'published',
    created: published,
    published: null,
    updated: null,
    markdown: body ? htmlToMarkdown(html.stringify({ type: 'root', children: body.children }), marks) : '',
    marks,
    addresses: [canonical, id && `https://medium.com/p/${id}`].filter(Boolean),
    base: 'https://medium.com',
    lost:
      isDraft || hasTitle
        ? []
        : ["it has no title of its own, so it may be an answer to somebody's story: a draft"],
  }
}

/** Returns the picture that Medium shows in lists; it is also in the text. */
function featuredImage(body: Element | null): string | null {
  let found: string | null = null
  if (body)
    visit(body, 'element', ({ tagName, properties }) => {
      if (tagName !== 'img' || properties.dataIsFeatured === undefined) return
      found = String(properties.src ?? '') || null
      return EXIT
    })
  return found
}

/**
 * Removes the title from the text, since the page shows it itself.
 * @returns whether there was one
 */
function removeHeadings(body: Element, title: string): boolean {
  let found = false
  visit(body, 'element', (node, index, parent) => {
    if (index === undefined || !parent) return
    const isRule = hasClass(node, 'section-divider') && !found
    const isTitle =
      hasClass(node, 'graf--title') ||
      (/^h[1-4]$/.test(node.tagName) && !found && toString(node).trim() === title)
    if (!isTitle && !isRule) return
    found ||= isTitle
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
  return found
}

/**
 * Removes what the page shows above the text: the subtitle, if it is the excerpt, and the picture of lists, if it is the
 * first one and has no caption.
 */
function removeShown(body: Element, excerpt: string, image: string | null): void {
  let pictures = 0
  visit(body, 'element', (node, index, parent) => {
    if (index === undefined || !parent) return
    const isSubtitle = hasClass(node, 'graf--subtitle') && textOf(node) === excerpt
    const isPicture = node.tagName === 'figure' && pictures === 0 && shows(node, image)
    if (node.tagName === 'img' || node.tagName === 'figure') pictures += 1
    if (!isSubtitle && !isPicture) return
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
}

/** Whether a figure holds one picture and no words. */
function shows(figure: Element, image: string | null): boolean {
  const sources: string[] = []
  visit(
    figure,
    { tagName: 'img' },
    (node) => void sources.push(String((node as Element).properties.src ?? '')),
  )
  return image !== null && sources.length === 1 && sources[0] === image && textOf(figure) === ''
}

function slugOf(canonical: string, file: string): string {
  const last = parseUrl(canonical)?.pathname.split('/').filter(Boolean).at(-1) ?? ''
  const name = last || file.replace(/^(?:draft|\d{4}-\d{2}-\d{2})_/, '')
  return name.replace(ID, '').toLowerCase()
}

function find(tree: Root, name: string): Element | null {
  let found: Element | null = null
  visit(tree, 'element', (node) => {
    if (!hasClass(node, name)) return
    found = node
    return EXIT
  })
  return found
}

function firstElement(tree: Root, tagName: string): Element | null {
  let found: Element | null = null
  visit(tree, { tagName }, (node) => {
    found = node as Element
    return EXIT
  })
  return found
}

function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name)
}

function textOf(element: Element | null): string {
  return element ? singleSpaces(toString(element)) : ''
}

function attribute(element: Element | null, name: string): string {
  return String(element?.properties[name] ?? '')
}

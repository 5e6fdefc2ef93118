import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { readArticleFields } from '../../content/sources/files/article-fields'
import { listArticleNames } from '../../content/sources/files/article-names'
import { isTranslation } from '../../content/translations'
import { readMarkdown } from '../../markdown/read-markdown'
import type { Folders } from '../../site/content-folder'
import { type Place, problemsFrom } from '../../validation/problems'
import { readOptionalFrontMatter } from '../../validation/read-front-matter'
import { listNames } from '../list-files'

/**
 * A text by the owner: an article, a draft or its English text, a story, a page, or the privacy policy.
 * @param name relative to the content folder @param slug of an article in the first language, else null
 * @param fields of its front matter @param locate finds the place of one of them
 * @param body with the front matter blanked, so that places match the file; lines end in `\n`
 */
export type OwnText = {
  name: string
  slug: string | null
  fields: unknown
  locate: (keys: PropertyKey[]) => Place
  body: string
  tree: Root
}

const OTHER_TEXTS = /^(?:(?:projects|pages)\/[^/]+|privacy[\w-]*)\.md$/
const UNREADABLE = { fields: {}, locate: (): Place => ({ line: 1, column: 1 }), body: '' }

/**
 * Reads the owner's texts, by their names. One whose front matter can't be read is empty.
 * @param isFromFiles whether the articles are files of the folder
 */
export async function readTexts({ content }: Folders, isFromFiles: boolean): Promise<Map<string, OwnText>> {
  const articles = isFromFiles ? listArticleNames(path.join(content, 'articles'), '.md') : []
  const names = [
    ...articles.map((name) => `articles/${name}`),
    ...listNames(content)
      .filter((name) => OTHER_TEXTS.test(name))
      .sort(),
  ]
  const texts = names.map(async (name): Promise<[string, OwnText]> => {
    const text = readFileSync(path.join(content, name), 'utf8').replace(/\r\n?/g, '\n')
    // An unreadable text is reported where it is read as an article, a story or a page.
    const { value } = await problemsFrom(() => readOptionalFrontMatter(name, text))
    const { fields, locate, body: below } = value ?? UNREADABLE
    const body = text.slice(0, text.length - below.length).replace(/[^\n]/g, ' ') + below
    const isArticle = name.startsWith('articles/') && !isTranslation(name)
    const slug = isArticle ? readArticleFields(name.slice('articles/'.length), fields, '').slug : null
    return [name, { name, slug, fields, locate, body, tree: readMarkdown(body) }]
  })
  return new Map(await Promise.all(texts))
}

/** An address in a text, and the part of the text that has it. */
type Addressed = [address: string, node: Nodes]

const IN_HTML = /<(a|img)\b[^>]*?\s(?:href|src)\s*=\s*(["'])(.*?)\2/gis

/** Lists the addresses of the links, or of the pictures, in a text, in Markdown and in HTML. */
export function addressesIn({ tree }: OwnText, type: 'link' | 'image'): Addressed[] {
  const names = nodesOf(tree, `${type}Reference`).map(({ identifier }) => identifier)
  const defined = nodesOf(tree, 'definition').filter(({ identifier }) => names.includes(identifier))
  const written = [...nodesOf(tree, type), ...defined].map((node): Addressed => [node.url, node])
  const tag = type === 'link' ? 'a' : 'img'
  const inHtml = nodesOf(tree, 'html').flatMap((node) =>
    [...node.value.matchAll(IN_HTML)].flatMap(([, name = '', , address = '']): Addressed[] =>
      name.toLowerCase() === tag ? [[address, node]] : [],
    ),
  )
  return [...written, ...inHtml]
}

/** Lists the nodes of one type in a text. */
export function nodesOf<T extends Nodes['type']>(tree: Root, type: T): Extract<Nodes, { type: T }>[] {
  const found: Nodes[] = []
  visit(tree, type, (node) => void found.push(node))
  return found as Extract<Nodes, { type: T }>[]
}

const CODE = ['code', 'inlineCode', 'html']

/** Returns the body of a text with code and HTML blanked, but for the end of a tag. */
export function withoutCode({ body, tree }: OwnText): string {
  const characters = body.split('')
  visit(tree, ({ type, position }) => {
    if (!CODE.includes(type) || !position) return
    for (let at = position.start.offset ?? 0; at < (position.end.offset ?? 0); at += 1)
      if (characters[at] !== '\n' && characters[at] !== '>') characters[at] = ' '
  })
  return characters.join('')
}

/** Returns the words of a text at their places: everything else is blank. */
export function proseOf({ body, tree }: OwnText): string {
  const parts: string[] = []
  let end = 0
  visit(tree, 'text', ({ position }) => {
    const [from, to] = [position?.start.offset ?? end, position?.end.offset ?? end]
    if (from < end) return
    parts.push(body.slice(end, from).replace(/[^\n]/g, ' '), body.slice(from, to))
    end = to
  })
  return parts.join('')
}

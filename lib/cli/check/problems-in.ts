import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Folders } from '../../site/content-folder'
import { fieldName, type Place, placeAt, type Problem, shown } from '../../validation/problems'
import { locateInTypeScript } from '../../validation/locate-typescript'
import { readOptionalFrontMatter } from '../../validation/read-front-matter'
import { readJson } from '../../validation/read-json'

/**
 * Says what is wrong with a field of a file.
 * @param keys its path in the file; empty for the file as a whole
 */
export type Say = (keys: PropertyKey[], message: string, fix?: string) => void

/**
 * @param value that of the file, whose lists name their entries in messages @param entry what an entry of a list is called
 */
type Naming = { severity?: Problem['severity']; value?: unknown; entry?: string }

/** Makes problems of what is told of one of the owner's files. @param name relative to the content folder */
export function problemsIn(
  folders: Folders,
  name: string,
  tell: (say: Say) => void,
  { severity = 'warning', value, entry }: Naming = {},
): Problem[] {
  const found: Problem[] = []
  const file = `${folders.name}/${name}`
  tell((keys, message, fix = '') => {
    const place = keys.length > 0 ? placeIn(folders, name, keys) : null
    found.push({ severity, file, place, field: fieldName(value, keys, entry), message, fix })
  })
  return found
}

/** Markdown and HTML that a field of plain text shows as it stands. */
export const PAIRS =
  /(?<![\w*])\*\*(?=\S)[^*]+(?<=\S)\*\*(?!\w)|\[[^\]]+\]\((?:https?:|mailto:|\/|#)[^)\s]*\)|<(b|strong|i|em|u|span|a)\b[^>]*>.*?<\/\1>/
const MARKS = new RegExp(`${PAIRS.source}|<(?:br|p)\\s*\\/?>|&(?:[a-z]{2,8}|#\\d+);`)

/** Reports such marks in every text of a value. */
export function marksIn(value: unknown, say: Say, marks = MARKS): void {
  for (const [keys, text] of textsIn(value)) {
    const [mark] = marks.exec(text) ?? []
    if (mark) say(keys, `shows ${shown(mark)} as it stands`, 'This field is plain text: take the marks out')
  }
}

/** Returns every text of a value, with its path. */
export function textsIn(value: unknown, keys: PropertyKey[] = []): [keys: PropertyKey[], text: string][] {
  if (typeof value === 'string') return [[keys, value]]
  return Object.entries(Object(value)).flatMap(([key, part]) =>
    textsIn(part, [...keys, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Returns the place of a field in one of the owner's files that has been read already. */
export function placeIn({ content }: Folders, name: string, keys: PropertyKey[]): Place | null {
  const text = readFileSync(path.join(content, name), 'utf8')
  if (name.endsWith('.ts')) return locateInTypeScript(text, path.basename(name, '.ts'), keys)
  return (name.endsWith('.json') ? readJson(name, text) : readOptionalFrontMatter(name, text)).locate(keys)
}

/**
 * A text by the owner: an article or a draft, a story, or the privacy policy.
 * @param name relative to the content folder @param file its name in messages
 * @param hasTitle whether its front matter says its title
 * @param body with the front matter blanked, so that places match the file; lines end in `\n`
 */
export type OwnText = { name: string; file: string; body: string; tree: Root; hasTitle: boolean }

/** An address in a text, and the part of the text that has it. */
type Addressed = [address: string, node: Nodes]

const IN_HTML = /<(a|img)\b[^>]*?\s(?:href|src)\s*=\s*(["'])(.*?)\2/gis

/** Lists the addresses of the links and the pictures in a text, in Markdown and in HTML. */
export function addressesIn({ tree }: OwnText): { links: Addressed[]; pictures: Addressed[] } {
  const links: Addressed[] = []
  const pictures: Addressed[] = []
  const referred = new Map<string, Addressed[]>()
  visit(tree, (node) => {
    if (node.type === 'linkReference') referred.set(node.identifier, links)
    if (node.type === 'imageReference') referred.set(node.identifier, pictures)
  })
  visit(tree, (node) => {
    if (node.type === 'link') links.push([node.url, node])
    if (node.type === 'image') pictures.push([node.url, node])
    if (node.type === 'definition') referred.get(node.identifier)?.push([node.url, node])
    if (node.type === 'html')
      for (const [, name = '', , address = ''] of node.value.matchAll(IN_HTML))
        (name.toLowerCase() === 'a' ? links : pictures).push([address, node])
  })
  return { links, pictures }
}

/** Says what is wrong with a part of a text, or at an offset in its body. */
export type SayIn = (part: Nodes | number, words: Partial<Problem> & Pick<Problem, 'message'>) => void

/** A check of one text. */
export type TextCheck = (text: OwnText, say: SayIn) => void

/** Makes problems of what checks say of a text. */
export function problemsOfText(text: OwnText, checks: readonly TextCheck[]): Problem[] {
  const { body, file } = text
  const found: Problem[] = []
  const say: SayIn = (part, words) => {
    const offset = typeof part === 'number' ? part : (part.position?.start.offset ?? 0)
    found.push({ severity: 'warning', file, place: placeAt(body, offset), field: '', fix: '', ...words })
  }
  for (const check of checks) check(text, say)
  return found
}

/** Returns the body with the nodes of these types blanked, but for the end of a tag. */
export function blanked({ body, tree }: OwnText, types: string[]): string {
  const characters = body.split('')
  visit(tree, (node) => {
    if (!types.includes(node.type) || !node.position) return
    const { start, end } = node.position
    for (let at = start.offset ?? 0; at < (end.offset ?? 0); at += 1)
      if (characters[at] !== '\n' && characters[at] !== '>') characters[at] = ' '
  })
  return characters.join('')
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Folders } from '../../site/content-folder'
import { fieldName } from '../../validation/field-name'
import { locateInTypeScript } from '../../validation/locate-typescript'
import { type Place, placeAt, type Problem } from '../../validation/problems'
import { readOptionalFrontMatter } from '../../validation/read-front-matter'
import { readJson } from '../../validation/read-json'
import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** What is wrong with a field. @param keys its path in its file; empty for the file as a whole */
export type Said = [keys: PropertyKey[], message: string, fix?: string]

/**
 * @param value that of the file, whose lists name their entries in messages @param entry what an entry of a list is called
 */
type Naming = { severity?: Problem['severity']; value?: unknown; entry?: string }

/** Makes problems of what is said of one of the owner's files. @param name relative to the content folder */
export function problemsIn(
  folders: Folders,
  name: string,
  said: Said[],
  { severity = 'warning', value, entry }: Naming = {},
): Problem[] {
  return said.map(([keys, message, fix = '']) => ({
    severity,
    file: `${folders.name}/${name}`,
    place: keys.length > 0 ? placeIn(folders, name, keys) : null,
    field: fieldName(value, keys, entry),
    message,
    fix,
  }))
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

/** A check of one text. */
export type TextCheck = (text: OwnText) => Problem[]

/** Returns a problem at the beginning of a part of a text. */
export function problemAt(
  { file }: OwnText,
  { position }: Pick<Nodes, 'position'>,
  words: Pick<Problem, 'field' | 'message' | 'fix'>,
  severity: Problem['severity'] = 'warning',
): Problem {
  const { line = 1, column = 1 } = position?.start ?? {}
  return { severity, file, place: { line, column }, ...words }
}

/** A kind of marks: how they look, what they are, and how to mend them. */
export type Row = [
  mark: RegExp,
  message: (found: RegExpExecArray) => string,
  fix: (found: RegExpExecArray) => string,
]

/** Returns a problem at each place of the body where marks stand. @param searched the body, or as long as it */
export function problemsAtMatches({ body, file }: OwnText, searched: string, rows: Row[]): Problem[] {
  return rows.flatMap(([mark, message, fix]) =>
    [...searched.matchAll(mark)].map((found): Problem => {
      const at = { severity: 'warning', file, place: placeAt(body, found.index), field: '' } as const
      return { ...at, message: message(found), fix: fix(found) }
    }),
  )
}

/** Returns the body with the nodes of these types blanked. */
export function blanked({ body, tree }: OwnText, types: string[]): string {
  const characters = body.split('')
  visit(tree, (node) => {
    if (!types.includes(node.type) || !node.position) return
    const { start, end } = node.position
    for (let at = start.offset ?? 0; at < (end.offset ?? 0); at += 1)
      if (characters[at] !== '\n') characters[at] = ' '
  })
  return characters.join('')
}

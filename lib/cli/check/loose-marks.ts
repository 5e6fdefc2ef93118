import type { FootnoteDefinition, Html } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Problem } from '../../validation/problems'
import { blanked, type OwnText, problemAt, problemsAtMatches, type Row, type TextCheck } from './problems-in'

/** Marks that are nearly those of Markdown: what they look like, what they are, and how to mend them. */
const NEARLY: Row[] = [
  [
    /(?<![\\\d*])\*\*(?![\d*])[^\n]*/g,
    () => 'two asterisks are shown as they stand',
    () => 'Write **bold** without blanks inside of the asterisks, and end it in the same paragraph',
  ],
  [
    /^#{2,6}(?=[\p{L}\p{N}¿¡])[^\n]*/gmu,
    ([mark]) => `"${mark}" is no heading without a blank`,
    ([mark]) => `Write ${mark.replace(/^#+/, '$& ')}`,
  ],
  [
    /^(?:[-+*]|\d+[.)])\p{L}[^\n]*(?=\n(?:[-+*]|\d+[.)])\p{L})/gmu,
    ([mark]) => `"${mark}" begins no list without a blank`,
    ([mark]) => `Write ${mark.replace(/^(?:[-+*]|\d+[.)])/, '$& ')}`,
  ],
  [/^'''[\w-]*$/gm, () => "''' is no fence of code", () => 'Write three backticks: ```'],
  [
    /^ {0,3}\|[^\n]*\|[ \t]*(?=\n {0,3}\|[^\n]*\|[ \t]*$)/gm,
    () => 'the rows are no table without a line of hyphens',
    () => 'Write | --- | --- | below the first row',
  ],
  [
    /&(?:nbsp|amp|lt|gt|quot|ntilde|iquest|iexcl|[aeiou]acute)\b(?!;)/gi,
    ([mark]) => `${mark} is shown as it stands`,
    ([mark]) => `Write ${mark}; with a semicolon, or the sign itself`,
  ],
  [
    /:(?:smile|rocket|warning|heart|tada|bulb|fire|wink|eyes|\+1|thumbsup|white_check_mark|x):/g,
    ([mark]) => `${mark} is shown as it stands`,
    () => 'Write the emoji itself',
  ],
]
/** The same with an address in them. */
const NEARLY_LINKS: Row[] = [
  [
    /\(([^()\n]+)\)\[((?:https?:\/\/|mailto:|\/)[^\]\s]+)\]/g,
    ([mark]) => `${mark} is a link with its brackets exchanged`,
    ([, words, address]) => `Write [${words}](${address})`,
  ],
  [
    /\[([^\]\n]+)\] +\(((?:https?:\/\/|mailto:|\/|#)[^)\s]+)\)/g,
    ([mark]) => `${mark} has a blank between its brackets, and is no link`,
    ([, words, address]) => `Write [${words}](${address})`,
  ],
  [
    /<\w+\s[^<>\n]*=\s*[“”«][^<>\n]*>/g,
    ([mark]) => `${mark} has the quotes of a text`,
    () => 'Write straight ones: "…"',
  ],
  [
    /Ã[\u0080-\u00bf]|â€[\u0080-\u2fff]|\ufffd/g,
    ([mark]) => `"${mark}" is left of a letter that was saved in another encoding`,
    () => 'Write the letter again, and save the file as UTF-8',
  ],
]

const CODE = ['code', 'inlineCode', 'html']
const READ = ['math', 'inlineMath', 'link', 'image', 'definition', 'table', 'strong', 'emphasis']

/** Reports signs that are nearly Markdown, and are shown as they are written. */
export const looseMarks: TextCheck = (text) => [
  ...problemsAtMatches(text, blanked(text, [...CODE, ...READ]), NEARLY),
  ...problemsAtMatches(text, blanked(text, CODE), NEARLY_LINKS),
]

type Words = [field: string, message: string, fix: string]

const saidOf = (text: OwnText, node: Parameters<typeof problemAt>[1], [field, message, fix]: Words) =>
  problemAt(text, node, { field, message, fix })

/** Reports comments, formulas and elements without an end: they hide or take in what follows. */
export const unendedParts: TextCheck = (text) => {
  const found: Problem[] = []
  const html: Html[] = []
  visit(text.tree, (node) => {
    if (node.type === 'html') html.push(node)
    if (node.type !== 'math') return
    const source = text.body.slice(node.position?.start.offset, node.position?.end.offset)
    if (!/\n[ >\t]*\$\$[ \t]*$/.test(source))
      found.push(
        saidOf(text, node, ['the formula', 'begins here and never ends', 'Put a line of $$ where it ends']),
      )
  })
  for (const node of html)
    if (node.value.lastIndexOf('<!--') > node.value.lastIndexOf('-->'))
      found.push(
        saidOf(text, node, ['a comment', 'never ends, and hides what follows', 'Put --> where it ends']),
      )
  for (const name of ['details', 'section', 'div']) {
    const tags = html.flatMap((node) =>
      [...node.value.matchAll(new RegExp(`<(/?)${name}\\b`, 'gi'))].map(([, end]) => ({ node, end })),
    )
    const begun = tags.filter(({ end }) => !end)
    const last = begun.length > tags.length / 2 ? begun.at(-1) : undefined
    const fix = `Put </${name}> where it ends`
    if (last) found.push(saidOf(text, last.node, [`<${name}>`, 'never ends, and takes in what follows', fix]))
  }
  return found
}

/** Reports notes and cells of tables that no page shows. */
export const unseenParts: TextCheck = (text) => {
  const found: Problem[] = []
  const notes: FootnoteDefinition[] = []
  const used = new Set<string>()
  visit(text.tree, (node) => {
    if (node.type === 'footnoteReference') used.add(node.identifier)
    if (node.type === 'footnoteDefinition') notes.push(node)
    if (node.type !== 'table') return
    const columns = node.children[0]?.children.length ?? 0
    const wide = node.children.find((row) => row.children.length > columns)
    const message = 'has more cells than the first one, and they are not shown'
    if (wide) found.push(saidOf(text, wide, ['the row', message, 'Add columns to the first row']))
  })
  for (const [at, note] of notes.entries()) {
    const field = `the note [^${note.label ?? note.identifier}]`
    const isTwice = notes.findIndex(({ identifier }) => identifier === note.identifier) < at
    if (isTwice)
      found.push(
        saidOf(text, note, [field, 'is there twice, and this one is not shown', 'Give it another name']),
      )
    else if (!used.has(note.identifier)) {
      const fix = `Write [^${note.label ?? note.identifier}] where it belongs`
      found.push(saidOf(text, note, [field, 'is not shown: nothing refers to it', fix]))
    }
  }
  return found
}

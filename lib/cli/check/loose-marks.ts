import type { FootnoteDefinition, Html } from 'mdast'
import { visit } from 'unist-util-visit'
import { blanked, type Row, sayMarks, type TextCheck } from './problems-in'

const asItStands = ([mark]: RegExpExecArray) => `${mark} is shown as it stands`

/** A row of a table, whatever is in it. */
const CELLS = '\\|[^\\n]*\\|[ \\t]*'

/** Marks that are nearly those of Markdown: what they look like, what they are, and how to mend them. */
const NEARLY: Row[] = [
  [
    /(?<![\\\d*])\*\*(?![\d*])[^\n]*/g,
    () => 'two asterisks are shown as they stand',
    () => 'Write **bold** without blanks inside of the asterisks, and end it in the same paragraph',
  ],
  [
    /(?<![\\`>])`(?!`)/g,
    () => 'a backtick is shown as it stands',
    () => 'Put one at the end of the code too, or write \\` for the sign itself',
  ],
  [
    /^#{2,6}(?=[\p{L}\p{N}¿¡])[^\n]*/gmu,
    ([mark]) => `"${mark}" is no heading without a blank`,
    ([mark]) => `Write ${mark.replace(/^#+/, '$& ')}`,
  ],
  [
    /^(?:[-+*]|\d+[.)])[\p{L}[][^\n]*(?=\n(?:[-+*]|\d+[.)])[\p{L}[])/gmu,
    ([mark]) => `"${mark}" begins no list without a blank`,
    ([mark]) => `Write ${mark.replace(/^(?:[-+*]|\d+[.)])/, '$& ')}`,
  ],
  [/^'''[\w-]*$/gm, () => "''' is no fence of code", () => 'Write three backticks: ```'],
  [
    new RegExp(`(?<!^ {0,3}${CELLS}\\n) {0,3}(?<=^ {0,3})${CELLS}(?=\\n {0,3}(${CELLS})$)`, 'gm'),
    ([, below = '']) =>
      /^[\s|:-]+$/.test(below)
        ? 'the rows are no table: its first row and the line of hyphens have not as many cells'
        : 'the rows are no table without a line of hyphens',
    ([row]) => `Write ${row.replace(/[^|\n]+/g, ' --- ').trim()} below the first row`,
  ],
  [
    /&(?:nbsp|amp|lt|gt|quot|ntilde|iquest|iexcl|[aeiou]acute)\b(?!;)/gi,
    asItStands,
    ([mark]) => `Write ${mark}; with a semicolon, or the sign itself`,
  ],
  [
    /(?<![\w:]):(?:smile|rocket|warning|heart|tada|bulb|fire|wink|eyes|\+1|thumbsup|white_check_mark|x):(?![\w:])/g,
    asItStands,
    () => 'Write the emoji itself',
  ],
  [
    /(?<=^[ \t]*[-*+] +)\[[/<>-]\](?= )/gm,
    ([mark]) => `${mark} is a task of Obsidian, and is shown as it stands`,
    () => 'Write [ ] for what is to do, or [x] for what is done',
  ],
  [/<!--(?![^]*-->)/g, () => 'a comment never ends, and is shown', () => 'Put --> where it ends'],
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
    // As Hashnode and markdown-it have them: `align="center"`, `=300x200`.
    /!\[([^\]\n]*)\]\((\S+) +(?:[a-z]+=["']?[\w%-]+["']?|=\d*x?\d*)\)/g,
    ([mark]) => `${mark} is no picture: something stands behind its address`,
    ([, words, address]) => `Write ![${words}](${address})`,
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
export const looseMarks: TextCheck = (text, say) => {
  sayMarks(say, blanked(text, [...CODE, ...READ]), NEARLY)
  sayMarks(say, blanked(text, CODE), NEARLY_LINKS)
}

/** Reports comments, formulas and elements without an end: they hide or take in what follows. */
export const unendedParts: TextCheck = (text, say) => {
  const html: Html[] = []
  visit(text.tree, (node) => {
    if (node.type === 'html') html.push(node)
    if (node.type !== 'math') return
    const source = text.body.slice(node.position?.start.offset, node.position?.end.offset)
    if (!/\n[ >\t]*\$\$[ \t]*$/.test(source))
      say(node, { message: 'the formula begins here and never ends', fix: 'Put a line of $$ where it ends' })
  })
  for (const node of html)
    if (node.value.lastIndexOf('<!--') > node.value.lastIndexOf('-->'))
      say(node, { message: 'a comment never ends, and hides what follows', fix: 'Put --> where it ends' })
  for (const name of ['details', 'section', 'div']) {
    const tags = html.flatMap((node) =>
      [...node.value.matchAll(new RegExp(`<(/?)${name}\\b`, 'gi'))].map(([, end]) => ({ node, end })),
    )
    const begun = tags.filter(({ end }) => !end)
    const last = begun.length > tags.length / 2 ? begun.at(-1) : undefined
    const message = `<${name}> never ends, and takes in what follows`
    if (last) say(last.node, { message, fix: `Put </${name}> where it ends` })
  }
}

/** Reports notes and cells of tables that no page shows. */
export const unseenParts: TextCheck = ({ tree }, say) => {
  const notes: FootnoteDefinition[] = []
  const used = new Set<string>()
  visit(tree, (node) => {
    if (node.type === 'footnoteReference') used.add(node.identifier)
    if (node.type === 'footnoteDefinition') notes.push(node)
    if (node.type !== 'table') return
    const columns = node.children[0]?.children.length ?? 0
    const wide = node.children.find((row) => row.children.length > columns)
    const message = 'the row has more cells than the first one, and they are not shown'
    if (wide) say(wide, { message, fix: 'Add columns to the first row' })
  })
  for (const [at, note] of notes.entries()) {
    const name = `[^${note.label ?? note.identifier}]`
    const isTwice = notes.findIndex(({ identifier }) => identifier === note.identifier) < at
    if (isTwice)
      say(note, {
        message: `the note ${name} is there twice, and this one is not shown`,
        fix: 'Give it another name',
      })
    else if (!used.has(note.identifier)) {
      const message = `the note ${name} is not shown: nothing refers to it`
      say(note, { message, fix: `Write ${name} where it belongs` })
    }
  }
}

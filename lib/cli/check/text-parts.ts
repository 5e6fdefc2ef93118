import type { Nodes } from 'mdast'
import path from 'node:path'
import { LANGUAGE_NAMES } from '../../markdown/code/highlight'
import { parseFence } from '../../markdown/code/code-meta'
import type { Folders } from '../../site/content-folder'
import { createOwnPictures } from '../../content/sources/files/pictures-beside'
import { nearest } from '../../validation/problems'
import { addressesIn, nodesOf, type OwnText } from './own-texts'
import type { TextCheck } from './text-problems'

/** Reports code, formulas, comments and elements without an end: they hide or take in what follows. */
export const unendedParts: TextCheck = (text, say) => {
  const never = (node: Nodes, what: string, end: string) =>
    say(node, `${what} never ends, and takes in what follows`, `Put ${end} where it ends`)
  for (const node of [...nodesOf(text.tree, 'code'), ...nodesOf(text.tree, 'math')]) {
    const source = text.body.slice(node.position?.start.offset, node.position?.end.offset)
    const [fence] = /^(?:`{3,}|~{3,}|\$\$)/.exec(source) ?? []
    const what = node.type === 'code' ? 'the code block' : 'the formula'
    if (fence && !new RegExp(`\\n[ >\\t]*[${fence[0]}]{${fence.length},}[ \\t]*$`).test(source))
      never(node, what, `a line of ${fence}`)
  }
  const html = nodesOf(text.tree, 'html')
  for (const node of html)
    if (node.value.lastIndexOf('<!--') > node.value.lastIndexOf('-->')) never(node, 'a comment', '-->')
  for (const name of ['details', 'section', 'div']) {
    const tags = html.flatMap((node) =>
      [...node.value.matchAll(new RegExp(`<(/?)${name}\\b`, 'gi'))].map(([, end]) => ({ node, end })),
    )
    const begun = tags.filter(({ end }) => !end)
    const last = begun.length > tags.length / 2 ? begun.at(-1) : undefined
    if (last) never(last.node, `<${name}>`, `</${name}>`)
  }
}

/** Reports notes and cells of tables that no page shows, and code whose language is written wrong. */
export const unseenParts: TextCheck = ({ tree }, say) => {
  for (const node of nodesOf(tree, 'code')) {
    const written = parseFence([node.lang, node.meta].filter(Boolean).join(' ')).language ?? ''
    const isKnown = written.length < 4 || LANGUAGE_NAMES.includes(written.toLowerCase())
    const meant = isKnown ? null : nearest(written, LANGUAGE_NAMES)
    const message = `the code block is in ${written}, which has no colours`
    if (meant && meant.length > 3) say(node, message, `Did you mean ${meant}?`)
  }
  for (const { children: rows } of nodesOf(tree, 'table')) {
    const wide = rows.find(({ children }) => children.length > (rows[0]?.children.length ?? 0))
    const message = 'the row has more cells than the first one, and they are not shown'
    if (wide) say(wide, message, 'Add columns to the first row')
  }
  const used = new Set(nodesOf(tree, 'footnoteReference').map(({ identifier }) => identifier))
  const notes = nodesOf(tree, 'footnoteDefinition')
  for (const [at, note] of notes.entries()) {
    const name = `[^${note.label ?? note.identifier}]`
    const isTwice = notes.findIndex(({ identifier }) => identifier === note.identifier) < at
    const message = `the note ${name} is not shown: ${isTwice ? 'it is there twice' : 'nothing refers to it'}`
    if (isTwice || !used.has(note.identifier))
      say(note, message, `Give it another name, or write ${name} where it belongs`)
  }
}

/** Pictures on other servers, or embedded in the text as data. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/|\/media\/)/i
/** Pages of services that store pictures. */
const PAGE_OF_PICTURE =
  /^https?:\/\/(?:github\.com\/[^/]+\/[^/]+\/blob\/(?!.*[?&]raw=)|drive\.google\.com\/file\/|photos\.app\.goo\.gl\/|(?:www\.)?dropbox\.com\/(?!.*[?&]raw=1)|imgur\.com\/)/
/** The name of a picture's file, which describes no picture. */
export const FILE_NAME = /^\S+\.(?:png|jpe?g|webp|avif|gif|svg|heic)$/i

/** Returns a check for pictures whose file does not exist, and which nothing describes. @param origin of the site */
export function textPictureCheck(folders: Folders, origin: string): TextCheck {
  const { faultOf: pictureFault, find } = createOwnPictures(folders)
  const faultOf = (address: string, { name }: OwnText) => {
    const written = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
    if (ELSEWHERE.test(written)) return null
    const [, below] = /^articles\/(.*)$/.exec(name) ?? []
    const src = below === undefined ? written : find(written, below)
    if (src.startsWith('/')) return pictureFault(src)
    const beside = below && pictureFault(path.posix.join('/images', path.dirname(name), src))
    if (beside && beside.fix.startsWith('There is')) return beside
    const message = `is "${src}"; it should be an address that begins with a slash`
    return { message, fix: 'Put it into images/, and write /images/ before its name' }
  }
  return (text, say) => {
    const field = 'the picture'
    const pictures = addressesIn(text, 'image')
    for (const [index, [src, node]] of pictures.entries()) {
      const fault = pictures.findIndex(([other]) => other === src) === index ? faultOf(src, text) : null
      if (fault) say(node, fault.message, fault.fix, { field, severity: 'error' })
      const alt = node.type === 'image' ? (node.alt ?? '').trim() : null
      const fix = `Write it between the brackets: ![Una casa](${src})`
      if (PAGE_OF_PICTURE.test(src))
        say(node, `${src} is a page that shows one`, 'Put the file into images/', { field })
      else if (alt === '') say(node, `${src} has no description for those who don't see it`, fix, { field })
      else if (alt !== null && FILE_NAME.test(alt))
        say(node, `${src} is described by the name of a file`, fix, { field })
    }
  }
}

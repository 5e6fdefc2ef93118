import type { Code } from 'mdast'
import { visit } from 'unist-util-visit'
import { ALIASES, LANGUAGES } from '../../markdown/code/highlight'
import { nearest } from '../../validation/field-name'
import { conflictProblem } from '../../validation/owner-text'
import type { Problem } from '../../validation/problems'
import {
  addressesIn,
  blanked,
  type OwnText,
  problemAt,
  problemsAtMatches,
  type Row,
  type TextCheck,
} from './problems-in'
import path from 'node:path'
import type { Folders } from '../../site/content-folder'
import { createOwnPictures } from '../../content/sources/files/pictures-beside'

/** Marks that a page shows as they stand, outside of code: how they look, what they are, and how to mend them. */
const MARKS: Row[] = [
  [
    /\{%-?[^%\n]*%\}|\{\{[^{}\n]*\}\}/g,
    ([mark]) => `${mark} is a command of another generator, and is shown as it stands`,
    () => 'Take it out, or put it in code',
  ],
  [
    /(!?)\[([^\]\n]*)\]\(([^()\n]*\S +\S[^()\n]*)\)/g,
    ([, picture]) => `the ${picture ? 'picture' : 'link'} has a blank in its address, and is shown as text`,
    ([, picture, text, address = '']) =>
      `Write ${picture}[${text}](${address.trim().replaceAll(' ', '%20')})`,
  ],
  [
    /(?<=^|[^\]\w])\[[^\]^\n][^\]\n]*\]\[[^\]\n]+\]/g,
    ([mark]) => `${mark} refers to nothing, and is shown as it stands`,
    ([mark]) => `Write ${mark.slice(mark.indexOf('][') + 1)}: https://… on a line below`,
  ],
  [
    /\[\^[^\]\s]+\](?!:)/g,
    ([mark]) => `${mark} refers to nothing, and is shown as it stands`,
    ([mark]) => `Write ${mark}: and its text on a line below`,
  ],
  [/lorem ipsum/gi, () => 'Lorem ipsum stands in for a text', () => 'Write your own'],
]

const CODE = ['code', 'inlineCode', 'html']
const WITH_ADDRESS = ['link', 'linkReference', 'image', 'imageReference', 'definition']

/** Reports marks that are shown as they stand, and what is left of a merge. */
export const textMarks: TextCheck = (text) => {
  const plain = blanked(text, [...CODE, 'math', 'inlineMath', ...WITH_ADDRESS, 'footnoteReference'])
  const conflict = conflictProblem(text.file, blanked(text, CODE))
  if (conflict) return [conflict]
  const isPolicy = !text.name.includes('/')
  return problemsAtMatches(text, plain, MARKS.slice(isPolicy ? 1 : 0))
}

/** Reports code blocks without an end, and those whose language is written wrong. */
export const codeBlocks: TextCheck = (text) => {
  const blocks: Code[] = []
  visit(text.tree, 'code', (node) => void blocks.push(node))
  const languages = [...Object.keys(LANGUAGES), ...Object.values(ALIASES).flat()]
  return blocks.flatMap((node): Problem[] => {
    const source = text.body.slice(node.position?.start.offset, node.position?.end.offset)
    const [, fence] = /^(`{3,}|~{3,})/.exec(source) ?? []
    const isOpen = fence && !new RegExp(`\\n[ >\\t]*${fence[0]}{${fence.length},}[ \\t]*$`).test(source)
    const words = {
      field: 'the code block',
      message: 'begins here and never ends',
      fix: `Put a line of ${fence} where it ends`,
    }
    if (isOpen) return [problemAt(text, node, words)]
    const language = node.lang?.toLowerCase() ?? ''
    const meant = language.length > 3 && !languages.includes(language) ? nearest(language, languages) : null
    if (!meant || meant.length <= 3) return []
    const message = `is in ${node.lang}, which has no colours`
    return [problemAt(text, node, { field: 'the code block', message, fix: `Did you mean ${meant}?` })]
  })
}

/** Pictures on other servers, or embedded in the text as data. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/|\/media\/)/i

/** Pages of services that store pictures. */
const PAGE_OF_PICTURE =
  /^https?:\/\/(?:github\.com\/[^/]+\/[^/]+\/blob\/(?!.*[?&]raw=)|drive\.google\.com\/file\/|photos\.app\.goo\.gl\/|(?:www\.)?dropbox\.com\/(?!.*[?&]raw=1)|imgur\.com\/)/
const FILE_NAME = /^\S+\.(?:png|jpe?g|webp|avif|gif|svg|heic)$/i

/** Returns a check for pictures of a text whose file does not exist. */
export function textPictureCheck(folders: Folders): TextCheck {
  const { faultOf: pictureFault, find } = createOwnPictures(folders)
  const faultOf = (written: string, text: OwnText) => {
    if (ELSEWHERE.test(written)) return null
    const src = text.name.startsWith('articles/')
      ? find(written, text.name.slice('articles/'.length))
      : written
    if (src.startsWith('/')) return pictureFault(src)
    const inside = src.replace(/^(?:\.{0,2}\/)*(?:(?:public|content)\/)?/, '/')
    const meant = [inside, `/images/${path.posix.basename(src)}`].find((one) => pictureFault(one) === null)
    const fix = meant ? `Write ${meant}` : 'Put it into images/, and write /images/ before its name'
    return { message: `is "${src}"; it should be an address that begins with a slash`, fix }
  }
  return (text) => {
    const { pictures } = addressesIn(text)
    const others = pictures.flatMap(([src, node]) => {
      const said = (message: string, fix: string) => [
        problemAt(text, node, { field: 'the picture', message: `${src} ${message}`, fix }),
      ]
      if (PAGE_OF_PICTURE.test(src))
        return said('is a page that shows one, and is no picture itself', 'Put the file into images/')
      if (node.type !== 'image') return []
      const fix = `Write it between the brackets: ![Una casa](${src})`
      if (!node.alt?.trim()) return said("has no description for those who don't see it", fix)
      return FILE_NAME.test(node.alt) ? said('is described by the name of a file', fix) : []
    })
    const faults = pictures.flatMap(([src, node], index) => {
      const fault = pictures.findIndex(([other]) => other === src) === index ? faultOf(src, text) : null
      return fault ? [problemAt(text, node, { field: 'the picture', ...fault }, 'error')] : []
    })
    return [...faults, ...others]
  }
}

import { visit } from 'unist-util-visit'
import { ALIASES, LANGUAGES } from '../../markdown/code/highlight'
import { parseFence } from '../../markdown/code/code-meta'
import { nearest } from '../../validation/problems'
import { conflictProblem } from '../../validation/owner-text'
import { addressesIn, blanked, type OwnText, type Row, sayMarks, type TextCheck } from './problems-in'
import path from 'node:path'
import type { Folders } from '../../site/content-folder'
import { createOwnPictures } from '../../content/sources/files/pictures-beside'

const SHORTCODES = 'audio|caption|embed|gallery|playlist|sourcecode|video'
/** Marks that a page shows as they stand, outside of code: how they look, what they are, and how to mend them. */
const MARKS: Row[] = [
  [
    /\{%-?[^%\n]*%\}|\{\{[^{}\n]*\}\}/g,
    ([mark]) => `${mark} is a command of another generator, and is shown as it stands`,
    () => 'Take it out, or put it in code',
  ],
  [
    /(!?)\[([^\]\n]*)\]\(([^()\n]*\S +[^\s=][^()=\n]*)\)/g,
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
  [
    new RegExp(`\\[(?:/(?:${SHORTCODES})|(?:${SHORTCODES}) [^\\]\\n]*=[^\\]\\n]*|gallery)\\](?![[(])`, 'g'),
    ([mark]) => `${mark} is a command of WordPress, and is shown as it stands`,
    () => 'Take it out, or put it in code',
  ],
  [/lorem ipsum/gi, () => 'Lorem ipsum stands in for a text', () => 'Write your own'],
]

const CODE = ['code', 'inlineCode', 'html']
const WITH_ADDRESS = ['link', 'linkReference', 'image', 'imageReference', 'definition']
/** A datum of the owner's in the privacy policy. */
const DATUM = /\{\{\s*\w+\s*\}\}/g
const SPACED: Row = [
  /\{\{(?:\s+\w+\s*|\w+\s+)\}\}/g,
  ([mark]) => `${mark} is shown as it stands`,
  ([mark]) => `Write ${mark.replace(/\s/g, '')}`,
]

/** Reports marks that are shown as they stand, and what is left of a merge. */
export const textMarks: TextCheck = (text, say) => {
  const conflict = conflictProblem(text.file, blanked(text, CODE))
  if (conflict) return say(0, conflict)
  const plain = blanked(text, [...CODE, 'math', 'inlineMath', ...WITH_ADDRESS, 'footnoteReference'])
  const isPolicy = !text.name.includes('/')
  if (isPolicy) sayMarks(say, plain, [SPACED])
  sayMarks(say, isPolicy ? plain.replace(DATUM, (datum) => ' '.repeat(datum.length)) : plain, MARKS)
}

/** Reports code blocks without an end, and those whose language is written wrong. */
export const codeBlocks: TextCheck = (text, say) => {
  const languages = [...Object.keys(LANGUAGES), ...Object.values(ALIASES).flat()]
  const block = 'the code block'
  visit(text.tree, 'code', (node) => {
    const source = text.body.slice(node.position?.start.offset, node.position?.end.offset)
    const [, fence] = /^(`{3,}|~{3,})/.exec(source) ?? []
    const isOpen = fence && !new RegExp(`\\n[ >\\t]*${fence[0]}{${fence.length},}[ \\t]*$`).test(source)
    if (isOpen)
      return say(node, {
        message: `${block} begins here and never ends`,
        fix: `Put a line of ${fence} where it ends`,
      })
    const written = parseFence([node.lang, node.meta].filter(Boolean).join(' ')).language
    const language = written?.toLowerCase() ?? ''
    const meant = language.length > 3 && !languages.includes(language) ? nearest(language, languages) : null
    if (meant && meant.length > 3)
      say(node, {
        message: `${block} is in ${written}, which has no colours`,
        fix: `Did you mean ${meant}?`,
      })
  })
}

/** Pictures on other servers, or embedded in the text as data. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/|\/media\/)/i

/** Pages of services that store pictures. */
const PAGE_OF_PICTURE =
  /^https?:\/\/(?:github\.com\/[^/]+\/[^/]+\/blob\/(?!.*[?&]raw=)|drive\.google\.com\/file\/|photos\.app\.goo\.gl\/|(?:www\.)?dropbox\.com\/(?!.*[?&]raw=1)|imgur\.com\/)/
const FILE_NAME = /^\S+\.(?:png|jpe?g|webp|avif|gif|svg|heic)$/i

/** Returns a check for pictures of a text whose file does not exist. @param origin of the site */
export function textPictureCheck(folders: Folders, origin: string): TextCheck {
  const { faultOf: pictureFault, find } = createOwnPictures(folders)
  const faultOf = (address: string, text: OwnText) => {
    const written = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
    if (ELSEWHERE.test(written)) return null
    const isArticle = text.name.startsWith('articles/')
    const src = isArticle ? find(written, text.name.slice('articles/'.length)) : written
    if (src.startsWith('/')) return pictureFault(src)
    const beside = isArticle ? pictureFault(path.posix.join('/images', path.dirname(text.name), src)) : null
    if (beside?.fix.startsWith('There is')) return beside
    const inside = src.replace(/^(?:\.{0,2}\/)*(?:(?:public|content)\/)?/, '/')
    const meant = [inside, `/images/${path.posix.basename(src)}`].find((one) => pictureFault(one) === null)
    const fix = meant ? `Write ${meant}` : 'Put it into images/, and write /images/ before its name'
    return { message: `is "${src}"; it should be an address that begins with a slash`, fix }
  }
  return (text, say) => {
    const field = 'the picture'
    const { pictures } = addressesIn(text)
    for (const [index, [src, node]] of pictures.entries()) {
      const fault = pictures.findIndex(([other]) => other === src) === index ? faultOf(src, text) : null
      if (fault) say(node, { field, ...fault, severity: 'error' })
      const doubt = (message: string, fix: string) => say(node, { field, message: `${src} ${message}`, fix })
      const fix = `Write it between the brackets: ![Una casa](${src})`
      if (PAGE_OF_PICTURE.test(src))
        doubt('is a page that shows one, and is no picture itself', 'Put the file into images/')
      else if (node.type === 'image' && !node.alt?.trim())
        doubt("has no description for those who don't see it", fix)
      else if (node.type === 'image' && FILE_NAME.test(node.alt ?? ''))
        doubt('is described by the name of a file', fix)
    }
  }
}

import type { Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import type { Language } from '../site/language'
import { rehypeAlertBoxes } from './alerts'
import { rehypeCode } from './code/rehype-code'
import { rehypeDiagrams, type ServedDiagram } from './diagrams'
import { rehypeHeadingIds, rehypeHeadingLinks } from './ids'
import { rehypeLinks, rehypeWikiLinks, type WikiTargets } from './links'
import { rehypeMathFrames } from './math/rehype-math'
import { copyTree, parseText } from './parse-text'
import { rehypeImages, rehypeLargePictures, type ServedImage } from './pictures'
import { rehypeTables, rehypeTaskLists } from './tables'
import { rehypePosterSizes } from './videos'
import { TEXT_WORDS, type TextWords } from './words'

/** Where what a text refers to is: its images and diagrams in document order, and the notes that it links to. */
export type TextAddresses = {
  images?: readonly (ServedImage | null)[]
  diagrams?: readonly (ServedDiagram | null)[]
  notes?: WikiTargets
}

/**
 * Renders a text for a page as sanitised HTML: linkable headings, links and images by the site's rules, highlighted
 * code.
 */
export function pageHtml(content: string, addresses: TextAddresses, language: Language = 'es'): string {
  const { tree } = parseText(content, language)
  const page = toPage(addresses, TEXT_WORDS[language])
  return page.stringify(page.runSync(copyTree(tree)) as Root)
}

function toPage({ images = [], diagrams = [], notes = {} }: TextAddresses, words: TextWords) {
  return unified()
    .use(rehypeWikiLinks, { targets: notes })
    .use(rehypeHeadingIds, { section: words.section })
    .use(rehypeLinks)
    .use(rehypeHeadingLinks)
    .use(rehypeAlertBoxes)
    .use(rehypeImages, { images })
    .use(rehypePosterSizes)
    .use(rehypeLargePictures, { label: words.largePicture })
    .use(rehypeMathFrames, { label: words.formula })
    .use(rehypeTables, { label: words.table })
    .use(rehypeTaskLists, { words })
    .use(rehypeDiagrams, { diagrams, label: words.largePicture })
    .use(rehypeCode, { words })
    .use(rehypeStringify)
}

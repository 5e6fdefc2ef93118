import 'server-only'
import type { Root } from 'hast'
import { unified } from 'unified'
import type { Language } from '../config/language'
import { ARTICLE_WORDS, type ArticleWords } from '../copy/article-words'
import { rehypeAlertBoxes } from './alerts'
import { rehypeCode } from './code/rehype-code'
import { type DiagramAddress, rehypeDiagrams } from './diagrams/rehype-diagrams'
import { rehypeLargePictures } from './figures'
import { rehypeHeadingLinks } from './heading-links'
import { rehypeHeadingIds } from './ids'
import { copyTree, type ParsedText, parseText, plainText } from './parse-text'
import { rehypeMathFrames } from './math/rehype-math'
import { type ImageAddress, rehypeImages, rehypeLinks, rehypeTables, rehypeTaskLists } from './plugins'
import { rehypePosterSizes } from './videos'

/**
 * Prepares a text for the article's page: linkable headings, links and images by the site's rules, highlighted code.
 * @returns a tree that the caller may change. Never throws: on an error the text is shown plain
 */
export function pageText(
  content: string,
  imageAddress: ImageAddress,
  diagramAddress: DiagramAddress = () => null,
  language: Language = 'es',
): ParsedText {
  const { tree, whole } = parseText(content, language)
  const page = toPage(imageAddress, diagramAddress, ARTICLE_WORDS[language])
  try {
    return { tree: page.runSync(copyTree(tree)) as Root, whole }
  } catch (error) {
    return plainText(content, error)
  }
}

function toPage(image: ImageAddress, diagram: DiagramAddress, words: ArticleWords) {
  return unified()
    .use(rehypeHeadingIds)
    .use(rehypeLinks)
    .use(rehypeHeadingLinks)
    .use(rehypeAlertBoxes)
    .use(rehypeImages, { address: image })
    .use(rehypePosterSizes)
    .use(rehypeLargePictures, { label: words.largePicture })
    .use(rehypeMathFrames, { label: words.formulaLabel })
    .use(rehypeTables, { label: words.tableLabel })
    .use(rehypeTaskLists, { done: words.taskDone, open: words.taskOpen })
    .use(rehypeDiagrams, { address: diagram, label: words.largePicture })
    .use(rehypeCode)
}

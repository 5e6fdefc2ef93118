import 'server-only'
import type { Root } from 'hast'
import { unified } from 'unified'
import { ARTICLE } from '../copy/article'
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
): ParsedText {
  const { tree, whole } = parseText(content)
  try {
    return { tree: toPage(imageAddress, diagramAddress).runSync(copyTree(tree)) as Root, whole }
  } catch (error) {
    return plainText(content, error)
  }
}

function toPage(image: ImageAddress, diagram: DiagramAddress) {
  return unified()
    .use(rehypeHeadingIds)
    .use(rehypeLinks)
    .use(rehypeHeadingLinks)
    .use(rehypeAlertBoxes)
    .use(rehypeImages, { address: image })
    .use(rehypePosterSizes)
    .use(rehypeLargePictures, { label: ARTICLE.largePicture })
    .use(rehypeMathFrames, { label: ARTICLE.formulaLabel })
    .use(rehypeTables, { label: ARTICLE.tableLabel })
    .use(rehypeTaskLists, { done: ARTICLE.taskDone, open: ARTICLE.taskOpen })
    .use(rehypeDiagrams, { address: diagram, label: ARTICLE.largePicture })
    .use(rehypeCode)
}

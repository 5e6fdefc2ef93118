import 'server-only'
import type { Root } from 'hast'
import { unified } from 'unified'
import { ARTICLE } from '../copy/article'
import { rehypeHeadingLinks } from './heading-links'
import { rehypeColours, rehypePlainLongCode } from './highlight'
import { rehypeHeadingIds } from './ids'
import { copyTree, type ParsedText, parseText, plainText } from './parse-text'
import { type ImageAddress, rehypeImages, rehypeLinks, rehypeTables, rehypeTaskLists } from './plugins'

/**
 * Prepares a text for the article's page: linkable headings, links and images by the site's rules, highlighted code.
 * @returns a tree that the caller may change. Never throws: on an error the text is shown plain
 */
export function pageText(content: string, imageAddress: ImageAddress): ParsedText {
  const { tree, whole } = parseText(content)
  try {
    return { tree: toPage(imageAddress).runSync(copyTree(tree)) as Root, whole }
  } catch (error) {
    return plainText(content, error)
  }
}

function toPage(address: ImageAddress) {
  return unified()
    .use(rehypeHeadingIds)
    .use(rehypeLinks)
    .use(rehypeHeadingLinks)
    .use(rehypeImages, { address })
    .use(rehypeTables, { label: ARTICLE.tableLabel })
    .use(rehypeTaskLists, { done: ARTICLE.taskDone, open: ARTICLE.taskOpen })
    .use(rehypePlainLongCode)
    .use(rehypeColours)
}

import type { Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { visit } from './tree'
import { withBase } from '../site/base-path'
import type { Language } from '../site/language'
import { parseUrl } from '../text/parse-url'
import { rehypePlainCode } from './code/rehype-code'
import { rehypeDiagramPictures } from './diagrams'
import { rehypeHeadingIds } from './ids'
import { rehypeWikiLinks } from './links'
import type { TextAddresses } from './page-html'
import { copyTree, parseText } from './parse-text'
import { rehypeImages } from './pictures'
import { rehypePosterSizes } from './videos'
import { TEXT_WORDS } from './words'

/**
 * Renders an article's text for feed readers: sanitised HTML with absolute URLs, independent of this site's styles
 * and scripts.
 * @param page absolute URL of the article, the base of its relative links
 */
export function feedHtml(
  content: string,
  page: string,
  { images = [], diagrams = [], notes = {} }: TextAddresses,
  language: Language = 'es',
): string {
  const { tree } = parseText(content, language)
  const toFeed = unified()
    .use(rehypeWikiLinks, { targets: notes })
    .use(rehypeHeadingIds, { section: TEXT_WORDS[language].section })
    // Feed readers choose their own width, so one URL is enough.
    .use(rehypeImages, {
      images: images.map((image) => image && { src: image.src, width: image.width, height: image.height }),
    })
    .use(rehypePosterSizes)
    .use(rehypeDiagramPictures, { diagrams })
    .use(rehypePlainCode)
    .use(rehypeFeed, { page })
    .use(rehypeStringify)
  return toFeed.stringify(toFeed.runSync(copyTree(tree)) as Root)
}

/** Attributes that only the styles of this site read; an alert without them is a quote. */
const OF_STYLES = ['dataAlert', 'dataAlign', 'dataFold', 'dataInline', 'dataVideo']

/** Makes addresses absolute, and shows the boxes of tasks as signs: feed readers remove form elements. */
function rehypeFeed({ page }: { page: string }) {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      const { properties, tagName } = node
      for (const name of OF_STYLES) properties[name] = undefined
      // All elements of formulas begin with an m.
      if (tagName.startsWith('m')) delete properties.className
      for (const name of ['href', 'src'] as const) {
        const value = properties[name]
        if (typeof value === 'string') properties[name] = parseUrl(withBase(value), page)?.href
      }
      if (tagName === 'input' && index !== undefined && parent)
        parent.children[index] = { type: 'text', value: properties.checked ? '☑' : '☐' }
    })
  }
}

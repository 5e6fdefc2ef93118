import 'server-only'
import type { Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { ARTICLE } from '../copy/article'
import { causeOf, log } from '../config/log'
import { sanitising } from './sanitise'
import { footnotes } from './footnotes'
import { withinLimits } from './limits'
import { toMarkdown } from './legacy-html'
import { sanitizeSchema } from './sanitize-schema'
import { type ImageAddress, rehypeImages, rehypeShiftHeadings, type ServedImage } from './plugins'

type FeedHtmlOptions = { page: string; imageAddress: ImageAddress }

/**
 * An article's text for feed readers: sanitised HTML in which every address is absolute and nothing needs this site's
 * styles or scripts.
 * @param page absolute address of the article, which relative links start from
 */
export function feedHtml(content: string, options: FeedHtmlOptions): string {
  const { text, whole } = withinLimits(toMarkdown(content))
  try {
    return toHtml(text, options) + (whole ? '' : `<p>${ARTICLE.cut}</p>`)
  } catch (error) {
    log('warn', 'markdown.not-rendered', { page: options.page, cause: causeOf(error), kept: 'the address' })
    return `<p>${ARTICLE.cut}</p>`
  }
}

function toHtml(text: string, { page, imageAddress }: FeedHtmlOptions): string {
  return String(
    unified()
      .use(remarkParse)
      .use(remarkGfm)
      .use(remarkRehype, { ...footnotes, allowDangerousHtml: true })
      .use(sanitising({ ...sanitizeSchema, clobberPrefix: '' }))
      .use(rehypeShiftHeadings)
      .use(rehypeImages, { address: (src, index) => plain(imageAddress(src, index)) })
      .use(rehypeAbsolute, { page })
      .use(rehypeStringify)
      .processSync(text),
  )
}

/** One address is enough for a reader that shows a text in a width of its own. */
function plain(image: ServedImage | null): ServedImage | null {
  return image && { src: image.src, width: image.width, height: image.height }
}

function rehypeAbsolute({ page }: { page: string }) {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      for (const name of ['href', 'src'] as const) {
        const value = node.properties[name]
        if (typeof value !== 'string') continue
        node.properties[name] = URL.canParse(value, page) ? new URL(value, page).href : undefined
      }
    })
  }
}

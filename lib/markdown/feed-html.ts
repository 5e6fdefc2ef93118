import 'server-only'
import type { Root } from 'hast'
import { LRUCache } from 'lru-cache'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Language } from '../config/language'
import { ARTICLE_WORDS } from '../copy/article-words'
import { rehypeAlertQuotes } from './alerts'
import { rehypePlainCode } from './code/rehype-code'
import {
  type DiagramAddress,
  diagramSources,
  rehypeDiagramPictures,
  type ServedDiagram,
} from './diagrams/rehype-diagrams'
import { imageSources } from './image-sources'
import { copyTree, parseText } from './parse-text'
import { rehypeBareMath } from './math/rehype-math'
import { type ImageAddress, rehypeImages, type ServedImage } from './plugins'
import { rehypePlainVideos, rehypePosterSizes } from './videos'
import { parseUrl } from '../text/parse-url'

type FeedHtmlOptions = {
  page: string
  imageAddress: ImageAddress
  diagramAddress?: DiagramAddress
  language?: Language
}

/** Size of the cache of rendered texts, in characters of text and HTML; some hundred articles. */
const MAX_CACHED_CHARACTERS = 4_000_000

const cache = new LRUCache<string, string>({
  maxSize: MAX_CACHED_CHARACTERS,
  sizeCalculation: (html, key) => html.length + key.length + 1,
})

/**
 * Renders an article's text for feed readers: sanitised HTML with absolute URLs, independent of this site's styles
 * and scripts.
 * @param page absolute URL of the article, the base of its relative links
 */
export function feedHtml(
  content: string,
  { page, imageAddress, diagramAddress = () => null, language = 'es' }: FeedHtmlOptions,
): string {
  const images = imageSources(content).map((src, index) =>
    src === null ? null : plain(imageAddress(src, index)),
  )
  const diagrams = diagramSources(content).map((_source, index) => diagramAddress(index))
  const key = JSON.stringify([language, page, images, diagrams, content])
  const known = cache.get(key)
  if (known !== undefined) return known
  const html = toHtml(content, { page, images, diagrams, language })
  cache.set(key, html)
  return html
}

type Served = {
  page: string
  images: (ServedImage | null)[]
  diagrams: (ServedDiagram | null)[]
  language: Language
}

function toHtml(content: string, { page, images, diagrams, language }: Served): string {
  const { tree, whole } = parseText(content, language)
  const toFeed = unified()
    .use(rehypeImages, { address: (_src, index) => images[index] ?? null })
    .use(rehypePosterSizes)
    .use(rehypePlainVideos)
    .use(rehypePlainTasks)
    .use(rehypeAlertQuotes)
    .use(rehypeBareMath)
    .use(rehypeDiagramPictures, { address: (index) => diagrams[index] ?? null })
    .use(rehypePlainCode)
    .use(rehypeAbsolute, { page })
    .use(rehypeStringify)
  const html = toFeed.stringify(toFeed.runSync(copyTree(tree)) as Root)
  return html + (whole ? '' : `<p>${ARTICLE_WORDS[language].cut}</p>`)
}

/** Removes `srcset` and `sizes`: feed readers choose their own width, so one URL is enough. */
function plain(image: ServedImage | null): ServedImage | null {
  return image && { src: image.src, width: image.width, height: image.height }
}

/** Replaces the checkboxes of task lists: feed readers show no form elements. */
function rehypePlainTasks() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'input' || !parent || index === undefined) return
      parent.children[index] = { type: 'text', value: node.properties.checked ? '☑' : '☐' }
    })
  }
}

function rehypeAbsolute({ page }: { page: string }) {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      for (const name of ['href', 'src'] as const) {
        const value = node.properties[name]
        if (typeof value !== 'string') continue
        node.properties[name] = parseUrl(value, page)?.href
      }
    })
  }
}

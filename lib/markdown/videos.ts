import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import type { ArticleWords } from '../copy/article-words'
import { parseUrl } from '../text/parse-url'

/** Prefix of the source of a poster that this site draws, instead of fetching one from the video's host. */
export const DRAWN_POSTER = 'poster:'

type Video = { service: string; poster: string }

const YOUTUBE = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/
const YOUTUBE_ID = /^[\w-]{11}$/
const VIMEO = /^\/(?:video\/)?\d{6,12}(?:\/[\da-f]{6,20})?$/
const PEERTUBE = /^\/(?:w\/[1-9A-HJ-NP-Za-km-z]{22}|videos\/watch\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/**
 * A rehype plugin that turns a link to a video, alone in a top-level paragraph, into a poster that links to the video.
 * This site serves the poster like other images of the text: visitors send no request to other hosts.
 */
export function rehypeVideos({ words }: { words: Pick<ArticleWords, 'video' | 'watchAt'> }) {
  return (tree: Root) => {
    for (const node of tree.children) if (node.type === 'element') addPoster(node, words)
  }
}

function addPoster(paragraph: Element, words: Pick<ArticleWords, 'video' | 'watchAt'>): void {
  const [link, ...others] = paragraph.tagName === 'p' ? paragraph.children : []
  if (others.length > 0 || link?.type !== 'element' || link.tagName !== 'a') return
  const { href } = link.properties
  const video = typeof href === 'string' ? videoAt(href) : null
  if (!video) return
  const written = toString(link).trim()
  const title = !written || parseUrl(written) ? words.video : written
  paragraph.properties.dataVideo = true
  link.children = [
    { type: 'element', tagName: 'img', properties: { src: video.poster, alt: '' }, children: [] },
    textIn('strong', title),
    { type: 'text', value: ' ' },
    textIn('span', words.watchAt(video.service)),
  ]
}

/** The video at a URL of YouTube, Vimeo or a PeerTube instance; null for any other URL. */
function videoAt(href: string): Video | null {
  const url = parseUrl(href)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.port) return null
  const host = url.hostname
  const drawn = DRAWN_POSTER + href
  if (YOUTUBE.test(host) || host === 'youtu.be') {
    const id = youtubeId(url)
    return id ? { service: 'YouTube', poster: `https://i.ytimg.com/vi/${id}/hqdefault.jpg` } : null
  }
  if (/^(?:(?:www|player)\.)?vimeo\.com$/.test(host))
    return VIMEO.test(url.pathname) ? { service: 'Vimeo', poster: drawn } : null
  return PEERTUBE.test(url.pathname) ? { service: 'PeerTube', poster: drawn } : null
}

function youtubeId({ hostname, pathname, searchParams }: URL): string | null {
  const [first = '', second = ''] = pathname.slice(1).split('/')
  const id = hostname === 'youtu.be' ? first : first === 'watch' ? searchParams.get('v') : second
  const isVideo = hostname === 'youtu.be' || /^(?:watch|shorts|embed|live|v)$/.test(first)
  return isVideo && id && YOUTUBE_ID.test(id) ? id : null
}

function textIn(tagName: string, value: string): Element {
  return { type: 'element', tagName, properties: {}, children: [{ type: 'text', value }] }
}

/** A rehype plugin that sets the dimensions of posters, which reserve their space. */
export function rehypePosterSizes() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const [link] = node.properties.dataVideo ? node.children : []
      const [image] = link?.type === 'element' ? link.children : []
      if (image?.type === 'element') Object.assign(image.properties, { width: 1280, height: 720 })
    })
  }
}

/**
 * A rehype plugin for feeds that removes the attribute of videos, which has no effect without this site's stylesheet.
 */
export function rehypePlainVideos() {
  return (tree: Root) => {
    for (const node of tree.children) if (node.type === 'element') delete node.properties.dataVideo
  }
}

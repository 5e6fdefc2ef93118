import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit, elementOf, textOf } from './tree'
import { parseUrl } from '../text/parse-url'
import type { TextWords } from './words'

/** Prefix of the source of a poster that this site draws, instead of fetching one from the video's host. */
export const DRAWN_POSTER = 'poster:'

/** A video: where visitors watch it, and where its picture is. */
type Video = { service: string; page: string; poster: string }

const YOUTUBE = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/
const YOUTUBE_ID = /^[\w-]{11}$/
/** Stands in the place of an id where a whole list is embedded. */
const PLAYLIST = 'videoseries'
const VIMEO = /^\/(?:video\/)?(\d{6,12}(?:\/[\da-f]{6,20})?)$/
const PEERTUBE =
  /^\/(?:w\/[1-9A-HJ-NP-Za-km-z]{22}|videos\/(?:watch|embed)\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** Elements around the paragraphs in which a link to a video becomes a poster. */
const AROUND = new Set(['center', 'div', 'figure', 'section'])

/**
 * A rehype plugin that turns a link to a video, alone in its paragraph, into a poster that links to the video.
 * This site serves the poster like other images of the text: visitors send no request to other hosts.
 */
export function rehypeVideos({ words }: { words: TextWords }) {
  return (tree: Root) => addPosters(tree, words)
}

function addPosters(parent: Root | Element, words: TextWords): void {
  for (const node of parent.children) {
    if (node.type !== 'element') continue
    if (node.tagName === 'p') addPoster(node, words)
    else if (AROUND.has(node.tagName)) addPosters(node, words)
  }
}

function addPoster(paragraph: Element, words: TextWords): void {
  const [link, ...others] = paragraph.children
  if (others.length > 0 || link?.type !== 'element' || link.tagName !== 'a') return
  const { href } = link.properties
  const video = typeof href === 'string' ? videoAt(href) : null
  if (!video) return
  const written = toString(link).trim()
  const title = !written || parseUrl(written) ? words.video : written
  paragraph.properties.dataVideo = true
  link.children = [
    elementOf('img', { src: video.poster, alt: '' }, []),
    elementOf('strong', {}, [textOf(title)]),
    textOf(' '),
    elementOf('span', {}, [textOf(words.watchAt(video.service))]),
  ]
}

/** Turns a frame with a video into a link to it, in a paragraph; the sanitiser removes other frames. */
export function showEmbeddedVideo(frame: Element, parent: Root | Element | undefined): void {
  const { src, title } = frame.properties
  if (frame.tagName !== 'iframe' || typeof src !== 'string') return
  const video = videoAt(src.trim().replace(/^\/\//, 'https://'))
  if (!video) return
  const words = typeof title === 'string' && title.trim() ? title.trim() : video.page
  const link = elementOf('a', { href: video.page }, [textOf(words)])
  const isInParagraph = parent?.type === 'element' && parent.tagName === 'p'
  Object.assign(frame, isInParagraph ? link : elementOf('p', {}, [link]))
}

/** The video at a URL of YouTube, Vimeo or a PeerTube instance; null for any other URL. */
export function videoAt(href: string): Video | null {
  const url = parseUrl(href)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.port) return null
  const host = url.hostname
  if (YOUTUBE.test(host) || host === 'youtu.be') {
    const id = youtubeId(url)
    const page = `https://www.youtube.com/watch?v=${id}`
    return id ? { service: 'YouTube', page, poster: `https://i.ytimg.com/vi/${id}/hqdefault.jpg` } : null
  }
  const drawn = (service: string, page: string) => ({ service, page, poster: DRAWN_POSTER + href })
  const vimeo = /^(?:(?:www|player)\.)?vimeo\.com$/.test(host) ? VIMEO.exec(url.pathname)?.[1] : undefined
  if (vimeo) return drawn('Vimeo', `https://vimeo.com/${vimeo}`)
  if (/vimeo\.com$/.test(host) || !PEERTUBE.test(url.pathname)) return null
  return drawn('PeerTube', `https://${host}${url.pathname.replace('/embed/', '/watch/')}`)
}

function youtubeId({ hostname, pathname, searchParams }: URL): string | null {
  const [first = '', second = ''] = pathname.slice(1).split('/')
  const id = hostname === 'youtu.be' ? first : first === 'watch' ? searchParams.get('v') : second
  const isVideo = hostname === 'youtu.be' || /^(?:watch|shorts|embed|live|v)$/.test(first)
  return isVideo && id && YOUTUBE_ID.test(id) && id !== PLAYLIST ? id : null
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

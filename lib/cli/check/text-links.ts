import { visit } from 'unist-util-visit'
import { headingIds } from '../../markdown/ids'
import { pageOfFile } from '../../markdown/links'
import { parseOnce } from '../../markdown/parse-text'
import { isSafeLink, ID_PREFIX } from '../../markdown/sanitise'
import { localPath, routes, decodeSegment, normalDecoded } from '../../site/routes'
import { PAGES_FOLDER } from '../../pages/own-pages'
import { storyPath } from '../../projects/views'
import { parseUrl } from '../../text/parse-url'
import { didYouMean } from '../../validation/problems'
import { readArticleName } from '../../content/sources/files/article-names'
import { addressesIn, type OwnText } from './own-texts'
import type { Content } from './read-content'
import type { TextCheck } from './text-problems'

/** Hosts of the own machine. */
export const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

const BEGIN = 'Links begin with https://, http://, mailto:, tel: or a slash'

/** Returns a check for links of a text to articles, projects, pages and headings that aren't there. */
export function textLinkCheck(content: Content): TextCheck {
  const { texts, told, waiting } = content
  const { origin, known, exists } = content.addresses
  const pathOf = (text: OwnText) => decoded(pathOfText(text, told))
  const textAt = new Map([...texts.values()].map((text) => [pathOf(text), text]))

  /** Proposes the page whose address is nearly a path, or ends like it. */
  const adviceFor = (path: string) => {
    const name = path.replace(/^.*\/|\.\w+$/g, '')
    const alike = [...known].find((one) => one.split('/').at(-1) === name)
    return didYouMean(path, [...known]) || (alike && `Did you mean ${alike}?`)
  }

  const faultOf = (url: string, self: string): { message: string; fix?: string } | null => {
    if (/^\s*#?\s*$/.test(url))
      return { message: 'a link has no address', fix: 'Write one between the brackets' }
    const fault = (message: string, fix?: string) => ({ message: `the link ${url} ${message}`, fix })
    const target = parseUrl(pageOfFile(url), origin + self)
    const isPage = target && /^https?:$/.test(target.protocol)
    if (!isSafeLink(url)) return fault('has a scheme that the site takes out', BEGIN)
    if (!target) return fault('is no address')
    // The site itself may be on such a host.
    const { hostname } = parseUrl(url, 'https://site.invalid') ?? target
    if (LOOPBACK.test(hostname)) return fault('leads to your own machine')
    if (isPage && !hostname.includes('.')) return fault('leads to no public host', BEGIN)
    const [host, own] = [target.host, new URL(origin).host].map((one) => one.replace(/^www\./, ''))
    if (!isPage || host !== own) return null
    const [path, anchor] = [normalDecoded(decoded(target.pathname)), decoded(target.hash.slice(1))]
    const text = textAt.get(path)
    if (path !== self && !exists(path)) {
      const isWaiting = waiting.some(({ slug }) => path === routes.article(slug))
      if (isWaiting) return fault("leads to an article that isn't published yet")
      const isWhole = url.startsWith('/') || parseUrl(url)
      return fault('leads nowhere', adviceFor(path) || (isWhole ? '' : BEGIN))
    }
    const anchors = text && anchor ? anchorsOf(text.body) : null
    if (!anchors || anchors.includes(`#${anchor}`)) return null
    return fault('leads to no heading of the text', didYouMean(`#${anchor}`, anchors))
  }

  return (text, say) => {
    const self = pathOf(text)
    for (const [url, node] of addressesIn(text, 'link')) {
      const fault = faultOf(url, self)
      if (fault) say(node, fault.message, fault.fix)
    }
  }
}

/** Returns the path of the page that shows a text. @param told the stories that have a page */
export function pathOfText({ name, slug }: OwnText, told: Content['told']): string {
  const [, folder, base = ''] = /^(articles|projects|pages)\/(.+)\.md$/.exec(name) ?? []
  const story = told.find(({ id }) => String(id) === base)
  if (folder === 'projects') return story ? storyPath(story.slug) : routes.projects()
  if (folder === PAGES_FOLDER)
    return base.endsWith('.en') ? localPath('en', `/${base.slice(0, -3)}`) : `/${base}`
  if (folder !== 'articles') return routes.privacy
  const { slug: named } = readArticleName(`${base}.md`)
  return slug === null ? localPath('en', routes.article(named)) : routes.article(slug)
}

/** Returns links to the headings of a text as its page has them, and to the text's own ids. */
function anchorsOf(body: string): string[] {
  const { tree } = parseOnce(body.trim())
  const { ids, renamed } = headingIds(tree)
  const anchors = [...ids.values(), ...renamed.keys()]
  visit(tree, 'element', ({ properties }) => {
    if (typeof properties.id === 'string') anchors.push(properties.id.replace(ID_PREFIX, ''))
  })
  return anchors.map((anchor) => `#${anchor}`)
}

const decoded = (text: string) => decodeSegment(text) ?? text

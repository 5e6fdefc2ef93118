import type TurndownService from 'turndown'
import { linkTo } from './embeds'
import { escapeDestination, escapeMarkdown } from './escape-markdown'
import type { Marks } from './marks'

const PLAYED: (keyof HTMLElementTagNameMap)[] = ['iframe', 'video', 'audio', 'object', 'embed', 'script']
const DROPPED = /^(?:FORM|BUTTON|CANVAS|SVG|SELECT|TEXTAREA|NOSCRIPT|STYLE|MATH)$/
const WITHOUT_WORDS = new Set(['STYLE', 'NOSCRIPT'])
/** The controls of a player that Ghost puts beside a video or a sound: buttons, and times such as 0:00. */
const CONTROLS =
  /\bkg-(?:video-(?:overlay|player-container)|audio-player(?!-container)|audio-thumbnail placeholder)\b/
/** Adds the conversions of what is embedded: players, cards of other pages, and elements that an article can't have. */
export function addEmbedRules(service: TurndownService, marks: Marks): void {
  service.addRule('controls', {
    filter: (node) => CONTROLS.test(node.className ?? ''),
    replacement: () => '',
  })
  service.addRule('embed', {
    filter: PLAYED,
    replacement: (_, node) => embedded(node as Element, marks),
  })
  service.addRule('dropped', {
    filter: (node) => DROPPED.test(node.nodeName.toUpperCase()),
    replacement: (_, node) => dropped(node.nodeName.toUpperCase(), marks),
  })
  service.addRule('card', {
    filter: (node) =>
      node.nodeName === 'A' && /kg-bookmark-container|mixtapeEmbed-anchor/.test(node.className),
    replacement: (_, node) => card(node as Element, marks),
  })
  service.addRule('wordpress embed', {
    filter: (node) =>
      /\bwp-block-embed__wrapper\b/.test(node.className ?? '') && !node.querySelector('iframe'),
    replacement: (content, node) => wordpressEmbed(content, node as Element, marks),
  })
}

/**
 * Replaces elements that the library considers blank because they have no text. Embedded objects and dropped elements
 * may still have content, so they are reported as elsewhere.
 * @param content the converted content of the element
 */
export function replaceBlank(content: string, node: Element, marks: Marks): string {
  const name = node.nodeName.toUpperCase()
  if (CONTROLS.test(node.className)) return ''
  if (name === 'OBJECT') return embedded(node, marks)
  if (DROPPED.test(name)) return dropped(name, marks)
  const isBlock = 'isBlock' in node && node.isBlock === true
  return content.trim() || isBlock ? `\n\n${content.trim()}\n\n` : ''
}

function embedded(node: Element, marks: Marks): string {
  const name = node.nodeName.toLowerCase()
  const source =
    node.getAttribute('src') ??
    node.getAttribute('data') ??
    node.querySelector('source')?.getAttribute('src') ??
    ''
  const link = linkTo(source)
  if (name === 'script' && !/^(?:https:)?\/\/gist\.github\.com\//.test(source))
    return `\n\n${marks.at('a script is left out')}\n\n`
  const what = link
    ? `an embedded ${name} is a link now`
    : `an embedded ${name} without an address is left out`
  return `\n\n${link}${marks.at(what)}\n\n`
}

function dropped(name: string, marks: Marks): string {
  return WITHOUT_WORDS.has(name) ? '' : `\n\n${marks.at(`a ${name.toLowerCase()} is left out`)}\n\n`
}

/** Converts a card that links to another page: its title becomes the link. */
function card(node: Element, marks: Marks): string {
  const title = node.querySelector('.kg-bookmark-title, strong')?.textContent?.trim()
  const address = node.getAttribute('href') ?? ''
  const words = escapeMarkdown((title || address).replace(/\s+/g, ' '))
  return `\n\n[${words}](${escapeDestination(address)})${marks.at('a card of another page is a link now')}\n\n`
}

function wordpressEmbed(content: string, node: Element, marks: Marks): string {
  const link = linkTo(node.textContent ?? '')
  return `\n\n${link || content}${marks.at('an embedded page is a link now')}\n\n`
}

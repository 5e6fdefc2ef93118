import { escapeMarkup } from '../../../text/escaping'
import { linkTo } from '../embeds'
import type { Marks } from '../marks'
import { outsideOfCode } from './outside-of-code'

const TAG = /\{%-?\s*(\w+)((?:(?!%\})[^]){0,2000}?)-?%\}/g
/** Converts the value of a tag to the URL of its page. */
const PAGES: Record<string, (value: string) => string> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id) => `https://vimeo.com/${id}`,
  twitter: (id) => `https://twitter.com/i/status/${id}`,
  tweet: (id) => `https://twitter.com/i/status/${id}`,
  github: (name) => `https://github.com/${name}`,
  user: (name) => `https://dev.to/${name}`,
  tag: (name) => `https://dev.to/t/${name}`,
  link: (path) => `https://dev.to/${path.replace(/^\//, '')}`,
  post: (path) => `https://dev.to/${path.replace(/^\//, '')}`,
  spotify: (uri) => `https://open.spotify.com/${uri.replace(/^spotify:/, '').replaceAll(':', '/')}`,
}
/** Tags that wrap text, which stays. */
const AROUND = /^(?:katex|cta)$/
/** Tags of text that is folded until it is opened, with its summary. */
const FOLDED = /\n*\{%-?\s*(end)?(?:details|collapsible|spoiler)\b((?:(?!%\})[^]){0,2000}?)-?%\}\n*/g
const FORMULA = /\{%-?\s*katex(\s+inline)?\s*-?%\}((?:(?!\{%)[^]){1,5000}?)\{%-?\s*endkatex\s*-?%\}/g

/**
 * Replaces dev.to's Liquid tags with links if they refer to a page, and removes the
 * others. Each is marked, except `raw`.
 */
export function expandLiquid(markdown: string, marks: Marks): string {
  return outsideOfCode(markdown, (text) =>
    text
      .replace(FORMULA, formula)
      .replace(FOLDED, folded)
      .replace(TAG, (whole, name: string, rest: string) => {
        if (name === 'raw') return ''
        if (name.startsWith('end')) return ''
        if (AROUND.test(name)) return around(name, rest.trim(), marks)
        const [value = ''] = rest.trim().split(/\s+/)
        const link = linkTo(/^https?:/.test(value) ? value : (PAGES[name]?.(value) ?? ''))
        const what = link ? `{% ${name} %} is a link now` : `${whole.slice(0, 80)} is left out`
        return link + marks.at(what)
      }),
  )
}

function formula(_whole: string, inline: string | undefined, tex: string): string {
  return inline ? `$${tex.trim()}$` : `\n\n$$\n${tex.trim()}\n$$\n\n`
}

function folded(_whole: string, end: string | undefined, summary: string): string {
  if (end) return '\n\n</details>\n\n'
  return `\n\n<details>\n<summary>${escapeMarkup(summary.trim())}</summary>\n\n`
}

function around(name: string, words: string, marks: Marks): string {
  const mark = marks.at(`{% ${name} %} is plain text now`)
  const link = /^https?:\S+$/.test(words) ? linkTo(words) : ''
  if (link) return `${link} ${mark}`
  return name === 'katex' || !words ? mark : `**${words}**${mark}\n`
}

import { slug } from 'github-slugger'
import { embeddedPage } from './addresses'
import { convertFormulas } from './formulas'
import type { Marks } from './post'
import { PICTURE_FILE, replaceOutsideCode } from './scan-markdown'

/** What tags of Liquid and shortcodes of Hugo become. */
const TAGS: [pattern: RegExp, becomes: string][] = [
  [/\{%-?\s*highlight\s+([\w+#.-]+)[^%]*%\}\n*([^]*?)\n*\{%-?\s*endhighlight\s*-?%\}/g, '```$1\n$2\n```'],
  [
    /\{\{[<%]\s*highlight\s+"?([\w+#.-]+)[^}]*\}\}\n*([^]*?)\n*\{\{[<%]\s*\/highlight\s*[>%]\}\}/g,
    '```$1\n$2\n```',
  ],
  [/\{%-?\s*\w+\s+(https?:\/\/[^\s%]+)\s*-?%\}/g, '<$1>'],
  [/\{%-?\s*comment\s*-?%\}[^]*?\{%-?\s*endcomment\s*-?%\}\n?/g, ''],
  [/\{%-?\s*(?:end)?raw\s*-?%\}|\{\{-?\s*site\.(?:base)?url\s*-?\}\}/g, ''],
  [/\{\{-?\s*["']([^"']+)["']\s*\|\s*\w*url[^}]*\}\}|\{%-?\s*(?:post_url|link)\s+(\S+?)\s*-?%\}/g, '$1$2'],
  [/\{\{[<%]\s*(?:rel)?ref\s+["']?([^"'\s>%]+)["']?\s*[>%]\}\}/g, '$1'],
  [
    /\{[{%][<%-]?\s*(?:include\s+)?youtube\S*\s+(?:\w+=)?["']?([\w-]+)[^}]*\}\}?/gi,
    '<https://www.youtube.com/watch?v=$1>',
  ],
  [/\{[{%][<%-]?\s*(?:include\s+)?vimeo\S*\s+(?:\w+=)?["']?(\d+)[^}]*\}\}?/gi, '<https://vimeo.com/$1>'],
]
const FIGURE = /\{\{[<%]\s*figure\s([^}]*)[>%]\}\}/g
const EMBEDDED =
  /<(iframe|video|audio|embed|object)\b[^>]*?\b(?:src|data)=["']([^"']+)["'][^>]*>(?:[^]*?<\/\1>)?/gi
const WIKI_LINK = /(!?)\[\[([^\]|#\\]*)(#[^\]|\\]*)?(?:\\?\|([^\]]*))?\]\]/g
/**
 * Converts what other generators' Markdown has more than the site's: tags of Liquid, shortcodes of Hugo, links of
 * Obsidian, embedded players, formulas. `npm run check` names what stays as it is written.
 * @param findNote finds the address of the file that a name means; null for none
 */
export function convertDialects(
  given: string,
  marks: Marks,
  findNote: (name: string) => string | null,
): string {
  let text = given
  for (const [pattern, becomes] of TAGS)
    text = replaceOutsideCode(text, pattern, ([whole]) =>
      whole.replace(new RegExp(pattern.source, 'i'), becomes),
    )
  text = replaceOutsideCode(text, FIGURE, ([, given = '']) => {
    const attribute = (name: string) => new RegExp(`\\b${name}=["']([^"']*)`).exec(given)?.[1] ?? ''
    const caption = attribute('caption') || attribute('title')
    return `![${attribute('alt')}](${encodeURI(attribute('src'))}${caption && ` "${caption}"`})`
  })
  text = replaceOutsideCode(text, EMBEDDED, ([whole, name = '', source = '']) => {
    const page = embeddedPage(source)
    const what = `an embedded ${name.toLowerCase()} ${page ? 'is a link now' : 'is not shown'}`
    return `${page ? `<${page}>` : whole}${marks.at(what)}`
  })
  text = replaceOutsideCode(text, WIKI_LINK, ([whole, sign, name = '', heading = '', words = '']) => {
    const file = PICTURE_FILE.test(heading) ? findNote((name + heading).trim()) : null
    const address = file || (name ? findNote(name.trim()) : '')
    if (address === null) return `${words || name}${marks.at(`${whole} leads to nothing that was imported`)}`
    if (!sign || /\.mdx?$/.test(address)) {
      const id = heading && !file ? `#${slug(heading.slice(1).trim())}` : ''
      return `[${words || name || heading.slice(1)}](${address}${id})`
    }
    const [, width] = /^(\d+)(?:x\d+)?$/.exec(words) ?? []
    return width ? `<img src="${address}" alt="" width="${width}">` : `![${words}](${address})`
  })
  return convertFormulas(text)
}

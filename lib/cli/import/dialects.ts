import { embeddedPage } from './addresses'
import { replaceOutsideCode } from './scan-markdown'

/** What tags of Liquid, shortcodes of Hugo and marks of Hashnode become; the groups of a match by their numbers. */
const TAGS: [pattern: RegExp, becomes: string][] = [
  [
    /\{[{%][<%-]?\s*highlight\s+"?([\w+#.-]+)[^}]*\}{1,2}\n*([^]*?)\n*\{[{%][<%-]?\s*(?:end|\/)highlight\s*[-%>]*\}{1,2}/g,
    '```$1\n$2\n```',
  ],
  [/\{%-?\s*\w+\s+["']?(https?:\/\/[^\s%"']+)["']?\s*-?%\}/g, '<$1>'],
  [/\{\{-?\s*site\.(?:base)?url\s*-?\}\}|(?<=!\[[^\]]*\]\(https?:\S+) align="\w+"(?=\))/g, ''],
  [/\{\{-?\s*["']([^"']+)["']\s*\|\s*\w*url[^}]*\}\}|\{%-?\s*(?:post_url|link)\s+(\S+?)\s*-?%\}/g, '$1$2'],
  [/\{\{[<%]\s*(?:rel)?ref\s+["']?([^"'\s>%]+)["']?\s*[>%]\}\}/g, '$1'],
  [
    /\{[{%][<%-]?\s*(?:include\s+)?(?:youtube|video)\S*\s+(?:\w+=)?["']?(?:https?:[^\s"']*?(?:v=|be\/|embed\/))?([\w-]{11})\b[^}]*\}\}?/gi,
    '<https://www.youtube.com/watch?v=$1>',
  ],
  [/\{[{%][<%-]?\s*(?:include\s+)?vimeo\S*\s+(?:\w+=)?["']?(\d+)[^}]*\}\}?/gi, '<https://vimeo.com/$1>'],
]
const FIGURE = /\{\{[<%]\s*figure\s([^}]*)[>%]\}\}|\{%-?\s*include\s+figure\S*\s([^%]*)%\}/g
const EMBEDDED =
  /<(iframe|video|audio|embed|object)\b[^>]*?\b(?:src|data)=["']([^"']+)["'][^>]*>(?:[^]*?<\/\1>)?/gi
/** What Liquid takes as it is written, in code too. */
const RAW = /\{%-?\s*raw\s*-?%\}\n?([^]*?)\{%-?\s*endraw\s*-?%\}(?:(?<=\n\{%[^%]*%\})\n)?/g

/**
 * Converts what other generators' Markdown has more than the site's: tags of Liquid, shortcodes of Hugo, embedded
 * players. The site reads the links of Obsidian itself. `npm run check` names what stays as it is written.
 * @param lost receives what is changed
 */
export function convertDialects(markdown: string, lost: string[]): string {
  let text = markdown
  for (const [pattern, becomes] of TAGS)
    text = replaceOutsideCode(text, pattern, (match) =>
      becomes.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? ''),
    )
  text = replaceOutsideCode(text, FIGURE, ([, hugo, jekyll]) => {
    const attribute = (name: string) =>
      new RegExp(`\\b(?:${name})=["']([^"']*)`).exec(hugo ?? jekyll ?? '')?.[1] ?? ''
    const caption = attribute('caption') || attribute('title')
    return `![${attribute('alt')}](${encodeURI(attribute('src|image_path|path|url'))}${caption && ` "${caption}"`})`
  })
  text = replaceOutsideCode(text, EMBEDDED, ([whole, name = '', source = '']) => {
    const page = embeddedPage(source)
    if (page) lost.push(`an embedded ${name.toLowerCase()} is a link now: ${page}`)
    return page ? `<${page}>` : whole
  })
  return text.replace(RAW, '$1')
}

import { linkTo } from '../embeds'
import type { Marks } from '../marks'
import { counted } from '../values'

type Attributes = Record<string, string>

/** Self-contained shortcodes, which may lack attributes. */
const BARE = /^(?:gallery|toc|playlist|audio|video|contact-form|embed|more|subscribe|products)$/
const LANGUAGES =
  'php|js|javascript|css|html|xml|sql|bash|shell|python|java|csharp|ruby|cpp|c|json|yaml|diff|plain'
const CODE = new RegExp(
  `\\[(code|sourcecode|${LANGUAGES})([^\\]\\n]{0,300})\\]([^]{0,20000}?)\\[/\\1\\]`,
  'g',
)
const CAPTION = /\[caption([^\]]{0,500})\]([^]{0,5000}?)\[\/caption\]/g
const EMBED = /\[(embed|youtube|vimeo|video|audio)([^\]\n]{0,500})\](?:([^[]{0,2000})\[\/\1\])?/g
const GALLERY = /\[gallery([^\]\n]{0,5000})\]/g
const ANY = /\[(\/?)([a-z][\w-]{1,40})((?:\s[^\]\n]{0,500}|=[^\]\n]{0,500})?)(\/?)\]/gi

/** Converts `[code language="php"]` and the like to HTML, before anything inside is interpreted. */
export function codeShortcodes(text: string): string {
  return text.replace(CODE, (_, name: string, given: string, code: string) => {
    const { lang, language = lang } = attributesOf(given)
    const named = language ?? (/code/.test(name) ? '' : name)
    return `<pre data-lang="${named.replace(/[^\w+#.-]/g, '')}">${escapeTags(code.trim())}</pre>`
  })
}

/**
 * Converts WordPress shortcodes to HTML if they contain enough data, and replaces the others with a mark.
 * @param attachments URLs of pictures by id
 */
export function expandShortcodes(text: string, attachments: Map<string, string>, marks: Marks): string {
  const closed = new Set([...text.matchAll(/\[\/([\w-]{1,41})\]/g)].map(([, name]) => name))
  return text
    .replace(CAPTION, (_, _given, inner: string) => {
      const caption = inner.replace(/^\s*(?:<a[^>]*>)?\s*<img[^>]*>\s*(?:<\/a>)?/i, '')
      return `<figure>${inner.slice(0, inner.length - caption.length)}<figcaption>${caption}</figcaption></figure>`
    })
    .replace(GALLERY, (_, given: string) => gallery(attributesOf(given), attachments, marks))
    .replace(EMBED, (whole, name: string, given: string, inner = '') => {
      const { src, url, mp4, mp3 } = attributesOf(given)
      const address = [inner.trim(), src, url, mp4, mp3, given.trim().replace(/^=/, '')].find((one) =>
        linkTo(one ?? ''),
      )
      return address
        ? `\n\n<a href="${address}">${address}</a>${marks.at(`[${name}] is a link now`)}\n\n`
        : whole
    })
    .replace(ANY, (whole, closing: string, name: string, given: string, self: string) => {
      const isOne = closing || self || BARE.test(name) || /=/.test(given) || closed.has(name)
      if (!isOne) return whole
      return closing ? '' : marks.at(`the shortcode ${whole.slice(0, 80)} is left out`)
    })
}

function gallery({ ids = '' }: Attributes, attachments: Map<string, string>, marks: Marks): string {
  const found = ids.split(',').flatMap((id) => attachments.get(id.trim()) ?? [])
  if (found.length === 0) return marks.at('a gallery is left out: it names no picture of this file')
  const pictures = found.map((address) => `<p><img src="${address}" alt=""></p>`).join('\n')
  const mark = marks.at(`a gallery is ${counted(found.length, 'picture')}, one after another`)
  return `\n\n${mark}\n\n${pictures}\n\n`
}

function attributesOf(text: string): Attributes {
  const pairs = [...text.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g)]
  return Object.fromEntries(pairs.map(([, name = '', ...values]) => [name, values.find(Boolean) ?? '']))
}

function escapeTags(code: string): string {
  return /&(?:lt|gt|amp);/.test(code) ? code : code.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}

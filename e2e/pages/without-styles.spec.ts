import type { Root, RootContent } from 'hast'
import rehypeParse from 'rehype-parse'
import { expect, test } from 'playwright/test'
import { unified } from 'unified'
import { ARTICLE_WITH_EVERYTHING, ENGLISH, OTHER_PAGES, ROUTES, STORY_WITH_EVERYTHING } from '../routes'

/** Elements that begin and end a line without any style, as in text browsers; pictures are no words. */
const LINES =
  'html head title body address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody thead tr td th ul br summary option select img picture input textarea iframe'.split(
    ' ',
  )
/** Code is coloured within its words; a mark of a note belongs to the word before it. */
const UNREAD = ['script', 'style', 'template', 'svg', 'math', 'pre', 'code', 'sup']

async function read(page: string): Promise<Root> {
  const answer = await fetch(`${process.env.SITE_UNDER_TEST}${page}`)
  return unified()
    .use(rehypeParse)
    .parse(await answer.text())
}

/** Lists where a word ends in one element and another begins in the next, with nothing between them. */
function joinedWords(tree: Root): string[] {
  const joined: string[] = []
  let before = ''
  let isApart = true
  const walk = (node: Root | RootContent) => {
    if (node.type === 'text') {
      if (!isApart && /[\p{L}\p{N}.:)]$/u.test(before) && /^[\p{L}\p{N}#(«]/u.test(node.value))
        joined.push(`${before.slice(-20)}|${node.value.slice(0, 20)}`)
      if (node.value) before = node.value
      isApart = true
    }
    if (!('children' in node)) return
    const tag = 'tagName' in node ? node.tagName : ''
    const isLine = LINES.includes(tag) || UNREAD.includes(tag)
    const end = () => {
      isApart = false
      if (isLine) before = ''
    }
    end()
    if (!UNREAD.includes(tag)) node.children.forEach(walk)
    end()
  }
  walk(tree)
  return joined
}

for (const page of [...ROUTES, ...ENGLISH, ...OTHER_PAGES])
  test(`${page}: words that styles set apart are apart without them too`, async () => {
    expect(joinedWords(await read(page))).toEqual([])
  })

test('words in elements beside each other count as joined, unless a space or the end of a line is between them', () => {
  const parse = (html: string) => unified().use(rehypeParse, { fragment: true }).parse(html)
  expect(joinedWords(parse('<p><b>uno</b><a>dos</a></p>'))).toEqual(['uno|dos'])
  for (const apart of ['<b>uno</b> <a>dos</a>', '<p>uno</p><p>dos</p>', '<b>uno</b>, dos', 'uno<sup>1</sup>'])
    expect(joinedWords(parse(apart))).toEqual([])
})

for (const [page, label] of [
  [ARTICLE_WITH_EVERYTHING, 'Del texto a la etiqueta'],
  [STORY_WITH_EVERYTHING, 'De la libreta al móvil'],
] as const)
  test(`${page}: the contents and a diagram are read once, on the page and as Markdown`, async () => {
    const answer = await fetch(`${process.env.SITE_UNDER_TEST}${page}`)
    const html = await answer.text()
    const [, section] = /<h2 id="([^"]+)"/.exec(html) ?? []
    expect(html.match(new RegExp(`<li><a [^>]*href="#${section}"`, 'g'))).toHaveLength(1)
    expect(html.split(`alt="${label}"`)).toHaveLength(2)
    const text = await (await fetch(`${process.env.SITE_UNDER_TEST}${page}.md`)).text()
    expect(text.split(label)).toHaveLength(2)
  })

test('a diagram is in a feed once', async () => {
  const feed = await (await fetch(`${process.env.SITE_UNDER_TEST}/rss.xml`)).text()
  const [entry = ''] = /<item>(?:(?!<\/item>)[^])*prueba-maqueta[^]*?<\/item>/.exec(feed) ?? []
  expect(entry.split('Del texto a la etiqueta')).toHaveLength(2)
})

import { toString } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { feedHtml } from '../feed-html'
import { pageHtml } from '../page-html'

const toHtml = (content: string) => pageHtml(content, {})
const page = (content: string) => unified().use(rehypeParse, { fragment: true }).parse(toHtml(content))
const feed = (content: string) => feedHtml(content, 'https://www.example.com/article/a', {})
const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``
const textOf = (content: string) => {
  let text = ''
  visit(page(content), 'element', (node) => {
    if (node.tagName === 'code') text += toString(node)
  })
  return text
}

const CODE = 'const a = 1\n\n/* b\n   c */\nconst d = a'

test.each(['', '{1,3-4}', 'showLineNumbers', '/a/', '{1} /const/ showLineNumbers{7} title="a.ts"'])(
  'whatever is marked, the text content of the block equals the code: %j',
  (meta) => expect(textOf(fence(`ts ${meta}`, CODE))).toBe(`${CODE}\n`),
)

test('marked lines are mark elements, others are plain; a multi-line comment is highlighted on each line', () => {
  const html = toHtml(fence('ts {1,3}', CODE))
  expect(html.match(/<mark data-line/g)).toHaveLength(2)
  expect(html.match(/<span data-line/g)).toHaveLength(3)
  expect(html.match(/hljs-comment/g)).toHaveLength(2)
  expect(html).not.toContain('data-meta')
})

test('words are marked wherever they occur, even across highlighting tokens', () => {
  const html = toHtml(fence('ts /const a/', 'const a = 1\nconst b = a'))
  expect(html.match(/<mark>.*?<\/mark>/g)).toEqual(['<mark><span class="hljs-keyword">const</span> a</mark>'])
})

test('ranges beyond the code, and words not in it, mark nothing', () => {
  expect(toHtml(fence('ts {9-99999999} /zzz/', CODE))).not.toContain('<mark')
})

test('a diff keeps its signs out of the text, so that code is copied without them', () => {
  const content = fence('diff lang=ts title="a.ts"', '-const a = 1\n+const a = 2\n const b = a')
  const html = toHtml(content)
  expect(textOf(content)).toBe('const a = 1\nconst a = 2\nconst b = a\n')
  expect(html).toMatch(/<del data-line[^>]*><span class="hljs-keyword">const/)
  expect(html).toMatch(/<ins data-line[^>]*><span class="hljs-keyword">const/)
  expect(html).toContain('<span data-title>a.ts</span>')
})

test('a patch stays unchanged, as it is copied to be applied', () => {
  const patch = '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b'
  expect(textOf(fence('diff', patch))).toBe(`${patch}\n`)
  expect(toHtml(fence('diff', patch))).toContain('hljs-deletion')
})

test('feeds show the title above, and marks and signs in the text', () => {
  expect(feed(fence('ts title="a <b>.ts" {1} /d/', 'const c\nd'))).toBe(
    '<p><strong><code>a &#x3C;b>.ts</code></strong></p><pre><code class="language-ts"><mark>const c\n</mark><mark>d</mark>\n</code></pre>',
  )
  expect(feed(fence('diff lang=ts', '-a\n+b'))).toContain('-a\n+b')
})

test.each([
  'title="</code><script>alert(1)</script>"',
  'title="\'onmouseover=\'alert(1)"',
  'onmouseover="alert(1)"',
  '/<img src=x onerror=alert(1)>/',
  `${'/a/'.repeat(200)} {1-${'9'.repeat(300)}}`,
  '{1,2} '.repeat(300),
])('hostile code options are rendered as text or ignored: %.40s', (meta) => {
  const code = fence(`js ${meta}`, '<img src=x onerror=alert(1)>\n'.repeat(3))
  const found = new Set<string>()
  visit(page(code), 'element', (node) => {
    if (node.tagName === 'pre')
      visit(node, 'element', (inner) => {
        for (const name of [inner.tagName, ...Object.keys(inner.properties)]) found.add(name)
      })
  })
  const allowed = ['pre', 'tabIndex', 'role', 'ariaLabel', 'code', 'span', 'mark', 'className', 'dataLine']
  expect(allowed).toEqual(expect.arrayContaining([...found]))
  visit(page(code), 'element', ({ tagName, properties }) => {
    expect(tagName).not.toMatch(/^(?:script|img)$/)
    expect(Object.keys(properties).filter((name) => name.startsWith('on'))).toEqual([])
  })
})

test('marks are limited: a word matching every character of a long block', () => {
  const html = toHtml(fence('text /a/', 'a '.repeat(15_000)))
  expect(html.match(/<mark>/g)).toHaveLength(200)
})

test('an HTML attribute is parsed like fence options, and never rendered', () => {
  expect(toHtml('<pre><code class="language-js" data-meta="{1}">a\nb</code></pre>')).toContain(
    '<mark data-line',
  )
  expect(toHtml('<p data-meta="{1}">a</p><code data-meta="{1}">b</code>')).not.toContain('data-meta')
})

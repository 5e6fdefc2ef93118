import type { Root } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import {
  diagramSources,
  MAX_DIAGRAMS,
  rehypeDiagramPictures,
  rehypeDiagrams,
  type ServedDiagram,
} from './rehype-diagrams'

const SOURCE = '<pre><code class="language-mermaid">graph TD</code></pre>'
const served = (index: number): ServedDiagram => ({
  light: `/l${index}`,
  dark: `/d${index}`,
  width: 30,
  height: 20,
  label: 'Uno',
})

/** Returns HTML after a plugin has run. */
function after(step: (tree: Root) => void, html: string): string {
  const tree = unified().use(rehypeParse, { fragment: true }).parse(html)
  step(tree)
  return unified().use(rehypeStringify).stringify(tree)
}
const onPage = (html: string, address: (index: number) => ServedDiagram | null = served) =>
  after(rehypeDiagrams({ address, label: (text) => `Ampliar: ${text}` }), html)
const inFeed = (html: string, address: (index: number) => ServedDiagram | null = served) =>
  after(rehypeDiagramPictures({ address }), html)

test('a diagram is a picture for each theme, which opens in a tab of its own', () => {
  const picture = (scheme: string, src: string) =>
    `<a href="${src}" target="_blank" rel="noopener noreferrer" data-scheme="${scheme}" aria-label="Ampliar: Uno">` +
    `<img src="${src}" width="30" height="20" alt="Uno" loading="lazy" decoding="async"></a>`
  expect(onPage(SOURCE)).toBe(
    `<figure data-diagram>${picture('light', '/l0')}${picture('dark', '/d0')}</figure>`,
  )
})

test('in a feed it is one picture, on its light ground', () => {
  expect(inFeed(SOURCE)).toBe(
    '<p><img src="/l0" width="30" height="20" alt="Uno" loading="lazy" decoding="async"></p>',
  )
})

test('one that is not drawn stays its source, and the next one keeps its number', () => {
  const second = (index: number) => (index === 1 ? served(index) : null)
  const other = '<pre><code class="language-js">mermaid</code></pre>'
  expect(onPage(SOURCE + other + SOURCE, second)).toMatch(
    new RegExp(`^${SOURCE}${other}<figure data-diagram><a href="/l1"`),
  )
  expect(inFeed(SOURCE + SOURCE, second)).toMatch(new RegExp(`^${SOURCE}<p><img src="/l1"`))
})

test('a text has a limit of diagrams, the rest stays code', () => {
  const html = onPage(SOURCE.repeat(MAX_DIAGRAMS + 1))
  expect(html.match(/<figure/g)).toHaveLength(MAX_DIAGRAMS)
  expect(html.endsWith(SOURCE)).toBe(true)
})

test('sources are found in any writing of the name, in their order', () => {
  const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``
  expect(
    diagramSources([fence('Mermaid', 'a'), fence('js', 'b'), fence('mermaid', 'c')].join('\n\n')),
  ).toEqual(['a\n', 'c\n'])
  expect(diagramSources(fence('js', 'mermaid'))).toEqual([])
  expect(diagramSources('Texto.')).toEqual([])
})

import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import type { Root } from 'hast'
import { feedHtml } from './feed-html'
import { pageText } from './page-text'

const toHtml = (tree: Root) => unified().use(rehypeStringify).stringify(tree)
const address = (_src: string, index: number) => ({ src: `/media/${index}` })

test.each([
  '<picture><source srcset="https://evil.example/a.png"><img src="https://evil.example/b.png" srcset="https://evil.example/c.png 2x" alt="d"></picture>',
  '<img src="a.png" srcset="//evil.example/a.png 1x" alt="d">',
  '<video poster="https://evil.example/a.png"><source src="https://evil.example/a.mp4"></video>![d](a.png)',
])('nothing in a text is loaded from elsewhere, its picture comes from this site: %s', (content) => {
  const page = toHtml(pageText(content, address).tree)
  const feed = feedHtml(content, { page: 'https://www.example.com/article/a', imageAddress: address })
  expect(page).toContain('<img src="/media/0" alt="d"')
  expect(feed).toContain('<img src="https://www.example.com/media/0" alt="d"')
  for (const html of [page, feed]) expect(html).not.toMatch(/evil|srcset|<source|<picture/)
})

test('a link to elsewhere stays', () => {
  const html = toHtml(pageText('[a](https://example.com/a.png)', address).tree)
  expect(html).toContain('href="https://example.com/a.png"')
})

import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import type { Root } from 'hast'
import { feedHtml } from './feed-html'
import { pageText } from './page-text'

const toHtml = (content: string) =>
  unified()
    .use(rehypeStringify)
    .stringify(pageText(content, () => null).tree as Root)
const feed = (content: string) =>
  feedHtml(content, { page: 'https://www.example.com/article/a', imageAddress: () => null })

test.each([
  ['NOTE', 'note', 'Nota'],
  ['TIP', 'tip', 'Consejo'],
  ['IMPORTANT', 'important', 'Importante'],
  ['WARNING', 'warning', 'Advertencia'],
  ['CAUTION', 'caution', 'Precaución'],
  ['note', 'note', 'Nota'],
])('[!%s] is an alert, named in Spanish', (mark, kind, title) => {
  const html = toHtml(`> [!${mark}]\n> Con **negrita** y [enlace](/a).\n>\n> - Uno`)
  expect(html).toContain(`<div data-alert="${kind}" role="note">\n<p><strong>${title}</strong></p>`)
  expect(html).toMatch(/<p>Con <strong>negrita<\/strong> y <a href="\/a" target="_blank"/)
  expect(html).toContain('<li>Uno</li>')
  expect(html).not.toMatch(/\[!|<blockquote/)
})

test('the mark may stand alone in its paragraph, and before other marks', () => {
  expect(toHtml('> [!TIP]\n>\n> Después.')).toMatch(/Consejo<\/strong><\/p>\s*<p>Después\.<\/p>/)
  expect(toHtml('> [!TIP]\n> **Así**.')).toContain('<p><strong>Así</strong>.</p>')
  expect(toHtml('> [!TIP]\n>\n> ```js\n> a\n> ```')).toContain('<pre>')
})

test.each([
  '> Una cita.',
  '> [!NOTA]\n> a',
  '> [!NOTE] a',
  '> a\n> [!NOTE]',
  '> [!NOTE]',
  '> \\[!NOTE]\n\na',
  '[!NOTE]\na',
  '- > [!NOTE]\n  > a',
  '> > [!NOTE]\n> > a',
  '> `[!NOTE]`\n> a',
  '> # [!NOTE]\n>\n> a',
  '<p>[!NOTE]\na</p>',
])('what GitHub shows as a quote or text stays one: %j', (content) => {
  expect(toHtml(content)).not.toContain('data-alert')
})

test('feeds get a quote with its name', () => {
  expect(feed('> [!WARNING]\n> Cuidado.')).toMatch(
    /^<blockquote>\s*<p><strong>Advertencia<\/strong><\/p>\s*<p>Cuidado\.<\/p>\s*<\/blockquote>$/,
  )
})

test('HTML inside is sanitised as everywhere, headings inside are no sections', () => {
  const html = toHtml(
    '> [!NOTE]\n> <script>alert(1)</script><b onclick="x" style="a">b</b>\n>\n> <div data-alert="tip">c</div>',
  )
  expect(html).not.toMatch(/script|onclick|style=|data-alert="tip"/)
  expect(html).toContain('<b>b</b>')
})

test('ten thousand alerts are cut like any other text', () => {
  const { whole, tree } = pageText('> [!NOTE]\n> a\n\n'.repeat(10_000), () => null)
  expect(whole).toBe(false)
  expect(JSON.stringify(tree).length).toBeLessThan(4_000_000)
})

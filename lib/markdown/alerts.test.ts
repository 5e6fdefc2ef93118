import { feedHtml } from './feed-html'
import { pageHtml } from './page-html'

const toHtml = (content: string) => pageHtml(content, {})
const feed = (content: string) => feedHtml(content, 'https://www.example.com/article/a', {})

test.each([
  ['NOTE', 'note', 'Nota'],
  ['TIP', 'tip', 'Consejo'],
  ['CAUTION', 'caution', 'Precaución'],
  ['note', 'note', 'Nota'],
])('[!%s] is an alert with a Spanish label', (mark, kind, title) => {
  const html = toHtml(`> [!${mark}]\n> Con **negrita** y [enlace](/a).\n>\n> - Uno`)
  expect(html).toContain(`<div data-alert="${kind}" role="note">\n<p><strong>${title}</strong></p>`)
  expect(html).toMatch(/<p>Con <strong>negrita<\/strong> y <a href="\/a" target="_blank"/)
  expect(html).toContain('<li>Uno</li>')
  expect(html).not.toMatch(/\[!|<blockquote/)
})

test('the marker can be alone in its paragraph, or before other markup', () => {
  expect(toHtml('> [!TIP]\n>\n> Después.')).toMatch(/Consejo<\/strong><\/p>\s*<p>Después\.<\/p>/)
  expect(toHtml('> [!TIP]\n> **Así**.')).toContain('<p><strong>Así</strong>.</p>')
  expect(toHtml('> [!TIP]\n>\n> ```js\n> a\n> ```')).toContain('<pre ')
})

test.each([
  '> Una cita.',
  '> \\[!NOTE]\n\na',
  '[!NOTE]\na',
  '> > [!NOTE]\n> > a',
  '> `[!NOTE]`\n> a',
  '<p>[!NOTE]\na</p>',
])('what GitHub renders as a quote or text stays one: %j', (content) => {
  expect(toHtml(content)).not.toContain('data-alert')
})

test('feeds get a blockquote with its label', () => {
  expect(feed('> [!WARNING]\n> Cuidado.')).toMatch(
    /^<blockquote>\s*<p><strong>Advertencia<\/strong><\/p>\s*<p>Cuidado\.<\/p>\s*<\/blockquote>$/,
  )
})

test('HTML inside is sanitised as usual, headings inside are not sections', () => {
  const html = toHtml(
    '> [!NOTE]\n> <script>alert(1)</script><b onclick="x" style="a">b</b>\n>\n> <div data-alert="tip">c</div>',
  )
  expect(html).not.toMatch(/script|onclick|style=|data-alert="tip"/)
  expect(html).toContain('<b>b</b>')
})

test.each([
  ['> [!warning] Cuidado con **esto**\n> a', 'warning', 'Cuidado con <strong>esto</strong>'],
  ['> [!faq]\n> a', 'important', 'Pregunta'],
  ['> [!tldr]\n> a', 'note', 'Resumen'],
  ['> [!mi-nota]\n> a', 'note', 'Mi nota'],
  ['> [!constructor]\n> a', 'note', 'Constructor'],
])('an Obsidian callout has its type and title: %j', (content, kind, title) => {
  expect(toHtml(content)).toContain(
    `<div data-alert="${kind}" role="note">\n<p><strong>${title}</strong></p>`,
  )
})

test('a collapsed callout can be expanded, and a collapsible one is open', () => {
  expect(toHtml('> [!tip]- Título\n> Texto.')).toMatch(
    /^<details data-alert="tip">\s*<summary><strong>Título<\/strong><\/summary><p>Texto\.<\/p>\s*<\/details>$/,
  )
  expect(toHtml('> [!tip]+ Título\n> Texto.')).toMatch(/^<details data-alert="tip" open>/)
  expect(feed('> [!tip]- Título\n> Texto.')).toMatch(
    /^<blockquote>\s*<p><strong>Título<\/strong><\/p><p>Texto/,
  )
})

test('callouts can be nested', () => {
  expect(toHtml('> [!note]\n> a\n>\n> > [!tip]- b\n> > c').match(/data-alert="\w+"/g)).toEqual([
    'data-alert="note"',
    'data-alert="tip"',
  ])
})

import { render, screen, within } from '@testing-library/react'
import { Markdown } from './markdown'

const show = async (content: string) => render(await Markdown({ content })).container

test('§5 headings shift one level down', async () => {
  await show('# Uno\n\n## Dos\n\n### Tres\n\n###### Seis')
  expect(screen.getByRole('heading', { name: 'Uno', level: 2 })).toHaveAttribute('id', 'uno')
  expect(screen.getByRole('heading', { name: 'Dos', level: 3 })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Tres', level: 4 })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Seis', level: 6 })).toBeInTheDocument()
})

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'ftp://example.com',
])('§5 a link with the scheme of %p is neutralised', async (href) => {
  await show(`[pulsa](<${href}>) <a href="${href}">y aquí</a>`)
  for (const link of screen.getAllByRole('link')) {
    expect(link).not.toHaveAttribute('href')
    expect(link).toHaveAttribute('aria-disabled', 'true')
  }
})

test('§5 autolinks, strikethrough, tables and task lists', async () => {
  const container = await show(
    'https://example.com ~~no~~\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n- [x] hecho\n- [ ] por hacer',
  )
  expect(screen.getByRole('link', { name: 'https://example.com' })).toBeInTheDocument()
  expect(container.querySelector('del')).toHaveTextContent('no')
  expect(within(screen.getByRole('region', { name: 'Tabla' })).getByRole('table')).toBeInTheDocument()
  expect(container.querySelector('td[data-align="right"]')).toHaveTextContent('2')
  expect(screen.getByRole('checkbox', { name: 'Hecho' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Pendiente' })).not.toBeChecked()
})

test('§5 footnotes link down and back up, on the same page', async () => {
  const container = await show('Texto[^1].\n\n[^1]: Al pie.')
  const reference = screen.getByRole('link', { name: '1' })
  expect(reference).not.toHaveAttribute('target')
  const note = container.querySelector(reference.getAttribute('href') ?? '')
  expect(note).toHaveTextContent('Al pie.')
  const back = within(note as HTMLElement).getByRole('link', { name: 'Volver a la referencia 1' })
  expect(container.querySelector(back.getAttribute('href') ?? '')).toContainElement(reference)
  expect(screen.getByRole('heading', { name: 'Notas', level: 2 })).toBeInTheDocument()
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>1</script></svg>',
  '<math href="javascript:alert(1)">x</math>',
  '<iframe src="//evil.example"></iframe>',
  '<p style="position:fixed" onclick="alert(1)" id="menu" class="x">a</p>',
  '<form action="//evil.example"><input name="q"></form>',
  '<base href="//evil.example"><meta http-equiv="refresh" content="0;//evil.example"><link rel=stylesheet href=//e.vil>',
])('hostile HTML is removed: %s', async (html) => {
  const { innerHTML } = await show(`Antes ${html} después\n\n${html}`)
  expect(innerHTML).not.toMatch(
    /<(script|svg|math|iframe|form|base|meta|link|style)|\son\w+=|style=|javascript:|evil\.example/i,
  )
  expect(innerHTML).not.toMatch(/id="menu"/)
})

test('the file name of code is shown, and labels its block', async () => {
  await show('```ts title="lib/a.ts" {1}\nconst a = 1\n```')
  expect(screen.getByRole('group', { name: 'Código de lib/a.ts' })).toHaveTextContent('const a = 1')
  expect(screen.getByText('lib/a.ts')).toBeInTheDocument()
  expect(screen.getByText('TypeScript')).toBeInTheDocument()
})

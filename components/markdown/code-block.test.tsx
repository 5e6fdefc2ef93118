import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { textFacts } from '@/lib/markdown/text-parts'
import { Markdown } from './markdown'

test('code is highlighted with classes, and its language is shown', async () => {
  const { container } = render(await Markdown({ content: '```sql\nSELECT 1\n```' }))
  expect(container.querySelector('.hljs-keyword')).toHaveTextContent('SELECT')
  expect(container).toHaveTextContent('SQL')
  expect(container.innerHTML).not.toContain('style=')
})

test('copying shows a confirmation, and copies the code verbatim', async () => {
  const user = userEvent.setup()
  render(await Markdown({ content: '```sql\nSELECT 1\n  FROM dual\n```' }))
  await user.click(screen.getByRole('button', { name: 'Copiar el código' }))
  expect(await screen.findByText('Copiado')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe('SELECT 1\n  FROM dual')
})

test('copying leaves out line numbers, diff signs and deleted lines', async () => {
  const user = userEvent.setup()
  render(await Markdown({ content: '```diff showLineNumbers\n-let a = 1\n+const a = 1\n b(a)\n```' }))
  await user.click(screen.getByRole('button', { name: 'Copiar el código' }))
  expect(await navigator.clipboard.readText()).toBe('const a = 1\nb(a)')
})

test('the file name is shown, and labels its block', async () => {
  render(await Markdown({ content: '```ts title="lib/a.ts" {1}\nconst a = 1\n```' }))
  expect(screen.getByRole('group', { name: 'Código de lib/a.ts' })).toHaveTextContent('const a = 1')
  expect(screen.getByText('lib/a.ts')).toBeInTheDocument()
  expect(screen.getByText('TypeScript')).toBeInTheDocument()
})

test('headings link to themselves, unless they already contain a link; the sections are collected', async () => {
  const content = '# Uno y `dos`\n\n## Tres\n\n# [Cuatro](/x)'
  render(await Markdown({ content: content }))
  expect(screen.getByRole('link', { name: 'Uno y dos' })).toHaveAttribute('href', '#uno-y-dos')
  expect(screen.getByRole('heading', { name: 'Cuatro' }).querySelectorAll('a')).toHaveLength(1)
  expect(textFacts(content).sections).toEqual([
    { id: 'uno-y-dos', title: 'Uno y dos' },
    { id: 'cuatro', title: 'Cuatro' },
  ])
})

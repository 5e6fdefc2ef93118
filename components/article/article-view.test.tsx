import { render, screen } from '@testing-library/react'
import { anArticle } from '@/e2e/unit/builders'
import { ArticleView } from './article-view'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }))

const content = '```mermaid\ngraph TD\n  A[Uno] --> B[Dos]\n```'

test.each([
  ['es', 'Ver en grande: Diagrama de flujo: Uno, Dos (se abre en una pestaña nueva)'],
  ['en', 'Enlarge: Flowchart: Uno, Dos (opens in a new tab)'],
] as const)('a diagram is described in the language of its article: %s', async (language, name) => {
  render(await ArticleView({ article: anArticle({ content }), language }))
  expect(screen.getAllByRole('link', { name })).toHaveLength(2)
})

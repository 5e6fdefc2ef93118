import { render, screen } from '@testing-library/react'
import { anArticle } from '@/e2e/unit/builders'
import { ArticleView } from './article-view'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }))

const content = '```mermaid\ngraph TD\n  A[Uno] --> B[Dos]\n```'

test.each([
  ['es', 'Ver en grande: Diagrama de flujo: Uno, Dos'],
  ['en', 'Enlarge: Flowchart: Uno, Dos'],
] as const)('a diagram is described in the language of its article: %s', async (language, name) => {
  render(await ArticleView({ article: anArticle({ content }), language }))
  const links = screen.getAllByRole('link', { name })
  expect(links).toHaveLength(2)
  for (const link of links)
    expect(link).toHaveAccessibleDescription(
      language === 'es' ? '(se abre en una pestaña nueva)' : '(opens in a new tab)',
    )
})

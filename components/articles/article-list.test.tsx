import { act, fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { anArticle } from '@/e2e/unit/builders'
import { LIST_QUERY_SCRIPT } from '@/lib/articles/list-query'
import { TAKEN_OVER } from '@/lib/site/constants'
import { ARTICLE_LIST_LABELS } from '@/lib/articles/words'
import { ArticleList } from './article-list'
import { renderPage, type RenderedPage } from './rendered-page'

jest.mock('next/navigation', () => ({
  usePathname: () => '/articles',
  useRouter: () => ({ push: jest.fn() }),
}))

const TEXTS = {
  tryAnother: 'Intenta modificar el término de búsqueda',
  noneYet: 'Aún no hay artículos publicados',
  all: 'Ver todos los artículos',
} as const
const VIEWS = (['grid', 'list'] as const).map((view) => ({ view, label: view, icon: null }))

type Texts = { title: string; excerpt: string | null }

function pageOf(texts: Texts[], pages = 1): RenderedPage {
  const articles = texts.map((text, id) => anArticle({ id, slug: `a-${id}`, ...text }))
  const pagination = { per_page: 12, total_items: texts.length, total_pages: pages, has_prev: false }
  return renderPage({ articles, pagination: { ...pagination, current_page: 1, has_next: pages > 1 } })
}

const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent)

beforeEach(() => window.history.replaceState(null, '', '/articles'))

test("§2 Articles: without any articles 'Aún no hay artículos publicados', and no pagination", () => {
  render(
    <ArticleList
      page={pageOf([])}
      nothing={<p>No se encontraron artículos</p>}
      views={VIEWS}
      labels={ARTICLE_LIST_LABELS}
      texts={TEXTS}
    />,
  )
  expect(screen.getByText('No se encontraron artículos')).toBeVisible()
  expect(screen.getByText('Aún no hay artículos publicados')).toBeVisible()
  expect(screen.getByText('0 artículos')).toBeInTheDocument()
  expect(screen.queryByText(/Página/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Ver todos los artículos' })).not.toBeInTheDocument()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'php' } })
  expect(screen.getByText('Intenta modificar el término de búsqueda')).toBeVisible()
})

const word = fc.constantFrom('año', 'ano', 'PHP', 'Índice', 'n\u0303', 'a b', 'Este', '<b>', '"', '&amp;', '')
const text = fc.array(word, { maxLength: 3 }).map((words) => words.join(' '))
const article = fc.record({ title: text, excerpt: fc.option(text) })

test('whatever the query, in the address or typed before hydration, React keeps the HTML modified by the inline script', async () => {
  const faults = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const cases = fc.record({
    texts: fc.array(article, { maxLength: 4 }),
    term: text,
    view: fc.constantFrom('', 'lista', 'otra'),
    pages: fc.constantFrom(1, 2),
    isUsed: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(cases, async ({ texts, term, view, pages, isUsed }) => {
      const given: Record<string, string> = isUsed ? { otro: 'sí' } : { vista: view, q: term }
      window.history.replaceState(null, '', `/articles?${new URLSearchParams(given)}`)
      const list = (
        <ArticleList
          page={pageOf(texts, pages)}
          nothing={<p>No se encontraron artículos</p>}
          views={VIEWS}
          labels={ARTICLE_LIST_LABELS}
          texts={TEXTS}
        />
      )
      const container = document.body.appendChild(document.createElement('div'))
      container.innerHTML = renderToString(list)
      new Function(LIST_QUERY_SCRIPT)()
      document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
      if (isUsed) {
        const box = screen.getByRole<HTMLInputElement>('searchbox')
        box.value = term
        fireEvent.input(box)
        if (view === 'lista') fireEvent.click(screen.getByTitle('list'))
      }
      const [applied, sent] = [titles(), [...container.querySelectorAll('*')]]
      const recovered: unknown[] = []
      const root = await act(() =>
        hydrateRoot(container, list, { onRecoverableError: (e) => recovered.push(e) }),
      )
      expect({ recovered, said: faults.mock.calls }).toEqual({ recovered: [], said: [] })
      expect(titles()).toEqual(applied)
      expect(sent.filter((element) => !element.isConnected && texts.length > 0)).toEqual([])
      expect(screen.getByRole('searchbox')).toHaveValue(term)
      expect(screen.getByTitle('list')).toHaveAttribute('aria-pressed', String(view === 'lista'))
      window.dispatchEvent(new Event(TAKEN_OVER))
      await act(() => root.unmount())
      container.remove()
    }),
    { numRuns: 25 },
  )
  faults.mockRestore()
})

test('the script does nothing on other pages', () => {
  window.history.replaceState(null, '', '/about?q=a&vista=lista')
  document.body.innerHTML = '<ul><li hidden>Uno</li></ul>'
  new Function(LIST_QUERY_SCRIPT)()
  expect(document.documentElement.dataset.listQuery).toBe('pending')
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
  expect(document.documentElement.dataset.listQuery).toBeUndefined()
  expect(document.body.innerHTML).toBe('<ul><li hidden="">Uno</li></ul>')
  window.dispatchEvent(new Event(TAKEN_OVER))
  document.body.innerHTML = ''
})

test('the script handles only the controls of the list, and stops after hydration', () => {
  document.body.innerHTML = `
    <form id="other"><input><button type="button">of another</button></form>
    <div data-list><form><input><button type="button"></button></form>
    <ul tabindex="-1"><li><h2>Uno</h2></li><li><h2>Dos</h2></li></ul>
    <div data-none><button type="button"></button></div></div>`
  new Function(LIST_QUERY_SCRIPT)()
  const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector) as T
  const shown = () => [...document.querySelectorAll('li:not([hidden])')].map(({ textContent }) => textContent)
  const type = (where: string, text: string) => {
    const box = find<HTMLInputElement>(`${where} input`)
    box.value = text
    fireEvent.input(box)
  }
  type('#other', 'dos')
  const reached: (string | null)[] = []
  const reach = ({ target }: Event) => reached.push((target as Element).textContent)
  window.addEventListener('click', reach)
  fireEvent.click(find('#other button'))
  expect(shown()).toEqual(['Uno', 'Dos'])
  type('[data-list]', 'dos')
  expect(shown()).toEqual(['Dos'])
  expect(window.location.search).toBe('?q=dos')
  expect(fireEvent.submit(find('[data-list] form'))).toBe(false)
  fireEvent.click(find('[data-list] form button'))
  expect(shown()).toEqual(['Uno', 'Dos'])
  expect(document.activeElement).toBe(find('[data-list] input'))
  type('[data-list]', 'tres')
  fireEvent.click(find('[data-none] button'))
  window.removeEventListener('click', reach)
  expect(reached).toEqual(['of another'])
  expect(shown()).toEqual(['Uno', 'Dos'])
  expect(document.activeElement).toBe(find('ul'))
  expect(window.location.search).toBe('')
  window.dispatchEvent(new Event(TAKEN_OVER))
  type('[data-list]', 'dos')
  expect(shown()).toEqual(['Uno', 'Dos'])
  document.body.innerHTML = ''
})

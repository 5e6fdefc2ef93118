import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { usePagedList } from './use-paged-list'

let pathname = '/articles'
jest.mock('next/navigation', () => ({ usePathname: () => pathname }))

const PATHS = ['/articles', '/articles/page/2', '/project', '/project/app', '/project/web/page/3', '/nada']

function List({ start }: { start: string }) {
  const { shown, follow } = usePagedList(start, 'inicial', (path) =>
    path === '/nada' ? null : Promise.resolve(`lista de ${path}`),
  )
  return (
    <>
      <p>{shown.data}</p>
      {PATHS.map((path) => (
        <a key={path} href={path} onClick={follow}>
          {path}
        </a>
      ))}
    </>
  )
}

/** Sets up the document as the server renders it for a path. */
function open(path: string, title: string) {
  pathname = path
  window.history.replaceState(null, '', path)
  document.title = title
  document.head.querySelectorAll('link').forEach((link) => link.remove())
  const link = document.head.appendChild(document.createElement('link'))
  Object.assign(link, { rel: 'canonical', href: `https://taller.example${path}` })
  return render(<List start={path} />)
}

const head = () => ({
  title: document.title,
  canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
})
const headOf = (title: string, path: string) => ({ title, canonical: `https://taller.example${path}` })

test('title and canonical link follow from page to page, and back', async () => {
  const { rerender } = open('/articles', 'Artículos | Taller | Ana')
  fireEvent.click(screen.getByText('/articles/page/2'))
  await waitFor(() =>
    expect(head()).toEqual(headOf('Artículos (página 2) | Taller | Ana', '/articles/page/2')),
  )
  pathname = '/articles/page/2'
  rerender(<List start="/articles" />)
  act(() => window.history.replaceState(null, '', '/articles'))
  pathname = '/articles'
  rerender(<List start="/articles" />)
  await waitFor(() => expect(head()).toEqual(headOf('Artículos | Taller | Ana', '/articles')))
})

test.each([
  ['/project/app', 'Proyectos · Apps | Taller'],
  ['/project/web/page/3', 'Proyectos · Web (página 3) | Taller'],
])('they follow to the filter %p', async (path, title) => {
  open('/project', 'Proyectos | Taller')
  fireEvent.click(screen.getByText(path))
  await waitFor(() => expect(head()).toEqual(headOf(title, path)))
})

test('they stay while nothing else is shown', async () => {
  open('/project', 'Proyectos | Taller')
  fireEvent.click(screen.getByText('/nada'))
  await act(async () => undefined)
  expect(head()).toEqual(headOf('Proyectos | Taller', '/project'))
})

test('who goes back before the router has heard of the new path comes back to the list before', async () => {
  open('/articles', 'Artículos | Taller')
  fireEvent.click(screen.getByText('/articles/page/2'))
  await screen.findByText('lista de /articles/page/2')
  // The router's path has not changed, and will not: it learns of both steps at once.
  act(() => {
    window.history.replaceState(null, '', '/articles')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await screen.findByText('inicial')
})

import { render, screen } from '@testing-library/react'
import { RouteChangeEffects } from './route-change-effects'

let pathname = '/'
jest.mock('next/navigation', () => ({ usePathname: () => pathname }))

const HEADING = 'año-nuevo'
const LINK = 'enlace'
const scrolls: unknown[][] = []
beforeEach(() => {
  scrolls.length = 0
  window.scrollTo = (...place: unknown[]) => void scrolls.push(place)
})

/** Navigates from the home page to a URL, and renders its content. */
function goTo(address: string): void {
  const page = () => (
    <>
      <RouteChangeEffects />
      <main tabIndex={-1}>
        <h2 id={HEADING}>Año nuevo</h2>
        <a id={LINK} href="https://otro.example">
          Un enlace
        </a>
      </main>
    </>
  )
  pathname = '/'
  window.history.replaceState(null, '', pathname)
  const { rerender } = render(page())
  window.history.pushState(null, '', address)
  pathname = window.location.pathname
  rerender(page())
}

test('with a hash focus moves to the target element, and the window does not scroll to the top', () => {
  goTo(`/article/x#${encodeURIComponent(HEADING)}`)
  expect(screen.getByRole('heading')).toHaveFocus()
  expect(scrolls).toEqual([])
})

test('a link targeted by a hash keeps its place in the tab order', () => {
  goTo(`/article/x#${LINK}`)
  expect(screen.getByRole('link')).toHaveFocus()
  expect(screen.getByRole('link')).not.toHaveAttribute('tabindex')
})

test.each(['#nada', '#100%', '#'])('%s matches no element: focus moves to the content', (hash) => {
  goTo(`/article/x${hash}`)
  expect(screen.getByRole('main')).toHaveFocus()
})

test('on the same path, and on the first load, focus does not move', () => {
  goTo('/?vista=lista')
  expect(document.body).toHaveFocus()
  expect(scrolls).toEqual([])
})

/** @jest-environment jsdom */
import { followHead } from './page-head'

function openAt(path: string) {
  window.history.replaceState(null, '', path)
  document.title = 'Sobre mí | Taller'
}

test('a visitor who has gone elsewhere meanwhile keeps the title of that page', () => {
  openAt('/about')
  followHead('/articles/page/2')
  expect(document.title).toBe('Sobre mí | Taller')
})

test('an address that is no list has no title to follow; a list has', () => {
  openAt('/about')
  followHead('/about')
  expect(document.title).toBe('Sobre mí | Taller')
  openAt('/articles/page/2')
  followHead('/articles/page/2')
  expect(document.title).toBe('Artículos (página 2) | Taller')
})

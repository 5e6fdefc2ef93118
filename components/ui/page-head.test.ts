/** @jest-environment jsdom */
import { followHead } from './page-head'

function openAt(path: string) {
  window.history.replaceState(null, '', path)
  document.title = 'Sobre mí | Taller'
}

test('only the first page of the article list has an English translation', () => {
  openAt('/articles/page/2')
  const twin = document.head.appendChild(document.createElement('link'))
  Object.assign(twin, { rel: 'alternate', hreflang: 'en', href: 'https://taller.example/en/articles' })
  followHead('/articles/page/2')
  expect(document.querySelector('link[rel="alternate"]')).toBeNull()
  openAt('/articles')
  followHead('/articles')
  expect(document.querySelector('link[rel="alternate"]')?.getAttribute('href')).toBe(
    'https://taller.example/en/articles',
  )
  openAt('/project/page/2')
  followHead('/project/page/2')
  expect([twin.rel, twin.href]).toEqual(['alternate', 'https://taller.example/en/project/page/2'])
  twin.remove()
})

test("a visitor who has navigated elsewhere meanwhile keeps that page's title", () => {
  openAt('/about')
  followHead('/articles/page/2')
  expect(document.title).toBe('Sobre mí | Taller')
})

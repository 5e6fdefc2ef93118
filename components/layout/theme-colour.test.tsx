import { renderToStaticMarkup } from 'react-dom/server'
import { ThemeColour } from './theme-colour'

const sent = renderToStaticMarkup(<ThemeColour light="#fff" dark="#000" />)

/** Returns the condition under which each colour of the page applies. */
const conditions = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content, media }) => [
      content,
      media,
    ]),
  )
const observed = () => new Promise((resolve) => setTimeout(resolve))

/** Renders the server's HTML, and runs its script. */
function open(theme?: string): void {
  const html = document.documentElement
  if (theme === undefined) delete html.dataset.theme
  else html.dataset.theme = theme
  document.head.innerHTML = sent
  new Function(document.querySelector('script')?.textContent ?? '')()
}

test.each([undefined, 'azul', ''])(
  "with %j stored, which is not a theme, the colours are the system's",
  (theme) => {
    open(theme)
    expect(conditions()).toEqual({
      '#fff': '(prefers-color-scheme: light)',
      '#000': '(prefers-color-scheme: dark)',
    })
  },
)

test('a chosen theme has its colour, also when it is changed or reset', async () => {
  open('dark')
  expect(conditions()).toEqual({ '#fff': 'not all', '#000': 'all' })
  document.documentElement.dataset.theme = 'light'
  await observed()
  expect(conditions()).toEqual({ '#fff': 'all', '#000': 'not all' })
  delete document.documentElement.dataset.theme
  await observed()
  expect(conditions()['#fff']).toBe('(prefers-color-scheme: light)')
})

test('a chosen theme has its colour when the script runs before the elements are there', async () => {
  open('dark')
  document.head.innerHTML = ''
  await observed()
  document.head.innerHTML = sent
  await observed()
  expect(conditions()).toEqual({ '#fff': 'not all', '#000': 'all' })
})

test('hydration keeps the elements sent by the server: only their media attribute changes', () => {
  open('dark')
  const before = [...document.querySelectorAll('meta')].map((meta) =>
    meta.outerHTML.replace(/ media="[^"]*"/, ''),
  )
  open()
  expect(
    [...document.querySelectorAll('meta')].map((meta) => meta.outerHTML.replace(/ media="[^"]*"/, '')),
  ).toEqual(before)
})

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

test('a chosen theme has its colour when the script runs before the elements are there', async () => {
  open('dark')
  document.head.innerHTML = ''
  await observed()
  document.head.innerHTML = sent
  await observed()
  expect(conditions()).toEqual({ '#fff': 'not all', '#000': 'all' })
})

import '@/e2e/unit/own-content'
import { renderToString } from 'react-dom/server.node'
import { ContactScreen } from '@/components/contact/contact-screen'
import { createFormFiller } from './form-page'

const PAGE = `<!DOCTYPE html><html><head><title>Contacto | Nuria</title></head><body><svg><title>x</title></svg>${renderToString(
  <ContactScreen language="es" />,
)}</body></html>`
const EMPTY = {
  typed: {},
  message: 'No.',
  faults: {},
  stamp: 'sello',
  turn: '',
  about: '',
  title: (title: string) => `Error: ${title}`,
}

const show = (state: Partial<Parameters<ReturnType<typeof createFormFiller>>[0]>) =>
  new DOMParser().parseFromString(createFormFiller(PAGE)({ ...EMPTY, ...state }), 'text/html')
const typedInto = (page: Document) =>
  Object.fromEntries(new FormData(page.querySelector('form') ?? undefined))

test('everything that was typed stands in its field again, whatever it is', () => {
  const typed = {
    name: '"><script>alert(1)</script>',
    email: "a'b&amp;@c.example",
    kind: 'other',
    message: '\n</textarea><b>&lt;\n 日本 😀',
    article: '/article/uno',
    subject: 'trampa',
  }
  const page = show({ typed, stamp: 'sello-2', turn: 'turno' })
  expect(typedInto(page)).toEqual({
    ...typed,
    subject: '',
    stamp: 'sello-2',
    turn: 'turno',
  })
  expect(page.querySelectorAll('script, b')).toHaveLength(0)
})

test('each fault stands at its field and above, and leads there', () => {
  const page = show({ message: 'Revisa.', faults: { name: 'Falta <b>', kind: 'Elige.' } })
  expect(page.title).toBe('Error: Contacto | Nuria')
  const name = page.querySelector('#contact-name')
  const kinds = page.querySelector('#contact-kind')
  const said = (of: Element | null) =>
    (of?.getAttribute('aria-describedby') ?? '').split(' ').map((id) => page.getElementById(id)?.textContent)
  expect(said(name)).toEqual(['Cómo quieres que te llamen.', 'Falta <b>'])
  expect(said(kinds)).toEqual(['Elige.'])
  const invalid = [...page.querySelectorAll('[aria-invalid="true"]')]
  expect(invalid).toEqual([name, kinds])
  const answer = page.querySelector('[role="alert"]')
  expect(answer?.querySelector('p')?.textContent).toBe('Revisa.')
  const links = [...(answer?.querySelectorAll('a') ?? [])]
  expect(
    links.map((link) => [link.textContent, page.querySelector(link.getAttribute('href') ?? '')?.tagName]),
  ).toEqual([
    ['Falta <b>', 'INPUT'],
    ['Elige.', 'INPUT'],
  ])
  expect(answer?.hasAttribute('autofocus')).toBe(true)
})

test('a form without faults says what happened, and nothing at its fields', () => {
  const page = show({ message: 'Espera.', about: 'Sobre el artículo «<i>»' })
  expect(page.querySelector('[role="alert"]')?.textContent).toBe('Espera.')
  expect(page.querySelectorAll('[aria-invalid="true"], [role="alert"] li, i')).toHaveLength(0)
  expect(page.getElementById('contact-about')?.textContent).toBe('Sobre el artículo «<i>»')
  for (const kind of ['fault', 'hint', 'spam', '']) {
    const chosen = show({ typed: { kind } }).querySelectorAll('[checked]')
    expect(chosen).toHaveLength(0)
  }
})

test('the rest of the page is as it was', () => {
  const filled = createFormFiller(PAGE)(EMPTY)
  expect(filled.replace(/<form.*<\/form>/s, '').replace('Error: ', '')).toBe(
    PAGE.replace(/<form.*<\/form>/s, ''),
  )
})

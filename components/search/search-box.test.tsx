import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type SearchAnswer, searchPath } from '@/lib/search/query'
import { SearchBox } from './search-box'

/** Pending requests by query, which the test answers itself. */
const waiting = new Map<string, (answer: { ok: boolean; json: () => Promise<unknown> }) => void>()
const asked: string[] = []

const anAnswer = (query: string, total = 1): SearchAnswer => ({
  query,
  vague: false,
  total,
  results: total
    ? [
        {
          kind: 'article',
          href: `/article/${query}`,
          title: ['Sobre ', query, ''],
          sections: [{ href: `/article/${query}#uno`, heading: ['Uno'], line: ['Una ', query, ' más.'] }],
        },
      ]
    : [],
})

async function answer(query: string, body: SearchAnswer | null): Promise<void> {
  await act(async () => waiting.get(query)?.({ ok: body !== null, json: async () => body }))
}

beforeEach(() => {
  jest.useFakeTimers()
  waiting.clear()
  asked.length = 0
  window.history.replaceState(null, '', '/buscar')
  globalThis.fetch = ((address: string, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      const query = new URL(address, 'http://site.example').searchParams.get('q') ?? ''
      asked.push(query)
      signal.addEventListener('abort', () => reject(new Error('aborted')))
      waiting.set(query, resolve as never)
    })) as typeof fetch
})
afterEach(() => jest.useRealTimers())

function open(query = '', status = '', address = searchPath(query)) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  window.history.replaceState(null, '', address)
  render(
    <SearchBox query={query} list="/articles" status={status} help={<p>Ayuda</p>}>
      {query && <p>Del servidor</p>}
    </SearchBox>,
  )
  return { user, field: screen.getByRole('searchbox', { name: 'Buscar en todo el sitio' }) }
}
const pause = () => act(async () => jest.advanceTimersByTime(200))

/** Types two queries, the second before the first is answered. */
async function typeTwoQueries(): Promise<void> {
  const { user, field } = open()
  await user.type(field, 'uno')
  await pause()
  await user.clear(field)
  await user.type(field, 'dos')
  await pause()
}

test('the server-rendered results stay until the input changes, without a request', async () => {
  const { user, field } = open('uno', '1 resultado para «uno».')
  await pause()
  expect(screen.getByText('Del servidor')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('1 resultado para «uno».')
  expect(asked).toEqual([])
  await user.type(field, 's')
  await pause()
  expect(asked).toEqual(['unos'])
  expect(screen.getByText('Del servidor')).toBeVisible()
  await answer('unos', anAnswer('unos'))
  expect(screen.queryByText('Del servidor')).toBeNull()
})

test('one request per pause; words are highlighted, the count is announced and the address updates', async () => {
  const { user, field } = open()
  await user.type(field, 'índices')
  await pause()
  expect(asked).toEqual(['índices'])
  await answer('índices', anAnswer('índices'))
  expect(screen.getByRole('status')).toHaveTextContent('1 resultado para «índices».')
  expect(screen.getByRole('link', { name: 'Sobre índices' })).toHaveAttribute('href', '/article/índices')
  expect(screen.getByRole('link', { name: 'Uno' })).toHaveAttribute('href', '/article/índices#uno')
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'índices',
    'índices',
  ])
  expect(window.location.search).toBe('?q=%C3%ADndices')
  expect(screen.queryByText('Ayuda')).toBeNull()
})

test('the last query wins, whichever response arrives first', async () => {
  await typeTwoQueries()
  await answer('dos', anAnswer('dos'))
  await answer('uno', anAnswer('uno'))
  expect(screen.getByRole('status')).toHaveTextContent('«dos»')
})

test('a response still pending when its query was cleared is not shown', async () => {
  const bodies: ((body: unknown) => void)[] = []
  globalThis.fetch = (async () => ({
    ok: true,
    json: () => new Promise((resolve) => bodies.push(resolve)),
  })) as unknown as typeof fetch
  await typeTwoQueries()
  await act(async () => bodies[1]?.(anAnswer('dos')))
  await act(async () => bodies[0]?.(anAnswer('uno')))
  expect(screen.getByRole('status')).toHaveTextContent('«dos»')
})

test('a failed search shows an error, and its form can be submitted; the next result is shown again', async () => {
  const { user, field } = open()
  const sent = jest.fn((event: Event) => event.preventDefault())
  document.addEventListener('submit', (event) => event.defaultPrevented || sent(event), { once: true })
  await user.type(field, 'uno')
  await pause()
  await answer('uno', null)
  expect(screen.getByRole('status')).toHaveTextContent(
    'La búsqueda no responde. Pulsa «Buscar» para intentarlo otra vez.',
  )
  await user.click(screen.getByRole('button', { name: 'Buscar' }))
  expect(sent).toHaveBeenCalledTimes(1)
  await user.type(field, 's')
  await pause()
  await answer('unos', anAnswer('unos', 0))
  expect(screen.getByRole('status')).toHaveTextContent('No hay resultados para «unos».')
  expect(screen.getByRole('link', { name: 'Ver todos los artículos' })).toHaveAttribute('href', '/articles')
})

test('Enter searches at once, without leaving the page', async () => {
  const { user, field } = open()
  await user.type(field, 'uno{Enter}')
  await act(async () => jest.advanceTimersByTime(1))
  expect(asked).toEqual(['uno'])
})

test('an empty field shows a hint, and makes no request', async () => {
  const { user, field } = open('uno', '1 resultado para «uno».')
  expect(screen.queryByText('Ayuda')).toBeNull()
  await user.clear(field)
  await pause()
  expect(screen.getByText('Ayuda')).toBeVisible()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect([asked, window.location.search]).toEqual([[], ''])
})

test.each([
  ['', '/buscar?q=dos', ['dos']],
  ['uno', '/buscar?q=dos', ['dos']],
  ['uno', '/buscar?q=uno', []],
  ['uno', '/buscar', []],
])(
  'navigating back from a result: the page of %j at %s matches the address',
  async (query, address, sent) => {
    const { field } = open(query, '', address)
    await pause()
    expect(asked).toEqual(sent)
    expect(field).toHaveValue(new URL(address, 'http://site.example').searchParams.get('q') ?? '')
    expect(window.location.pathname + window.location.search).toBe(address)
    if (sent[0]) await answer(sent[0], anAnswer(sent[0]))
    expect(screen.queryByText('Del servidor') !== null).toBe(address === searchPath(query) && query !== '')
  },
)

import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type SearchAnswer, searchPath } from '@/lib/search/query'
import { SearchBox } from './search-box'

/** Pending requests by query, which the test answers itself. */
const waiting = new Map<string, (answer: { ok: boolean; json: () => Promise<unknown> }) => void>()
const asked: string[] = []

const anAnswer = (query: string): SearchAnswer => ({
  query,
  vague: false,
  total: 1,
  results: [{ kind: 'article', href: `/article/${query}`, title: ['Sobre ', query, ''], sections: [] }],
})

async function answer(query: string, body: SearchAnswer): Promise<void> {
  await act(async () => waiting.get(query)?.({ ok: true, json: async () => body }))
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

test('Enter searches at once, without leaving the page', async () => {
  const { user, field } = open()
  await user.type(field, 'uno{Enter}')
  await act(async () => jest.advanceTimersByTime(1))
  expect(asked).toEqual(['uno'])
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

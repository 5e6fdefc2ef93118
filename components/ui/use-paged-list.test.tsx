import { act, fireEvent, render, screen } from '@testing-library/react'
import { askForList, type ListCode, usePagedList } from './use-paged-list'

let pathname = '/articles'
jest.mock('next/navigation', () => ({ usePathname: () => pathname }))
window.scrollTo = () => undefined

const PATHS = ['/articles', '/articles/page/2', '/articles/page/3', '/project', '/project/web/page/4']

const waiting = new Map<string, { resolve: () => void; reject: (error: Error) => void }>()
const code: ListCode<string> = {
  load: (path) =>
    new Promise((resolve, reject) =>
      waiting.set(path, { resolve: () => resolve(`lista de ${path}`), reject }),
    ),
  followHead: jest.fn(),
}
const settle = async (path: string) => act(async () => waiting.get(path)?.resolve())

function List({ start }: { start: string }) {
  const { shown, loading, failure, retry, follow } = usePagedList(start, 'inicial', async () => code)
  return (
    <main tabIndex={-1}>
      <p>{shown.data}</p>
      <p>{loading && 'Cargando...'}</p>
      {PATHS.map((path) => (
        <a key={path} href={path} onClick={follow}>
          {path}
        </a>
      ))}
      {failure && <button onClick={retry}>{failure.message}</button>}
    </main>
  )
}

/** Shows the list as the server renders it for a path. */
function open(path: string) {
  waiting.clear()
  pathname = path
  window.history.replaceState(null, '', path)
  return render(<List start={path} />)
}

const press = async (path: string) => act(async () => void fireEvent.click(screen.getByText(path)))

test('navigating to another screen through the router loads nothing', async () => {
  const { rerender } = open('/project')
  pathname = '/about'
  await act(async () => rerender(<List start="/project" />))
  expect(waiting.size).toBe(0)
  expect(screen.getByText('inicial')).toBeInTheDocument()
})

test('going back before the router has updated the path returns to the previous list, and its title', async () => {
  open('/articles')
  await press('/articles/page/2')
  await settle('/articles/page/2')
  await screen.findByText('lista de /articles/page/2')
  expect(code.followHead).toHaveBeenLastCalledWith('/articles/page/2')
  // The router's path neither has changed nor will: the router handles both steps at once.
  await act(async () => {
    window.history.replaceState(null, '', '/articles')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await screen.findByText('inicial')
  expect(code.followHead).toHaveBeenLastCalledWith('/articles')
})

test('the clicked link is busy while loading, the retry button keeps focus, and the new list receives it', async () => {
  open('/articles')
  await press('/articles/page/3')
  const link = screen.getByText('/articles/page/3')
  expect(link).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByText('Cargando...')).toBeInTheDocument()
  await act(async () => waiting.get('/articles/page/3')?.reject(new Error('sin red')))
  expect(link).not.toHaveAttribute('aria-busy')
  const retry = screen.getByRole('button', { name: 'sin red' })
  retry.focus()
  await act(async () => void fireEvent.click(retry))
  expect(retry).toHaveFocus()
  expect(retry).toHaveAttribute('aria-busy', 'true')
  await settle('/articles/page/3')
  expect(screen.queryByText('sin red')).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a list fetched a while ago is requested again; going back shows it at once', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000)
  const { rerender } = open('/project')
  await press('/project/web/page/4')
  await settle('/project/web/page/4')
  await press('/project')
  waiting.clear()
  now.mockReturnValue(1_299_999)
  await press('/project/web/page/4')
  expect(waiting.size).toBe(0)
  await press('/project')
  now.mockReturnValue(1_300_000)
  pathname = '/project/web/page/4'
  window.history.replaceState(null, '', pathname)
  await act(async () => rerender(<List start="/project" />))
  expect(screen.getByText('lista de /project/web/page/4')).toBeInTheDocument()
  expect(waiting.size).toBe(0)
  await press('/project')
  waiting.clear()
  await press('/project/web/page/4')
  expect([...waiting.keys()]).toEqual(['/project/web/page/4'])
  await settle('/project/web/page/4')
  now.mockRestore()
})

describe('the code of a list', () => {
  const codeWith = (load: () => Promise<string | null>): ListCode<string> => ({
    load,
    followHead: () => undefined,
  })

  beforeEach(() => {
    jest.useFakeTimers()
    global.fetch = jest.fn(async () => ({}) as Response)
  })
  afterEach(() => jest.useRealTimers())

  test('the loaded list, or the error message', async () => {
    const ask = (load: () => Promise<string>) => askForList('/project', async () => codeWith(load))
    expect(await ask(async () => 'lista')).toEqual({ data: 'lista', until: expect.any(Number) as number })
    expect(await ask(() => Promise.reject(new Error('roto')))).toEqual({ message: 'roto' })
    expect(await ask(() => Promise.reject('roto'))).toEqual({ message: 'roto' })
  })

  test('a list without the requested page gives none', async () => {
    expect(await askForList('/project', async () => codeWith(async () => null))).toBeNull()
  })

  test('code that fails or never loads gives none; a slow list is awaited', async () => {
    expect(await askForList('/project', () => Promise.reject(new Error('ChunkLoadError')))).toBeNull()
    const never = askForList<string>('/project', () => new Promise(() => undefined))
    await jest.advanceTimersByTimeAsync(8_000)
    expect(await never).toBeNull()
    const slow = askForList('/project', async () =>
      codeWith(() => new Promise((resolve) => setTimeout(resolve, 60_000, 'lista'))),
    )
    await jest.advanceTimersByTimeAsync(60_000)
    expect(await slow).toEqual({ data: 'lista', until: expect.any(Number) as number })
  })

  test('§8 without a network, code that fails gives the message of a failed connection', async () => {
    global.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')))
    const failing = () => Promise.reject(new Error('ChunkLoadError'))
    const message = 'Error de conexión: el sitio no responde. Comprueba la red.'
    expect(await askForList('/project', failing)).toEqual({ message })
  })
})

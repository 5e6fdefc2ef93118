import { act, fireEvent, render, screen } from '@testing-library/react'
import { CopyFile } from './copy-file'

const TEXT = '# Título\n\nCon eñe.\n'
const WORDS = {
  button: 'Copiar como Markdown',
  copied: 'Texto copiado como Markdown',
  failed: 'No se pudo copiar:',
  open: 'ábrelo como Markdown',
}
const fetched = jest.fn<Promise<Partial<Response>>, [string]>()
let copied: string | null

/** Stores the written item once its promise resolves, as browsers do. */
const write = async ([item]: { types: Record<string, Promise<Blob>> }[]) => {
  const blob = await item?.types['text/plain']
  copied = blob ? `${blob.type} ${blob.size}` : null
}

function offer(clipboard: object | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
}

async function press(): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copiar como Markdown' })))
}

const passed = (milliseconds: number) => act(async () => void jest.advanceTimersByTime(milliseconds))

beforeEach(() => {
  jest.useFakeTimers()
  copied = null
  const answer = { ok: true, blob: async () => new Blob([TEXT], { type: 'text/markdown' }) }
  fetched.mockReset().mockResolvedValue(answer)
  const ClipboardItem = class {
    constructor(readonly types: object) {}
  }
  Object.assign(globalThis, { fetch: fetched, ClipboardItem })
  offer({ write })
  render(<CopyFile path="/article/uno.md" words={WORDS} classNames={{}} />)
})
afterEach(() => jest.useRealTimers())

test('the clipboard is accessed within the click, before the text has loaded', async () => {
  const asked = jest.fn(write)
  offer({ write: asked })
  fetched.mockReturnValue(new Promise(() => undefined))
  fireEvent.click(screen.getByRole('button'))
  expect(asked).toHaveBeenCalledTimes(1)
})

test.each([
  ['an error response', () => fetched.mockResolvedValue({ ok: false, status: 404 })],
  ['no clipboard', () => offer(undefined)],
  ['clipboard access denied', () => offer({ write: () => Promise.reject(new Error('no')) })],
  ['a browser without ClipboardItem', () => Reflect.deleteProperty(globalThis, 'ClipboardItem')],
])('with %s a link to the text is shown, as long as it is needed', async (_name, prepare) => {
  prepare()
  await press()
  expect(copied).toBeNull()
  expect(screen.getByRole('alert')).toHaveTextContent('No se pudo copiar: ábrelo como Markdown')
  const link = screen.getByRole('link', { name: 'ábrelo como Markdown' })
  expect(link).toHaveAttribute('href', '/article/uno.md')
  expect(link).toHaveFocus()
  await passed(60_000)
  expect(link).toBeInTheDocument()
  act(() => link.blur())
  await passed(5_000)
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

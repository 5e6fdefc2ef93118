import { act, fireEvent, render, screen } from '@testing-library/react'
import { CLIPBOARD } from '@/lib/articles/words'
import { ShareButton } from './share-button'

const URL = 'https://site.example/article/uno'
const COPIED = 'URL copiada al portapapeles'
const writeText = jest.fn<Promise<void>, [string]>()
const fault = (name: string) => Object.assign(new Error(name), { name })

function offer(given: { share?: () => Promise<void>; clipboard?: object }): void {
  for (const name of ['share', 'clipboard'] as const)
    Object.defineProperty(navigator, name, { value: given[name], configurable: true })
}

async function press(): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Compartir' })))
}

const passed = (milliseconds: number) => act(async () => void jest.advanceTimersByTime(milliseconds))

beforeEach(() => {
  jest.useFakeTimers()
  writeText.mockReset().mockResolvedValue()
  offer({ clipboard: { writeText } })
  render(<ShareButton words={CLIPBOARD} title="Uno" excerpt={null} url={URL} />)
})
afterEach(() => jest.useRealTimers())

test('§2 share: copying shows a confirmation, which disappears after some seconds', async () => {
  await press()
  expect(writeText).toHaveBeenCalledWith(URL)
  expect(screen.getByRole('alert')).toHaveTextContent(COPIED)
  expect(screen.queryByRole('textbox')).toBeNull()
  await passed(4_900)
  expect(screen.getByRole('alert')).toHaveTextContent(COPIED)
  await passed(200)
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('§2 share: closing the sheet shows no message', async () => {
  offer({ share: () => Promise.reject(fault('AbortError')), clipboard: { writeText } })
  await press()
  expect(writeText).not.toHaveBeenCalled()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('§2 share: when the sheet fails, the address is copied', async () => {
  offer({ share: () => Promise.reject(fault('NotAllowedError')), clipboard: { writeText } })
  await press()
  expect(writeText).toHaveBeenCalledWith(URL)
  expect(screen.getByRole('alert')).toHaveTextContent(COPIED)
})

test.each([
  ['absent', undefined],
  ['refused', { writeText: () => Promise.reject(fault('NotAllowedError')) }],
])(
  '§2 share: when the clipboard is %s, the address is shown, selected, as long as it is needed',
  async (_name, clipboard) => {
    offer({ clipboard })
    await press()
    expect(screen.getByRole('alert')).toHaveTextContent('No se pudo copiar: copia tú la dirección.')
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Dirección del artículo' })
    expect(field).toHaveFocus()
    expect(field).toHaveAttribute('readonly')
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(URL)
    await passed(60_000)
    expect(field).toBeInTheDocument()
    act(() => field.blur())
    await passed(5_000)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  },
)

import { act, fireEvent, render, screen } from '@testing-library/react'
import { TEXT_WORDS } from '@/lib/markdown/words'
import { CopyCode } from './copy-code'

const writeText = jest.fn<Promise<void>, [string]>()

async function press(): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copiar el código' })))
}

const passed = (milliseconds: number) => act(async () => void jest.advanceTimersByTime(milliseconds))

beforeEach(() => {
  jest.useFakeTimers()
  writeText.mockReset().mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  render(
    <CopyCode words={TEXT_WORDS.es}>
      <div data-code>
        <span role="status" />
        <button aria-label="Copiar el código">Copiar</button>
        <pre tabIndex={0}>uno{'\n'}</pre>
      </div>
      <button>Otro</button>
    </CopyCode>,
  )
})
afterEach(() => jest.useRealTimers())

test('code is copied without its last line break, and each click is announced for some seconds', async () => {
  await press()
  expect(writeText).toHaveBeenCalledWith('uno')
  const first = screen.getByText('Copiado')
  await press()
  expect(screen.getByText('Copiado')).not.toBe(first)
  await passed(5_000)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a button that belongs to no code block copies nothing', async () => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Otro' })))
  expect(writeText).not.toHaveBeenCalled()
})

test('code that cannot be copied is selected, with a message as long as the code is focused', async () => {
  writeText.mockRejectedValue(new Error('denied'))
  await press()
  expect(screen.getByRole('status')).toHaveTextContent('No se pudo copiar: el código está seleccionado.')
  const code = screen.getByText('uno')
  expect(code).toHaveFocus()
  expect(window.getSelection()?.toString().trim()).toBe('uno')
  await passed(60_000)
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
  act(() => code.blur())
  await passed(5_000)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

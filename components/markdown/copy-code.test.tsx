import { act, fireEvent, render, screen } from '@testing-library/react'
import { CLIPBOARD } from '@/lib/copy/clipboard'
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
    <div data-code>
      <CopyCode words={CLIPBOARD} />
      <pre tabIndex={0}>uno{'\n'}</pre>
    </div>,
  )
})
afterEach(() => jest.useRealTimers())

test('code is copied without its last line break, and each press is announced for some seconds', async () => {
  await press()
  expect(writeText).toHaveBeenCalledWith('uno')
  const first = screen.getByText('Copiado')
  await press()
  expect(screen.getByText('Copiado')).not.toBe(first)
  await passed(5_000)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('code that cannot be copied is selected, and that is said as long as the code has the focus', async () => {
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

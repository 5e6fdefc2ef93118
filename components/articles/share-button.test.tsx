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

beforeEach(() => {
  jest.useFakeTimers()
  writeText.mockReset().mockResolvedValue()
  offer({ clipboard: { writeText } })
  render(<ShareButton words={CLIPBOARD} title="Uno" excerpt={null} url={URL} />)
})
afterEach(() => jest.useRealTimers())

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

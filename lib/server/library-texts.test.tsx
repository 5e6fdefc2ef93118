import { act, render } from '@testing-library/react'
import { GoogleAnalytics } from '@next/third-parties/google'
import { ThemeProvider, useTheme } from 'next-themes'
import { ActivityCalendar } from 'react-activity-calendar'
import { readLibraryTexts } from './library-texts'

/** Returns the texts of the elements of a kind that are added to the document while a function runs. */
async function added(kind: 'style' | 'script', happens: () => void): Promise<string[]> {
  const texts: string[] = []
  const watcher = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node.nodeName.toLowerCase() === kind && node.textContent) texts.push(node.textContent)
  })
  watcher.observe(document, { childList: true, subtree: true })
  await act(async () => happens())
  watcher.disconnect()
  return texts
}

beforeAll(() => {
  // Browser features used by the three libraries that jsdom lacks.
  window.matchMedia = () =>
    ({
      matches: false,
      addListener() {},
      removeListener() {},
      addEventListener() {},
      removeEventListener() {},
    }) as never
  window.CSS = { supports: () => true } as never
  performance.mark = () => ({}) as never
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

function Dark() {
  const { setTheme } = useTheme()
  return <button onClick={() => setTheme('dark')}>Dark</button>
}

test('the style that next-themes adds while the theme changes is the one that was read', async () => {
  const { getByRole } = render(
    <ThemeProvider disableTransitionOnChange enableColorScheme={false}>
      <Dark />
    </ThemeProvider>,
  )
  const styles = await added('style', () => getByRole('button').click())
  expect(styles).toHaveLength(1)
  expect(readLibraryTexts(null).styles).toContain(styles[0])
})

test('the style that the calendar adds while it loads is the one that was read', async () => {
  const colours = ['var(--calendar-0)', 'a', 'b', 'c', 'd']
  const styles = await added('style', () => {
    render(<ActivityCalendar data={[]} loading colorScheme="light" theme={{ light: colours }} />)
  })
  expect(styles).toHaveLength(1)
  expect(readLibraryTexts(null).styles).toContain(styles[0])
})

test('the script that is added after a consent is the one that was read; without an id there is none', async () => {
  const scripts = await added('script', () => {
    render(<GoogleAnalytics gaId="G-TEST12345" />)
  })
  expect(scripts).toHaveLength(1)
  expect(readLibraryTexts('G-TEST12345').analytics).toEqual(scripts)
  expect(readLibraryTexts(null).analytics).toEqual([])
})

test('a library that can not be read any more is left out, and the log says so', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  jest.spyOn(process, 'cwd').mockReturnValue('/nowhere')
  expect(readLibraryTexts('G-TEST12345')).toEqual({ styles: [], analytics: [] })
  expect(warned).toHaveBeenCalledTimes(3)
  jest.restoreAllMocks()
})

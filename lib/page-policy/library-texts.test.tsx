import { act, render } from '@testing-library/react'
import { GoogleAnalytics } from '@next/third-parties/google'
import { ActivityCalendar } from 'react-activity-calendar'
import { CALENDAR_LOADING_STYLE, googleTagScript } from './policy'

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
  // Browser features used by the libraries that jsdom lacks.
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never
  window.CSS = { supports: () => true } as never
  performance.mark = () => ({}) as never
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('the style added by the calendar while loading is the one the policy allows', async () => {
  const colours = ['var(--calendar-0)', 'a', 'b', 'c', 'd']
  const styles = await added('style', () => {
    render(<ActivityCalendar data={[]} loading colorScheme="light" theme={{ light: colours }} />)
  })
  expect(styles).toEqual([CALENDAR_LOADING_STYLE])
})

test('the script added after consent is the one the policy allows', async () => {
  const scripts = await added('script', () => {
    render(<GoogleAnalytics gaId="G-TEST12345" />)
  })
  expect(scripts).toEqual([googleTagScript('G-TEST12345')])
})

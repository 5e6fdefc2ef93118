import { render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { onLCP } from 'web-vitals'
import { GoogleScript } from './google-script'
import { PageViews } from './page-views'

jest.mock('@next/third-parties/google', () => ({ GoogleAnalytics: () => null }))
let path = '/'
jest.mock('next/navigation', () => ({ usePathname: () => path }))
jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn(), onTTFB: jest.fn() }))

const commands = () =>
  ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((command) => Array.from(command))

test('§7 web vitals are loaded late and reported as events, as long as there is consent', async () => {
  const { unmount } = render(<GoogleScript measurementId="G-1" />)
  expect(onLCP).not.toHaveBeenCalled()
  await waitFor(() => expect(onLCP).toHaveBeenCalledTimes(1))
  const report = jest.mocked(onLCP).mock.calls[0]?.[0]
  const measured = { name: 'LCP', value: 812.4 } as Parameters<NonNullable<typeof report>>[0]
  report?.(measured)
  expect(commands().map(([kind]) => kind)).toEqual(['event'])
  expect(commands().at(-1)).toEqual([
    'event',
    'LCP',
    expect.objectContaining({ event_category: 'Web Vitals', value: 812 }),
  ])
  unmount()
  report?.(measured)
  expect(commands()).toHaveLength(1)
  expect(window).toHaveProperty('ga-disable-G-1', true)
})

const HOME = <PageViews names={['Inicio']} asUserEvent />
const ARTICLE = <PageViews names={['Principal', 'Article View: Uno']} />

/** Renders a page with the script, and returns a function that navigates to another one. */
function open(at: string, page: ReactNode) {
  const whole = (next: string, shown: ReactNode) => {
    window.history.replaceState(null, '', (path = next))
    return (
      <>
        {shown}
        <GoogleScript measurementId="G-1" />
      </>
    )
  }
  Reflect.deleteProperty(window, 'dataLayer')
  const { rerender, unmount } = render(whole(at, page))
  return { go: (next: string, shown: ReactNode) => rerender(whole(next, shown)), unmount }
}
const sent = () =>
  commands().map(([, name, parameters]) => {
    const { event_category, page_title, page_path, event_label } = parameters as Record<string, string>
    return name === 'page_view' ? `view ${page_title} ${page_path}` : `${event_category} ${event_label}`
  })

test('§7 a view of the home page is a page view, and a User category event with its title', () => {
  const { go, unmount } = open('/about', null)
  go('/', HOME)
  expect(sent()).toEqual(['view Inicio /', 'User Inicio'])
  unmount()
})

test('§2 Article: its view has two names, and is not an event; a page without a name reports nothing', () => {
  const { go, unmount } = open('/articles', null)
  expect(sent()).toEqual([])
  go('/article/uno', ARTICLE)
  go('/article/uno', ARTICLE)
  const article = ['view Principal /article/uno', 'view Article View: Uno /article/uno']
  expect(sent()).toEqual(article)
  go('/about', null)
  go('/article/uno', ARTICLE)
  expect(sent()).toEqual([...article, ...article])
  unmount()
})

import { render, waitFor } from '@testing-library/react'
import { onLCP } from 'web-vitals'
import { GoogleScript } from './google-script'

jest.mock('@next/third-parties/google', () => ({ GoogleAnalytics: () => null }))
jest.mock('next/navigation', () => ({ usePathname: () => '/' }))
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

import { render, waitFor } from '@testing-library/react'
import { onLCP } from 'web-vitals'
import { AnalyticsScript } from './analytics-script'

jest.mock('@next/third-parties/google', () => ({ GoogleAnalytics: () => null }))
jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn(), onTTFB: jest.fn() }))

test('§7 web vitals are loaded late and reported as events', async () => {
  render(<AnalyticsScript measurementId="G-1" />)
  expect(onLCP).not.toHaveBeenCalled()
  await waitFor(() => expect(onLCP).toHaveBeenCalledTimes(1))
  const report = jest.mocked(onLCP).mock.calls[0]?.[0]
  report?.({ name: 'LCP', value: 812.4 } as Parameters<typeof report>[0])
  const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] }
  expect(Array.from(dataLayer.at(-1) ?? [])).toEqual([
    'event',
    'LCP',
    expect.objectContaining({ event_category: 'Web Vitals', value: 812 }),
  ])
})

/** Sends a command: `gtag`, or a fake in tests. */
export type Send = (command: 'event', name: string, parameters: Record<string, unknown>) => void

type AnalyticsEvent = { category: string; action: string; label?: string; value?: number }

/**
 * Creates the analytics wrapper (SPEC §5). It requires a measurement id, and every event requires a category and an
 * action.
 * @throws Error 'Require GA_MEASUREMENT_ID' without an id, and for an event without category or action
 */
export function createAnalytics(measurementId: string | null, send: Send) {
  if (!measurementId) throw new Error('Require GA_MEASUREMENT_ID')
  return {
    pageView(title: string, path: string): void {
      send('event', 'page_view', { page_title: title, page_path: path, send_to: measurementId })
    },
    event({ category, action, label, value }: AnalyticsEvent): void {
      if (!category || !action) throw new Error('An analytics event requires a category and an action')
      const parameters = { event_category: category, event_label: label, value, send_to: measurementId }
      send('event', action, parameters)
    },
  }
}

export type Analytics = ReturnType<typeof createAnalytics>

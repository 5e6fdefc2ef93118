'use client'

import { type ComponentType, useEffect, useState } from 'react'

type Props = { measurementId: string }

/** The question about analytics, loaded after the page. Only rendered where the owner has an analytics id. */
export function Analytics({ measurementId }: Props) {
  const [Question, setQuestion] = useState<ComponentType<Props> | null>(null)

  useEffect(() => {
    import('./consent-question').then(
      ({ ConsentQuestion }) => setQuestion(() => ConsentQuestion),
      () => undefined, // nothing is measured then
    )
  }, [])

  return Question && <Question measurementId={measurementId} />
}

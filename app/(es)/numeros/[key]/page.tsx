import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NumbersScreen } from '@/components/numbers/numbers-screen'
import { privateKey } from '@/lib/api/counters/private-page'
import { causeOf, log } from '@/lib/config/log'
import { owner } from '@/lib/config/owner'
import { COUNTERS } from '@/lib/copy/counters'
import { readNumbers } from '@/lib/services/counters/numbers'

type Props = { params: Promise<{ key: string }> }

/** No path is prerendered: the page is rendered for each request and never cached; see lib/server/page-cache.ts. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: `${COUNTERS.title} | ${owner.site.title}`, robots: { index: false, follow: false } }
}

/** The view counts of the last 30 days, for visitors with the owner's token; see proxy.ts. */
export default async function NumbersPage({ params }: Props) {
  if ((await params).key !== privateKey()) notFound()
  const numbers = await readNumbers().catch((error: unknown) => {
    log('error', 'counters.not-read', { cause: causeOf(error) })
    return null
  })
  return <NumbersScreen numbers={numbers} />
}

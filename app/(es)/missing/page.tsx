import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MISSING } from '@/lib/pages/missing-words'

export const metadata: Metadata = { title: MISSING.title }

/** Served with status 404 at the paths of parts that the site doesn't have; see proxy.ts. */
export default function MissingPage() {
  notFound()
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MISSING_EN } from '@/lib/pages/missing-words.en'

export const metadata: Metadata = { title: MISSING_EN.title }

/** Served with status 404 at the paths of parts that the site doesn't have; see proxy.ts. */
export default function EnglishMissingPage() {
  notFound()
}

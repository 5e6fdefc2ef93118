import type { Metadata } from 'next'
import { Gallery, galleryMetadata, segmentsOf } from '../../gallery'
import { atBuild } from '@/lib/content/queries'

type Props = { params: Promise<{ view?: string[] }> }

export const generateStaticParams = () =>
  atBuild(async () => (await segmentsOf('app')).map((view) => ({ view })))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return galleryMetadata(['app', ...((await params).view ?? [])])
}

export default async function ProjectsPage({ params }: Props) {
  return <Gallery segments={['app', ...((await params).view ?? [])]} />
}

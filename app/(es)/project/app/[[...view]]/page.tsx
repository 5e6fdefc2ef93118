import type { Metadata } from 'next'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { Gallery, galleryMetadata, segmentsOf } from '../../gallery'

type Props = { params: Promise<{ view?: string[] }> }

export async function generateStaticParams() {
  return (await segmentsOf('app')).map((view) => ({ view }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await dependsOnOwner()
  return galleryMetadata(['app', ...((await params).view ?? [])])
}

export default async function ProjectsPage({ params }: Props) {
  await dependsOnOwner()
  return <Gallery segments={['app', ...((await params).view ?? [])]} />
}

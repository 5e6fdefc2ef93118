import type { Metadata } from 'next'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { Gallery, galleryMetadata, segmentsOf } from '../../gallery'

type Props = { params: Promise<{ view?: string[] }> }

export async function generateStaticParams() {
  return (await segmentsOf('web')).map((view) => ({ view }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await dependsOnOwner()
  return galleryMetadata(['web', ...((await params).view ?? [])])
}

export default async function ProjectsPage({ params }: Props) {
  await dependsOnOwner()
  return <Gallery segments={['web', ...((await params).view ?? [])]} />
}

import type { Metadata } from 'next'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { Gallery, galleryMetadata, segmentsOf } from '../../gallery'

type Props = { params: Promise<{ page: string }> }

export async function generateStaticParams() {
  return (await segmentsOf()).map(([page = '']) => ({ page }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await dependsOnOwner()
  return galleryMetadata(['page', (await params).page])
}

export default async function ProjectsPage({ params }: Props) {
  await dependsOnOwner()
  return <Gallery segments={['page', (await params).page]} />
}

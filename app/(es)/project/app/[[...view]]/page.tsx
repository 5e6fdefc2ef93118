import type { Metadata } from 'next'
import { Gallery, galleryMetadata, segmentsOf } from '../../gallery'

type Props = { params: Promise<{ view?: string[] }> }

export async function generateStaticParams() {
  return (await segmentsOf('app')).map((view) => ({ view }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return galleryMetadata(['app', ...((await params).view ?? [])])
}

export default async function ProjectsPage({ params }: Props) {
  return <Gallery segments={['app', ...((await params).view ?? [])]} />
}

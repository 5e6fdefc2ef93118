import type { Metadata } from 'next'
import { Gallery, galleryMetadata, segmentsOf } from '../../gallery'
import { atBuild } from '@/lib/content/queries'

type Props = { params: Promise<{ view?: string[] }> }

export const generateStaticParams = () =>
  atBuild(async () => (await segmentsOf('web')).map((view) => ({ view })))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return galleryMetadata(['web', ...((await params).view ?? [])])
}

export default async function ProjectsPage({ params }: Props) {
  return <Gallery segments={['web', ...((await params).view ?? [])]} />
}

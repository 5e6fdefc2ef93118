import type { Metadata } from 'next'
import { Gallery, galleryMetadata, segmentsOf } from '../../gallery'
import { atBuild } from '@/lib/content/queries'

type Props = { params: Promise<{ page: string }> }

export const generateStaticParams = () =>
  atBuild(async () => (await segmentsOf()).map(([page = '']) => ({ page })))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return galleryMetadata(['page', (await params).page])
}

export default async function ProjectsPage({ params }: Props) {
  return <Gallery segments={['page', (await params).page]} />
}

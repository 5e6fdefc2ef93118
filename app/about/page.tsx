import type { Metadata } from 'next'
import { AboutScreen } from '@/components/about/about-screen'
import { site } from '@/content/site'
import { ABOUT } from '@/lib/copy/about'
import { pageMetadata } from '@/lib/metadata'
import { routes } from '@/lib/routes'

export const metadata: Metadata = pageMetadata({
  title: `${ABOUT.title} | ${site.title}`,
  description: ABOUT.description(site.name, site.city),
  path: routes.about,
})

export default function AboutPage() {
  return <AboutScreen />
}

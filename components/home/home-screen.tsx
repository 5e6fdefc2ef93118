import { Fragment, type ReactNode } from 'react'
import type { Language, Said } from '@/lib/site/language'
import type { Home, Site } from '@/lib/site/site-config'
import type { SiteParts } from '@/lib/site/shown-parts'
import type { ShownPicture } from '@/lib/images/own-pictures'
import type { ArticleSummary, Project } from '@/lib/content/types'
import type { Availability } from '@/lib/resume/document'
import type { RolePaths } from '@/lib/resume/role-path'
import { Container } from '../ui/container'
import { AboutMe } from './about-me'
import { FeaturedProjects } from './featured-projects'
import { Hero } from './hero'
import { RecentArticles } from './recent-articles'

type HomeScreenProps = {
  site: Site
  home: Said<Home>
  portrait: ShownPicture | null
  night?: ShownPicture | null
  articles: ArticleSummary[]
  featured: Project[]
  rolePaths?: RolePaths
  available?: Availability | null
  /** What the site has in this language. */
  parts: SiteParts
  language?: Language
  children?: ReactNode
}

/** The hero, then the owner's selection of sections in the configured order. */
export function HomeScreen({
  site,
  home,
  portrait,
  night,
  articles,
  featured,
  rolePaths,
  available,
  parts,
  language = 'es',
  children,
}: HomeScreenProps) {
  const sections: Record<Home['sections'][number], ReactNode> = {
    recent: <RecentArticles articles={articles} heading={home.headings.recent} language={language} />,
    about: <AboutMe home={home} social={site.social} language={language} hasPage={parts.has('about')} />,
    featured: <FeaturedProjects projects={featured} heading={home.headings.featured} language={language} />,
  }
  return (
    <Container>
      {children}
      <Hero
        site={site}
        home={home}
        portrait={portrait}
        night={night}
        language={language}
        rolePaths={rolePaths}
        available={available}
        parts={parts}
      />
      {home.sections.map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
    </Container>
  )
}

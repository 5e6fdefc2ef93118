import { Fragment, type ReactNode } from 'react'
import { wordsIn } from '@/lib/pages/words'
import { knownKind } from '@/lib/site/accounts'
import { langOf, type Language, type Said } from '@/lib/site/language'
import { localPath, routes } from '@/lib/site/routes'
import type { Home, Site } from '@/lib/site/site-config'
import type { ArticleSummary, Project } from '@/lib/content/types'
import { SocialLinks } from '../layout/social-links'
import { ArticleCard } from '../ui/article-card'
import { ButtonLink } from '../ui/button-link'
import { CardGrid } from '../ui/card-grid'
import { Container } from '../ui/page-frame'
import { ProjectCard } from '../ui/project-card'
import { Hero, type HeroProps } from './hero'
import styles from './home.module.css'

type HomeScreenProps = Omit<HeroProps, 'language'> & {
  articles: ArticleSummary[]
  featured: Project[]
  language?: Language
  children?: ReactNode
}

/** The hero, then the owner's selection of sections in the configured order. */
export function HomeScreen({ articles, featured, language = 'es', children, ...hero }: HomeScreenProps) {
  const { home, site, parts } = hero
  const sections: Record<Home['sections'][number], ReactNode> = {
    recent: <RecentArticles articles={articles} heading={home.headings.recent} language={language} />,
    about: <AboutMe home={home} social={site.social} language={language} hasPage={parts.has('about')} />,
    featured: <FeaturedProjects projects={featured} heading={home.headings.featured} language={language} />,
  }
  return (
    <Container>
      {children}
      <Hero {...hero} language={language} />
      {home.sections.map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
    </Container>
  )
}

type FeaturedProjectsProps = { projects: Project[]; heading: string | null; language: Language }

/** The featured projects of the home page. Renders nothing without any. */
function FeaturedProjects({ projects, heading, language }: FeaturedProjectsProps) {
  if (projects.length === 0) return null
  const { home, projectList } = wordsIn(language)
  const all = { href: localPath(language, routes.projects()), label: home.allProjects }
  return (
    <CardSection id="destacados" heading={heading ?? home.featuredHeading} all={all}>
      <CardGrid spacing="loose" stretchLast>
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} words={projectList} headingLevel={3} />
          </li>
        ))}
      </CardGrid>
    </CardSection>
  )
}

type RecentArticlesProps = { articles: ArticleSummary[]; heading: string | null; language: Language }

/** The three most recent articles. Renders nothing without any (SPEC §2). */
function RecentArticles({ articles, heading, language }: RecentArticlesProps) {
  if (articles.length === 0) return null
  const words = wordsIn(language)
  const all = { href: localPath(language, routes.articles()), label: words.home.allArticles }
  return (
    <CardSection id="recientes" heading={heading ?? words.home.recentHeading} all={all}>
      <CardGrid stretchLast>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} headingLevel={3} language={language} words={words.articles} />
          </li>
        ))}
      </CardGrid>
    </CardSection>
  )
}

type CardSectionProps = {
  id: string
  heading: string
  all: { href: string; label: string }
  children: ReactNode
}

/** A list of cards below its heading, with a link to all of them. */
function CardSection({ id, heading, all, children }: CardSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        <ButtonLink href={all.href} variant="outline">
          {all.label}
        </ButtonLink>
      </div>
      {children}
    </section>
  )
}

type AboutMeProps = {
  home: Said<Home>
  social: Site['social']
  language: Language
  /** Whether there is a page about the owner. */
  hasPage: boolean
}

/** Biography and social links, except the map, which is in the footer only (SPEC §1). */
function AboutMe({ home, social, language, hasPage }: AboutMeProps) {
  const words = wordsIn(language).home
  return (
    <section className={styles.about} aria-labelledby="sobre-mi">
      <h2 id="sobre-mi" className={styles.heading}>
        {home.headings.about ?? words.aboutHeading}
      </h2>
      <div className={styles.biography}>
        {home.biography.map((paragraph) => (
          <p key={paragraph} lang={langOf(home, 'biography')}>
            {paragraph}
          </p>
        ))}
        {hasPage && (
          <p>
            <ButtonLink href={localPath(language, routes.about)} variant="outline">
              {words.aboutMore}
            </ButtonLink>
          </p>
        )}
        <SocialLinks
          accounts={social.filter(({ kind }) => knownKind(kind) !== 'maps')}
          language={language}
          named
        />
      </div>
    </section>
  )
}

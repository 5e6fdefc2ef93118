import type { ReactNode } from 'react'
import type { AboutContent } from '@/lib/config/site-config'
import { ABOUT } from '@/lib/copy/about'
import { Container } from '../ui/container'
import { PageHeading } from '../ui/page-heading'
import { IconGrid } from './icon-grid'
import { Picture } from '../ui/picture'
import styles from './about.module.css'

type AboutScreenProps = { about: AboutContent; picture: string | null; children: ReactNode }

export function AboutScreen({ about, picture, children }: AboutScreenProps) {
  return (
    <Container>
      <PageHeading title={ABOUT.heading} />
      <div className={styles.person}>
        <div className={styles.words}>
          {about.biography.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <h2 className={styles.heading}>{ABOUT.hobbiesHeading}</h2>
          <ul className={styles.hobbies}>
            {about.hobbies.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        {picture && (
          <Picture className={styles.image} src={picture} alt={ABOUT.imageAlt} width={1200} height={800} />
        )}
      </div>
      <IconGrid id="competencias" heading={ABOUT.skillsHeading} items={about.skills} />
      <IconGrid id="herramientas" heading={ABOUT.toolsHeading} items={about.tools} />
      {children}
    </Container>
  )
}

import type { ReactNode } from 'react'
import { about } from '@/content/about'
import { ABOUT } from '@/lib/copy/about'
import { Container } from '../ui/container'
import { PageHeading } from '../ui/page-heading'
import { IconGrid } from './icon-grid'
import { Picture } from '../ui/picture'
import styles from './about.module.css'

export function AboutScreen({ children }: { children: ReactNode }) {
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
        <Picture
          className={styles.image}
          src="/images/hobbies.svg"
          alt={ABOUT.imageAlt}
          width={1200}
          height={800}
        />
      </div>
      <IconGrid id="competencias" heading={ABOUT.skillsHeading} items={about.skills} />
      <IconGrid id="herramientas" heading={ABOUT.toolsHeading} items={about.tools} />
      {children}
    </Container>
  )
}

import type { ReactNode } from 'react'
import { RESUME } from '@/lib/copy/resume'
import { formatResumeDate } from '@/lib/resume/resume-dates'
import type { Resume } from '@/lib/resume/schema'
import styles from './resume-sheet.module.css'

/** `content/resume.json` as a document: who, then experience, training and skills, in that order. */
export function ResumeSheet({ resume }: { resume: Resume }) {
  const { basics, work, education, projects, skills, languages, interests } = resume
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <h2 className={styles.name}>{basics.name}</h2>
        <p className={styles.label}>{basics.label}</p>
        <p className={styles.contact}>
          {basics.location && <span>{basics.location.city}</span>}
          <a href={`mailto:${basics.email}`}>{basics.email}</a>
          {basics.phone && <a href={`tel:${basics.phone.replaceAll(' ', '')}`}>{basics.phone}</a>}
          {basics.url && <a href={basics.url}>{basics.url.replace(/^https?:\/\//, '')}</a>}
        </p>
      </header>
      <Section title={RESUME.summary}>
        <p>{basics.summary}</p>
      </Section>
      <Section title={RESUME.work}>
        {work.map((job) => (
          <Entry
            key={`${job.name} ${job.startDate}`}
            title={job.position}
            place={[job.name, job.location]}
            from={job.startDate}
            to={job.endDate}
            text={job.summary}
            points={job.highlights}
          />
        ))}
      </Section>
      <Section title={RESUME.education}>
        {education.map((course) => (
          <Entry
            key={`${course.institution} ${course.startDate}`}
            title={[course.studyType, course.area].filter(Boolean).join(': ')}
            place={[course.institution]}
            from={course.startDate}
            to={course.endDate ?? course.startDate}
            points={course.courses}
          />
        ))}
      </Section>
      <Section title={RESUME.projects}>
        {projects.map((project) => (
          <Entry
            key={project.name}
            title={project.name}
            place={[project.keywords.join(', ')]}
            from={project.startDate}
            to={project.endDate}
            text={project.description}
            points={[]}
          />
        ))}
      </Section>
      <Groups title={RESUME.skills} groups={skills} />
      <Groups
        title={RESUME.languages}
        groups={languages.map(({ language, fluency }) => ({
          name: language,
          keywords: fluency ? [fluency] : [],
        }))}
      />
      <Groups title={RESUME.interests} groups={interests} />
    </article>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.sectionTitle}>{title}</h3>
      <div className={styles.entries}>{children}</div>
    </section>
  )
}

type EntryProps = {
  title: string
  place: (string | undefined)[]
  from?: string
  to?: string
  text?: string
  points: string[]
}

function Entry({ title, place, from, to, text, points }: EntryProps) {
  return (
    <div className={styles.entry}>
      <h4 className={styles.entryTitle}>{title}</h4>
      <p className={styles.place}>
        <span>{place.filter(Boolean).join(' · ')}</span>
        {from && (
          <span className={styles.period}>
            {formatResumeDate(from)}
            {to !== from && ` – ${to ? formatResumeDate(to) : RESUME.today}`}
          </span>
        )}
      </p>
      {text && <p>{text}</p>}
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Groups({ title, groups }: { title: string; groups: Resume['skills'] }) {
  return (
    <Section title={title}>
      <dl className={styles.groups}>
        {groups.map(({ name, keywords }) => (
          <div key={name} className={styles.group}>
            <dt>{name}</dt>
            <dd>{keywords.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

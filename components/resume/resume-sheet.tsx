import { Fragment } from 'react'
import {
  type ResumeEntry,
  resumeDocument,
  type ResumeLink,
  type ResumeMoment,
  type ResumeSection,
} from '@/lib/resume/document'
import type { Resume } from '@/lib/resume/schema'
import parts from './resume-entries.module.css'
import styles from './resume-sheet.module.css'

/** The CV as responsive HTML, with the text of the PDF in the same order. */
export function ResumeSheet({ id, resume }: { id: string; resume: Resume }) {
  const { name, label, contact, summary, sections } = resumeDocument(resume)
  return (
    <article id={id} className={styles.sheet}>
      <header>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.label}>{label}</p>
        <ul className={styles.contact}>
          {contact.map((one) => (
            <li key={one.text}>
              <Target {...one} />
            </li>
          ))}
        </ul>
        <p className={styles.lead}>{summary}</p>
      </header>
      {sections.map((section) => (
        <Section key={section.title} {...section} />
      ))}
    </article>
  )
}

function Section({ id, title, layout, entries }: ResumeSection) {
  return (
    <section className={styles.section}>
      <h3 id={id} className={styles.sectionTitle}>
        {title}
      </h3>
      {layout === 'entries' || layout === 'pairs' ? (
        <div className={parts.entries}>
          {entries.map((entry) => (
            <Entry key={`${entry.title} ${entry.place}`} {...entry} />
          ))}
        </div>
      ) : (
        <ul className={parts.groups} data-layout={layout}>
          {entries.map((entry) => (
            <li key={entry.title} className={parts.group}>
              {layout === 'rows' ? <strong>{entry.title}</strong> : entry.title} {entry.text}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Entry({ title, period, place, text, points, note, link }: ResumeEntry) {
  return (
    <div className={parts.entry}>
      <h4 className={parts.entryTitle}>{title}</h4>
      {period.length > 0 && <Period moments={period} />}
      {place && <p className={parts.place}>{place}</p>}
      {text && <p>{text}</p>}
      {points.length > 0 && (
        <ul className={parts.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {note && <p className={parts.place}>{note}</p>}
      {link && (
        <p className={parts.place}>
          <Target {...link} />
        </p>
      )}
    </div>
  )
}

function Period({ moments }: { moments: ResumeMoment[] }) {
  return (
    <p className={parts.period}>
      {moments.map(({ text, date }, index) => (
        <Fragment key={text}>
          {index > 0 && ' – '}
          {date ? <time dateTime={date}>{text}</time> : text}
        </Fragment>
      ))}
    </p>
  )
}

function Target({ text, href }: ResumeLink) {
  return href ? <a href={href}>{text}</a> : text
}

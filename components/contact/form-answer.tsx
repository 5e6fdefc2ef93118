import type { Ref } from 'react'
import { FIELDS, FORM_IDS, inputId } from '@/lib/api/contact/form-fields'
import styles from './contact.module.css'
import type { Said } from './use-sending'

/**
 * The message above the form's fields, with a link to each invalid field. The empty live region exists before any
 * message.
 */
export function FormAnswer({ ref, said }: { ref: Ref<HTMLDivElement>; said: Said | null }) {
  const faults = FIELDS.flatMap((field) => {
    const text = said?.faults[field]
    return text ? [{ field, text }] : []
  })
  return (
    <div ref={ref} id={FORM_IDS.answer} className={styles.answer} role="alert" tabIndex={-1}>
      {said && <p>{said.message}</p>}
      {faults.length > 0 && (
        <ul>
          {faults.map(({ field, text }) => (
            <li key={field}>
              <a href={`#${inputId(field)}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

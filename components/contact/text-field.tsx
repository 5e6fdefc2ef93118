import { fieldId } from '@/lib/api/contact/form-fields'
import inputs from '../ui/field.module.css'
import styles from './contact.module.css'

type TextFieldProps = {
  field: 'name' | 'email' | 'message'
  words: { label: string; hint: string }
  fault: string | undefined
  maxLength: number
  type?: 'text' | 'email' | 'text area'
  autoComplete?: string
}

/**
 * A field with its label, hint and error message. The error element is always present, and empty while there is no
 * error.
 */
export function TextField({ field, words, fault, maxLength, type = 'text', autoComplete }: TextFieldProps) {
  const [hint, problem] = [fieldId(field, 'hint'), fieldId(field, 'fault')]
  const given = {
    id: fieldId(field),
    name: field,
    className: inputs.field,
    required: true,
    maxLength,
    autoComplete,
    defaultValue: '',
    'aria-describedby': `${hint} ${problem}`,
    'aria-invalid': fault !== undefined,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={given.id}>{words.label}</label>
      <p id={hint} className={styles.hint}>
        {words.hint}
      </p>
      {type === 'text area' ? <textarea {...given} rows={8} /> : <input {...given} type={type} />}
      <p id={problem} className={styles.fault}>
        {fault}
      </p>
    </div>
  )
}

import { fieldId, MESSAGE_KINDS } from '@/lib/contact/form'
import type { FormWords } from '@/lib/contact/words'
import inputs from '../ui/field.module.css'
import styles from './contact.module.css'

/** @param fault what is wrong with the input. @param typed the input that the server gives back */
type FieldProps<Words> = { words: Words; fault: string | undefined; typed: string | undefined }

type TextFieldProps = FieldProps<{ label: string; hint: string }> & {
  field: 'name' | 'email' | 'message'
  type?: 'text' | 'email' | 'text area'
  autoComplete?: string
}

/** A field with its label and hint, and an element for its fault, empty while there is none. */
export function TextField({ field, words, fault, typed, type = 'text', autoComplete }: TextFieldProps) {
  const [hint, problem] = [fieldId(field, 'hint'), fieldId(field, 'fault')]
  const given = {
    id: fieldId(field),
    name: field,
    className: inputs.field,
    required: true,
    autoComplete,
    defaultValue: typed,
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

/** The radio group for the kind of message. */
export function KindField({ words, fault, typed }: FieldProps<FormWords['kind']>) {
  const problem = fieldId('kind', 'fault')
  return (
    <fieldset
      className={styles.kinds}
      role="radiogroup"
      aria-describedby={problem}
      aria-required="true"
      aria-invalid={fault !== undefined}
    >
      <legend>{words.label}</legend>
      {MESSAGE_KINDS.map((kind) => (
        <label key={kind} htmlFor={fieldId('kind', kind)}>
          <input
            type="radio"
            id={fieldId('kind', kind)}
            name="kind"
            value={kind}
            required
            defaultChecked={kind === typed}
          />
          {words[kind]}
        </label>
      ))}
      <p id={problem} className={styles.fault}>
        {fault}
      </p>
    </fieldset>
  )
}

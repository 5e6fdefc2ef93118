import { fieldId } from '@/lib/api/contact/form-fields'
import type { FormWords } from '@/lib/copy/contact'
import { MESSAGE_KINDS, type MessageKind } from '@/lib/services/messages/message'
import styles from './contact.module.css'

type KindFieldProps = {
  words: FormWords['kind']
  fault: string | undefined
  /** The kind that is selected at first. */
  chosen: MessageKind | undefined
}

/** The radio group for the kind of message. */
export function KindField({ words, fault, chosen }: KindFieldProps) {
  const problem = fieldId('kind', 'fault')
  return (
    <fieldset
      id={fieldId('kind')}
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
            defaultChecked={kind === chosen}
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

import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Folders } from '../../site/content-folder'
import { listNames } from '../list-files'
import { fingerprint, markOf, SAMPLE, type Sample, textsOf } from '../sample/sample'
import type { Finding } from './links'

const TEXT = /\.(?:md|ts|json)$/
/** Texts that serve every owner. */
const TEMPLATE = /^privacy[^/]*\.md$/
/** Values in these files before an owner personalises them; they would look odd to employers. */
const PLACEHOLDER = /Alex Muestra|00000000T|Calle de Ejemplo|example\.com|Ejemplo, Madrid/
const WITH_PLACEHOLDERS = ['site.ts', 'resume.json']
const SHOWN_CHARACTERS = 50

/** Reports what is left of the starter's sample: texts, even in partly edited files, placeholders, pictures and PDFs. */
export function sampleRemains({ name: folder, content }: Folders, sample: Sample = SAMPLE): Finding[] {
  const texts = new Set(sample.texts)
  const marks = new Set(Object.values(sample.files))
  return listNames(content).flatMap((name): Finding[] => {
    const warning = (message: string, line?: number): Finding => {
      const where = `${folder}/${name}${line === undefined ? '' : `:${line}`}`
      return { severity: 'warning', where, message }
    }
    const data = readFileSync(path.join(content, name))
    if (!TEXT.test(name))
      return marks.has(fingerprint(name, data)) ? [warning('came with the starter; put your own there')] : []
    if (TEMPLATE.test(name)) return []
    const text = data.toString()
    const [first, ...others] = textsOf(name, text).filter((one) => texts.has(markOf(one.text)))
    const { text: whole = '', line } = first ?? {}
    const shown = whole.length > SHOWN_CHARACTERS ? `${whole.slice(0, SHOWN_CHARACTERS)}…` : whole
    const more = others.length > 0 ? ` and ${others.length} more` : ''
    const came = warning(`"${shown}"${more} came with the starter; write your own, or delete it`, line)
    const lines = WITH_PLACEHOLDERS.includes(name) ? text.split('\n') : []
    const placeholders = lines.flatMap((one, index) => {
      const [found] = PLACEHOLDER.exec(one) ?? []
      const isNone = !found || /^\s*(?:\*|\/\/|"\$schema")/.test(one)
      return isNone ? [] : [warning(`"${found}" is a placeholder; put your own value there`, index + 1)]
    })
    return [...(first ? [came] : []), ...placeholders]
  })
}

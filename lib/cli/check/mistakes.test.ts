import '@/e2e/unit/own-folders'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { problemsOf } from '@/e2e/unit/checked-site'
import { type Change, changed } from '@/e2e/unit/own-site'

/*
 * One mistake a paragraph of mistakes.txt: its name, what is changed in a whole site (`file: from => to`, or
 * `file := text` for a new file), and after `! ` what the check prints. A paragraph without such lines is no mistake.
 * Texts are written as in JSON, without quotes around them. With one change alone a mistake is two lines of a longer
 * paragraph, `- name | change` and `! …`; a line `+ name | change` is one that is no mistake.
 */
type Row = { name: string; files: Record<string, string | null>; said: string[] }

const NOTHING: Record<string, string | null> = { '(nothing)': '', '(missing)': null }
const ROWS = readFileSync(path.join(__dirname, 'mistakes.txt'), 'utf8')
  .split(/\n{2,}/)
  .filter((paragraph) => !paragraph.startsWith('#'))
  .flatMap((paragraph) => paragraph.split(/\n(?=[-+] )/))
  .map((row) => (/^[-+] /.test(row) ? row.slice(2).replace(' | ', '\n') : row))
  .map(rowOf)

function rowOf(paragraph: string): Row {
  const [name = '', ...lines] = paragraph.trim().split('\n')
  const changes = lines.filter((line) => !line.startsWith('! '))
  const said = lines.filter((line) => line.startsWith('! ')).map((line) => line.slice(2))
  const files: Record<string, string | null> = {}
  const edits = new Map<string, Change[]>()
  for (const line of changes) {
    const [, added, text = ''] = /^(\S[^:]*?) := (.*)$/.exec(line) ?? []
    if (added !== undefined) files[added] = textOf(text)
    const [, file, from = '', to = ''] = added ? [] : (/^(\S+?): (.*) => (.*)$/.exec(line) ?? [])
    if (file) edits.set(file, [...(edits.get(file) ?? []), [textOf(from) ?? '', textOf(to) ?? '']])
  }
  for (const [file, of] of edits) files[file] = changed(file, ...of)
  return { name, files, said }
}

function textOf(written: string): string | null {
  if (written in NOTHING) return NOTHING[written] ?? null
  return JSON.parse(`"${written.replaceAll('"', '\\"')}"`) as string
}

const MISTAKES = ROWS.filter(({ said }) => said.length > 0)
const FINE = ROWS.filter(({ said }) => said.length === 0)

test.each(MISTAKES)(
  'a mistake is reported with its position and a suggestion: $name',
  async ({ files, said }) => {
    expect(await problemsOf(files)).toEqual(said)
  },
)

test.each(FINE)('nothing is reported for $name', async ({ files }) => {
  expect(await problemsOf(files)).toEqual([])
})

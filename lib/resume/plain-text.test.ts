import { WHOLE_RESUME } from '@/e2e/unit/whole-resume'
import { resumeDocument } from './document'
import { resumeText, resumeMarkdown } from './plain-text'
import { parseResume } from './resume'

const document = resumeDocument(parseResume(WHOLE_RESUME))
const EMPTY = { period: [], places: [], text: '', points: [], note: '', link: null }
const blocks = (text: string) => text.split('\n\n')

test('the header: name, label, place, every contact and the desired role, one line each', () => {
  expect(blocks(resumeText(document)).slice(0, 2)).toEqual([
    [
      'Ana Peña',
      'Web',
      'Madrid, España',
      'ana@example.com',
      '+34 600 00-00 00',
      'https://ana.example',
      'code.example/ana',
      'Busco: Jornada completa · Madrid · desde feb.\u00a02026',
    ].join('\n'),
    'Hago webs.',
  ])
})

test('sections of entries: the title, then a block each, with bullets, and bars between the parts of a line', () => {
  const moment = (text: string) => ({ text, date: null })
  const entry = {
    title: 'Desarrollo, Uno',
    period: [moment('2022'), moment('hoy')],
    places: ['Soria'],
    text: 'Todo.',
    points: ['Una tienda', 'Un almacén'],
    note: 'PHP',
    link: { text: 'uno.example', href: 'https://uno.example' },
  }
  const section = { ...sectionOf('work'), entries: [entry, { ...EMPTY, title: 'Dos' }] }
  expect(blocks(resumeText({ ...document, sections: [section] })).slice(2)).toEqual([
    'Experiencia',
    'Desarrollo, Uno\nSoria | 2022 – hoy\nTodo.\n- Una tienda\n- Un almacén\nPHP | uno.example',
    'Dos\n',
  ])
  const parts = { ...EMPTY, title: 'Tres', period: [moment('2020')], link: entry.link }
  const only = { ...section, entries: [parts] }
  expect(resumeText({ ...document, sections: [only] })).toMatch(/\n\nTres\n2020\nuno\.example\n$/)
})

test('inline lists are one line; rows are one line each, with a colon before the details', () => {
  const run = { ...sectionOf('interests'), entries: [title('Montaña'), title('Leer')] }
  const rows = { ...sectionOf('languages'), entries: [title('Español', 'Nativo'), title('Latín')] }
  expect(blocks(resumeText({ ...document, sections: [run, rows] })).slice(2)).toEqual([
    'Intereses\nMontaña · Leer',
    'Idiomas\nEspañol: Nativo\nLatín\n',
  ])
})

function sectionOf(name: string) {
  const [section] = document.sections.filter((one) => one.name === name)
  return section as NonNullable<typeof section>
}

function title(title: string, text = '') {
  return { ...EMPTY, title, text }
}

test('the CV as Markdown: a title, contacts as links, a heading for each section and entry', () => {
  const text = resumeMarkdown(resumeDocument(parseResume(WHOLE_RESUME))).replaceAll('\u00a0', ' ')
  expect(text).toMatch(
    /^# Ana Peña\n\nWeb \| Madrid, España\n\n- \[ana@example\.com\]\(mailto:ana@example\.com\)\n/,
  )
  expect(text).toContain(
    '\n\n**Busco:** Jornada completa · Madrid · desde feb. 2026\n\nHago webs.\n\n## Experiencia\n\n',
  )
  expect(text).toContain(
    '### Desarrollo\n\nUno, S. L. | Soria | sept. 2022 – 2024\n\nComercio.\n\nTodo.\n\n- Una tienda\n- Un almacén\n',
  )
  expect(text).toContain('\n\n## Idiomas\n\n- **Español:** Nativo\n- Latín\n\n')
  expect(text).not.toMatch(/\n\n\n/)
})

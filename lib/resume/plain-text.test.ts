import { WHOLE_RESUME } from '@/e2e/unit/whole-resume'
import { resumeDocument } from './document'
import { resumeText } from './plain-text'
import { parseResume } from './resume'

const document = resumeDocument(parseResume(WHOLE_RESUME))
const EMPTY = { period: [], place: '', text: '', points: [], note: '', link: null }
const blocks = (text: string) => text.split('\n\n')

test('the head: name, what the owner does, place, every contact and what is sought, a line each', () => {
  expect(blocks(resumeText(document)).slice(0, 2)).toEqual([
    [
      'Ana Peña',
      'Web',
      'Madrid, España',
      'ana@example.com',
      '+34 600 00-00 00',
      'ana.example',
      'code.example/ana',
      'Busco: Jornada completa · Madrid · desde feb.\u00a02026',
    ].join('\n'),
    'Hago webs.',
  ])
})

test('in English what is sought is said in English', () => {
  const english = resumeDocument(parseResume(WHOLE_RESUME), { language: 'en', role: null })
  expect(resumeText(english)).toContain('\nLooking for: ')
})

test('what the owner does not say has no line, and no empty one', () => {
  const bare = { ...document, place: '', seeking: '', contact: [], summary: '', sections: [] }
  expect(resumeText(bare)).toBe('Ana Peña\nWeb\n')
})

test('sections of entries: the title, then a block each, with points, and dots between the parts of a line', () => {
  const moment = (text: string) => ({ text, date: null })
  const entry = {
    title: 'Desarrollo, Uno',
    period: [moment('2022'), moment('hoy')],
    place: 'Soria',
    text: 'Todo.',
    points: ['Una tienda', 'Un almacén'],
    note: 'PHP',
    link: { text: 'uno.example', href: 'https://uno.example' },
  }
  const section = { ...sectionOf('work'), entries: [entry, { ...EMPTY, title: 'Dos' }] }
  expect(blocks(resumeText({ ...document, sections: [section] })).slice(2)).toEqual([
    'Experiencia',
    'Desarrollo, Uno\nSoria · 2022 – hoy\nTodo.\n- Una tienda\n- Un almacén\nPHP · uno.example',
    'Dos\n',
  ])
  const parts = { ...EMPTY, title: 'Tres', period: [moment('2020')], link: entry.link }
  const only = { ...section, entries: [parts] }
  expect(resumeText({ ...document, sections: [only] })).toMatch(/\n\nTres\n2020\nuno\.example\n$/)
})

test('a run is one line; rows are a line each, with a colon where there is more to say', () => {
  const run = { ...sectionOf('interests'), entries: [title('Montaña'), title('Leer')] }
  const rows = { ...sectionOf('languages'), entries: [title('Español', 'Nativo'), title('Latín')] }
  expect(blocks(resumeText({ ...document, sections: [run, rows] })).slice(2)).toEqual([
    'Intereses\nMontaña · Leer',
    'Idiomas\nEspañol: Nativo\nLatín\n',
  ])
})

test('every section of a CV is there, in its order', () => {
  const titles = blocks(resumeText(document)).map((block) => block.split('\n')[0])
  const expected = document.sections.map(({ title }) => title)
  expect(titles.filter((title) => expected.includes(title ?? ''))).toEqual(expected)
})

function sectionOf(name: string) {
  const [section] = document.sections.filter((one) => one.name === name)
  return section as NonNullable<typeof section>
}

function title(title: string, text = '') {
  return { ...EMPTY, title, text }
}

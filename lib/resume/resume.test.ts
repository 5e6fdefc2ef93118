import { telephoneLink } from './contacts'
import { resumeDocument } from './document'
import { resumeMarkdown, resumeText } from './plain-text'
import { parseResume } from './resume'
import { sheetHtml } from './sheet-html'

const BASICS = { name: 'Ana', label: 'Web', summary: 'Hago webs.' }
const of = (resume: object) => resumeDocument(parseResume({ basics: BASICS, ...resume }))
const html = (resume: object, level: 1 | 2 = 2) => sheetHtml(of(resume), level).replaceAll('\n', '')

test("heading levels are consecutive, starting from the page's or from the first", () => {
  const work = [{ name: 'Uno', position: 'Desarrollo', startDate: '2022-09' }]
  expect(html({ work }).match(/<h\d/g)).toEqual(['<h2', '<h3', '<h4'])
  expect(html({ work }, 1).match(/<h\d/g)).toEqual(['<h1', '<h2', '<h3'])
})

test('what is empty, as in examples of the standard, leaves no element and no section', () => {
  const example = {
    work: [{ name: '', startDate: '', highlights: [] }],
    skills: [{ name: '', keywords: [] }],
  }
  expect(html(example).match(/<\w+/g)).toEqual(['<header', '<h2', '<p', '<p'])
  expect(html({ references: [{ reference: 'Buena.' }] })).toContain(
    '<div class="cv-entry"><p class="cv-text">',
  )
})

test('paragraphs and lists of a text are kept in every form, and signs that were copied into a list are not', () => {
  const summary = 'Hago webs.\n\nY también:\n- mapas\n• juegos\nFin.'
  const work = [
    { position: 'Jefa', description: 'Consultora', summary: 'Todo.', highlights: ['• Uno', '-1 %'] },
  ]
  const resume = { basics: { ...BASICS, summary }, work }
  expect(html(resume)).toContain(
    '<p class="cv-lead">Hago webs.</p><p class="cv-lead">Y también:</p>' +
      '<ul class="cv-points"><li>mapas</li><li>juegos</li></ul><p class="cv-lead">Fin.</p>',
  )
  expect(html(resume)).toContain(
    '<p class="cv-text">Consultora</p><p class="cv-text">Todo.</p><ul class="cv-points"><li>Uno</li><li>-1 %</li></ul>',
  )
  expect(resumeText(of(resume))).toContain(
    'Hago webs.\nY también:\n- mapas\n- juegos\nFin.\n\nExperiencia\n\nJefa\nConsultora\nTodo.\n- Uno\n- -1 %\n',
  )
  expect(resumeMarkdown(of(resume))).toContain('Y también:\n\n- mapas\n- juegos\n\nFin.\n\n## Experiencia')
})

test('what comes next takes the place of a missing name', () => {
  const { sections } = of({
    certificates: [{ issuer: 'Escuela', date: '2020' }],
    awards: [{ awarder: 'Ayuntamiento', title: 'Premio' }],
    languages: [{ fluency: 'Nativo' }],
    interests: [{ keywords: ['rutas'] }],
  })
  expect(sections.map(({ entries: [first] }) => [first?.title, first?.places])).toEqual([
    ['Escuela', []],
    ['Premio', ['Ayuntamiento']],
    ['Nativo', []],
    ['rutas', []],
  ])
})

test('a long address is cut for the eye, and whole in plain text; an account without one is shown', () => {
  const url = `https://www.example.com/${'ruta/'.repeat(20)}?x=1`
  const document = of({
    basics: {
      ...BASICS,
      url: 'https://ana.example/',
      profiles: [{ url }, { network: 'X', username: 'ana' }],
    },
    projects: [{ name: 'Faro', url: `https://faro.example/a?${'x'.repeat(60)}` }],
  })
  const [own, long, account] = document.contact
  expect(own).toEqual({ text: 'https://ana.example', href: 'https://ana.example/' })
  expect(long).toEqual({ text: `example.com/${'ruta/'.repeat(20)}`.slice(0, 59) + '…', href: url })
  expect(account).toEqual({ text: 'X: ana', href: null })
  expect(document.sections[0]?.entries[0]?.link?.text).toBe('faro.example/a…')
  expect(resumeText(document)).toContain(`https://ana.example\n${url}\nX: ana\n`)
})

test.each([
  ['+34 600 00-00 00', 'tel:+34600000000'],
  ['(+34) 612.345.678 ext. 12', 'tel:+34612345678'],
  ['600 00 00 00 / 91 000 00 00', 'tel:600000000'],
  ['Upon request', null],
  ['A petición, desde 9', null],
  ['+34 (0)600 11 22 33', 'tel:+34600112233'],
  ['600 11 22 33 - 91 222 33 44', 'tel:600112233'],
])('%s is called by %s', (phone, href) => expect(telephoneLink(phone)).toBe(href))

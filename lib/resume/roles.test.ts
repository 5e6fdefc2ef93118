import { WHOLE_RESUME } from '@/e2e/unit/whole-resume'
import { resumeDocument } from './document'
import { publishedResume, rolePaths } from './current-resume'
import { parseResume } from './resume'

const resume = parseResume(WHOLE_RESUME)
const forRole = (role: string | null) => resumeDocument(resume, { language: 'es', role })
const of = (role: string | null, title: string) =>
  forRole(role).sections.find((one) => one.title === title)?.entries ?? []

test('a role has its own label, title and summary, and falls back to the general summary', () => {
  const { label, summary, title } = forRole('datos')
  expect([label, summary, title]).toEqual([
    'Analista de datos',
    'Leo datos.',
    'CV de Ana Peña: Analista de datos',
  ])
  expect([forRole('web').label, forRole('web').summary]).toEqual(['Desarrolladora web', 'Hago webs.'])
})

test('entries and highlights with roles are shown for those, the others for all', () => {
  expect(of('datos', 'Experiencia').map(({ title }) => title)).toEqual(['Desarrollo'])
  expect(of('web', 'Experiencia').map(({ title }) => title)).toEqual(['Desarrollo', 'Prácticas'])
  expect(of('datos', 'Experiencia')[0]?.points).toEqual(['Un informe', 'Una tienda', 'Un almacén'])
  expect(of('web', 'Conocimientos').map(({ title }) => title)).toEqual(['Lenguajes (alto)'])
  expect(of('web', 'Premios')).toHaveLength(1)
})

test('the full CV shows everything', () => {
  expect(of(null, 'Experiencia')).toHaveLength(2)
  expect(of(null, 'Conocimientos')).toHaveLength(2)
})

test('a role starts with its configured sections, and its own skills', () => {
  const titles = forRole('datos').sections.map(({ title }) => title)
  expect(titles.slice(0, 3)).toEqual(['Conocimientos', 'Experiencia', 'Proyectos'])
  expect(titles).toHaveLength(11)
  expect(of('datos', 'Conocimientos').map(({ title }) => title)).toEqual(['Datos', 'Lenguajes (alto)'])
})

test('the exported JSON is standard JSON Resume: plain highlights, without internal fields', () => {
  const published = publishedResume(WHOLE_RESUME, 'datos') as typeof WHOLE_RESUME
  expect(published.work).toEqual([
    expect.objectContaining({ highlights: ['Un informe', 'Una tienda', 'Un almacén'] }),
  ])
  expect(JSON.stringify(published)).not.toMatch(/x-roles|x-highlights/)
  expect(Object.keys(published).slice(0, 4)).toEqual(['$schema', 'basics', 'skills', 'work'])
  expect(published.basics).toMatchObject({ label: 'Analista de datos', image: WHOLE_RESUME.basics.image })
})

test('the exported full CV keeps fields that the site does not display', () => {
  const published = publishedResume(WHOLE_RESUME, null) as typeof WHOLE_RESUME
  expect(published.basics).toEqual(WHOLE_RESUME.basics)
  expect(published['x-seeking']).toEqual(WHOLE_RESUME['x-seeking'])
  expect(published.work).toHaveLength(2)
})

test('string arrays, such as an owner’s custom field, are exported unchanged', () => {
  const published = publishedResume({ ...WHOLE_RESUME, 'x-tags': ['uno', 'dos'] }, null)
  expect(published).toMatchObject({ 'x-tags': ['uno', 'dos'] })
})

test('a role on the home page links to the CV with the same label', () => {
  expect(rolePaths(['ANALISTA de dátos', 'Jardinera'], resume)).toEqual({
    'ANALISTA de dátos': '/resume/datos',
  })
  expect(rolePaths(['Desarrolladora web'], resume, 'en')).toEqual({
    'Desarrolladora web': '/en/resume/web',
  })
})

test('the exported CV has no sections or highlights missing in its file', () => {
  const published = publishedResume({ basics: { name: 'Ana' }, work: [{ name: 'Uno' }] }, null)
  expect(Object.entries(published)).toStrictEqual([
    ['basics', { name: 'Ana' }],
    ['work', [{ name: 'Uno' }]],
  ])
})

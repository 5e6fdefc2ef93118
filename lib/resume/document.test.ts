import { WHOLE_RESUME } from '@/e2e/unit/whole-resume'
import { resumeDocument } from './document'
import { availability } from './current-resume'
import { previewSources } from './addresses'
import { formatResumeDate } from './words'
import { parseResume } from './resume'

const document = resumeDocument(parseResume(WHOLE_RESUME))
const section = (title: string) => document.sections.find((one) => one.title === title)
const empty = { period: [], places: [], text: '', points: [], note: '', link: null }
const inEnglish = resumeDocument(parseResume(WHOLE_RESUME), { language: 'en', role: null })

test('name, label, place, desired role, and contact: e-mail, phone, website, profiles', () => {
  expect([document.name, document.label, document.place, document.summary]).toEqual([
    'Ana Peña',
    'Web',
    'Madrid, España',
    'Hago webs.',
  ])
  expect(document.seeking).toBe('Jornada completa · Madrid · desde feb.\u00a02026')
  expect(document.contact).toEqual([
    { text: 'ana@example.com', href: 'mailto:ana@example.com' },
    { text: '+34 600 00-00 00', href: 'tel:+34600000000' },
    { text: 'https://ana.example', href: 'https://www.ana.example/' },
    { text: 'code.example/ana', href: 'http://code.example/ana' },
  ])
})

test('the desired role can be text, partial, or absent', () => {
  const seeking = (given?: object) =>
    resumeDocument(parseResume({ ...WHOLE_RESUME, 'x-seeking': given })).seeking
  expect(seeking({ from: 'incorporación inmediata' })).toBe('incorporación inmediata')
  expect(seeking({ kinds: ['Prácticas'] })).toBe('Prácticas')
  expect(seeking()).toBe('')
})

test('the line on availability names place and start; kinds of work only where both are missing', () => {
  const line = (given?: object, language: 'es' | 'en' = 'es', borrowed: string[] = []) =>
    availability({ resume: parseResume({ ...WHOLE_RESUME, 'x-seeking': given }), borrowed }, language)
  const kinds = ['Jornada completa', 'Prácticas']
  const place = 'Madrid o remoto'
  expect(line({ kinds, place, from: 'incorporación inmediata' })).toEqual({
    text: 'Disponible · Madrid o remoto · incorporación inmediata',
  })
  expect(line({ place: 'Madrid', from: '2026-02' }, 'en')?.text).toBe(
    'Available · Madrid · from Feb\u00a02026',
  )
  expect(line({ place }, 'en', ['x-seeking'])).toEqual({ text: 'Disponible · Madrid o remoto', lang: 'es' })
  expect(line({ kinds })?.text).toBe('Disponible · Jornada completa · Prácticas')
  expect(line({ kinds: [] })).toBeNull()
  expect(line()).toBeNull()
})

test('every section of JSON Resume, in the usual order, each in its layout', () => {
  expect(document.sections.map(({ id, title, layout }) => `${id} ${title}: ${layout}`)).toEqual([
    'experiencia Experiencia: entries',
    'conocimientos Conocimientos: rows',
    'proyectos Proyectos: entries',
    'formacion Formación: entries',
    'certificados Certificados: entries',
    'premios Premios: entries',
    'publicaciones Publicaciones: entries',
    'voluntariado Voluntariado: entries',
    'idiomas Idiomas: rows',
    'referencias Referencias: entries',
    'intereses Intereses: run',
  ])
})

test('a job has its place, both texts, all highlights and its link', () => {
  expect(section('Experiencia')?.entries[0]).toEqual({
    ...empty,
    title: 'Desarrollo',
    period: [
      { text: 'sept.\u00a02022', date: '2022-09' },
      { text: '2024', date: '2024' },
    ],
    places: ['Uno, S. L.', 'Soria'],
    text: 'Comercio.\nTodo.',
    points: ['Una tienda', 'Un almacén', 'Un informe', 'Una página'],
    link: { text: 'uno.example', href: 'https://uno.example' },
  })
})

test('courses, projects, certificates, awards, publications, volunteering, references', () => {
  const first = (title: string) => {
    const {
      title: name,
      places = [],
      text,
      points,
      note,
      period,
      link,
    } = section(title)?.entries[0] ?? {
      ...empty,
      title: '',
    }
    const dates = period.map((moment: { text: string }) => moment.text)
    return [name, ...dates, ...places, text, ...points, note, link?.text].filter(Boolean)
  }
  expect(first('Formación')).toEqual([
    'DAW',
    '2019',
    '2021',
    'FP',
    'IES',
    'Redes · Bases · Calificación: 9',
    'ies.example',
  ])
  expect(first('Proyectos')).toEqual([
    'Faro',
    '2023',
    'Autora',
    'Puerto',
    'aplicación',
    'Alumbra.',
    'Gira',
    'PHP, TS',
    'faro.example/a',
  ])
  expect(first('Certificados')).toEqual(['Inglés B2', 'jun.\u00a02023', 'Escuela', 'b2.example'])
  expect(first('Premios')).toEqual(['Premio', '16\u00a0nov.\u00a02024', 'Ayuntamiento', 'Por un mapa.'])
  expect(first('Publicaciones')).toEqual([
    'Pesar páginas',
    '1\u00a0may.\u00a02024',
    'Revista',
    'Bytes.',
    'peso.example',
  ])
  expect(first('Voluntariado')).toEqual([
    'Mentora',
    '2020',
    'actualidad',
    'Huerto',
    'Riego.',
    'Un pozo',
    'huerto.example',
  ])
  expect(first('Referencias')).toEqual(['Marta, jefa', 'Termina lo que empieza.'])
})

test('skills, languages, interests', () => {
  expect(section('Conocimientos')?.entries[0]).toEqual({
    ...empty,
    title: 'Lenguajes (alto)',
    text: 'PHP, TS',
  })
  expect(section('Idiomas')?.entries).toEqual([
    { ...empty, title: 'Español', text: 'Nativo' },
    { ...empty, title: 'Latín' },
  ])
  expect(section('Intereses')?.entries.map(({ title }) => title)).toEqual(['Montaña (rutas, GR)', 'Leer'])
})

test("a date keeps its digits, formatted in the document's language", () => {
  const months = Array.from({ length: 12 }, (_, index) =>
    formatResumeDate(`2024-${String(index + 1).padStart(2, '0')}`),
  )
  expect(months.map((text) => text.replace('\u00a02024', ''))).toEqual(
    'ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.'.split(' '),
  )
  const dates = ['2024', '2024-05', '2024-05-01', '2024-12-31'].map((date) =>
    [formatResumeDate(date), formatResumeDate(date, 'en')].map((text) => text.replaceAll('\u00a0', ' ')),
  )
  expect(dates).toEqual([
    ['2024', '2024'],
    ['may. 2024', 'May 2024'],
    ['1 may. 2024', '1 May 2024'],
    ['31 dic. 2024', '31 Dec 2024'],
  ])
})

test('a job without an end is current, one of a single date shows it once, one without dates shows none', () => {
  const periods = [
    { startDate: '2024' },
    { endDate: '2024' },
    {},
    { startDate: '2016-05', endDate: '2016-05' },
    { startDate: '2016', endDate: '2016-05' },
  ].map((dates) => {
    const work = [{ name: 'N', position: 'P', ...dates }]
    return resumeDocument(parseResume({ ...WHOLE_RESUME, work })).sections[0]?.entries[0]?.period
  })
  expect(periods.map((period) => period?.map(({ text }) => text))).toEqual([
    ['2024', 'actualidad'],
    ['2024'],
    [],
    ['may.\u00a02016'],
    ['2016', 'may.\u00a02016'],
  ])
})

test('another language has its own headings, months, country and anchors', () => {
  expect(inEnglish.sections.slice(0, 2).map(({ id, title }) => `${id} ${title}`)).toEqual([
    'work Experience',
    'skills Skills',
  ])
  expect(inEnglish.place).toBe('Madrid, Spain')
  expect(inEnglish.seeking).toBe('Jornada completa · Madrid · from Feb\u00a02026')
  expect(inEnglish.title).toBe('Résumé of Ana Peña: Web')
})

test('the first page image has three widths, for each CV', () => {
  expect(previewSources('/cv.pdf', 'v1')).toBe(
    '/media/cv/714.webp?v=v1 714w, /media/cv/1012.webp?v=v1 1012w, /media/cv/2024.webp?v=v1 2024w',
  )
  expect(previewSources('/cv/en/datos.pdf', 'v1')).toMatch(/^\/media\/cv\/714\/en\/datos\?v=v1 714w, /)
})

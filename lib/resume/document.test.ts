import { resumeDocument } from './document'
import { previewSources } from './preview'
import { resumeCss } from './resume-css'
import { formatResumeDate } from './resume-dates'
import { parseResume } from './resume'
import { renderResumeHtml } from './resume-html'

const WHOLE = {
  basics: {
    name: 'Ana',
    label: 'Web',
    email: 'ana@example.com',
    summary: 'Hago webs.',
    phone: '+34 600 00-00 00',
    url: 'https://www.ana.example/',
    profiles: [{ url: 'http://code.example/ana' }],
    location: { city: 'Madrid', countryCode: 'ES' },
  },
  work: [
    {
      name: 'Uno',
      position: 'Desarrollo',
      startDate: '2022-09',
      endDate: '2024',
      location: 'Soria',
      summary: 'Todo.',
      highlights: ['a', 'b'],
    },
  ],
  education: [{ institution: 'IES', area: 'DAW', studyType: 'FP', startDate: '2020', courses: ['x', 'y'] }],
  projects: [
    { name: 'P', description: 'D', keywords: ['k', 'l'], url: 'https://p.example/a/' },
    { name: 'Q', description: 'E' },
  ],
  skills: [{ name: 'Lenguajes', keywords: ['PHP', 'TS'] }],
  languages: [{ language: 'Español', fluency: 'Nativo' }, { language: 'Latín' }],
  interests: [{ name: 'Montaña', keywords: ['rutas', 'GR'] }, { name: 'Leer' }],
}
const document = resumeDocument(parseResume(WHOLE))
const section = (title: string) => document.sections.find((one) => one.title === title)
const empty = { period: [], place: '', text: '', points: [], note: '', link: null }

test('contact: e-mail, telephone, own page, profiles and place, in this order', () => {
  expect(document.contact).toEqual([
    { text: 'ana@example.com', href: 'mailto:ana@example.com' },
    { text: '+34 600 00-00 00', href: 'tel:+34600000000' },
    { text: 'ana.example', href: 'https://www.ana.example/' },
    { text: 'code.example/ana', href: 'http://code.example/ana' },
    { text: 'Madrid, España', href: null },
  ])
  const { location: _, ...basics } = WHOLE.basics
  const abroad = resumeDocument(parseResume({ basics: { ...basics, location: { city: 'Madrid' } } }))
  expect(abroad.contact.at(-1)).toEqual({ text: 'Madrid', href: null })
})

test('a CV needs no e-mail address', () => {
  const { email: _, ...basics } = WHOLE.basics
  expect(resumeDocument(parseResume({ basics })).contact[0]?.text).toBe('+34 600 00-00 00')
})

test('sections come in the order of a CV, each in its layout', () => {
  expect(document.sections.map(({ title, layout }) => `${title}: ${layout}`)).toEqual([
    'Experiencia: entries',
    'Conocimientos: rows',
    'Proyectos: pairs',
    'Formación: entries',
    'Idiomas: rows',
    'Intereses: run',
  ])
  expect([document.name, document.label, document.summary]).toEqual(['Ana', 'Web', 'Hago webs.'])
})

test('a job, a course', () => {
  expect(section('Experiencia')?.entries).toEqual([
    {
      ...empty,
      title: 'Desarrollo',
      period: [
        { text: 'sept.\u00a02022', date: '2022-09' },
        { text: '2024', date: '2024' },
      ],
      place: 'Uno, Soria',
      text: 'Todo.',
      points: ['a', 'b'],
    },
  ])
  expect(section('Formación')?.entries).toEqual([
    {
      ...empty,
      title: 'DAW',
      period: [
        { text: '2020', date: '2020' },
        { text: 'actualidad', date: null },
      ],
      place: 'FP, IES',
      note: 'x · y',
    },
  ])
})

test('projects, skills, languages, interests', () => {
  expect(section('Proyectos')?.entries).toEqual([
    {
      ...empty,
      title: 'P',
      text: 'D',
      note: 'k, l',
      link: { text: 'p.example/a', href: 'https://p.example/a/' },
    },
    { ...empty, title: 'Q', text: 'E' },
  ])
  expect(section('Conocimientos')?.entries).toEqual([{ ...empty, title: 'Lenguajes', text: 'PHP, TS' }])
  expect(section('Idiomas')?.entries).toEqual([
    { ...empty, title: 'Español', text: 'Nativo' },
    { ...empty, title: 'Latín' },
  ])
  expect(section('Intereses')?.entries.map(({ title }) => title)).toEqual(['Montaña (rutas, GR)', 'Leer'])
})

test('a month has its abbreviation, a year stays one', () => {
  const months = Array.from({ length: 12 }, (_, index) =>
    formatResumeDate(`2024-${String(index + 1).padStart(2, '0')}`),
  )
  expect(months.map((text) => text.replace('\u00a02024', ''))).toEqual(
    'ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.'.split(' '),
  )
  expect([formatResumeDate('2024-06-15'), formatResumeDate('2024')]).toEqual(['jun.\u00a02024', '2024'])
})

test('the sheet has every part once, in its element, and leaves out what there is none of', () => {
  const html = renderResumeHtml(parseResume(WHOLE), [])
  for (const part of [
    '<title>CV de Ana</title>',
    '<meta name="author" content="Ana">',
    '<meta name="description" content="Ana: Web">',
    '<h1>Ana</h1>',
    '<p class="label">Web</p>',
    '<p class="lead">Hago webs.</p>',
    '<li><a href="mailto:ana@example.com">ana@example.com</a></li>',
    '<li>Madrid, España</li>',
    '<div class="entries" data-layout="pairs">',
    '<p class="dates"><time datetime="2022-09">sept.\u00a02022</time> – <time datetime="2024">2024</time></p>',
    '<p class="place">Uno, Soria</p>',
    '<p class="summary">Todo.</p>',
    '<ul class="points"><li>a</li><li>b</li></ul>',
    '<p class="note">x · y</p>',
    '<p class="note"><a href="https://p.example/a/">p.example/a</a></p>',
    '<ul class="rows"><li><strong>Lenguajes</strong> <span>PHP, TS</span></li></ul>',
    '<ul class="run"><li>Montaña (rutas, GR)</li><li>Leer</li></ul>',
  ])
    expect(html.split(part)).toHaveLength(2)
  expect(html.match(/data-layout="entries"/g)).toHaveLength(2)
  expect(html).not.toMatch(/class="\w+"><\//)
  expect(html.match(/class="dates"/g)).toHaveLength(2)
  expect(html.match(/class="points"/g)).toHaveLength(1)
})

test('the style names its fonts, the first of which sets the text; no text can end a string of it', () => {
  const fonts = ['Uno', 'Dos'].map((family) => ({ family, weight: '400', src: `data:${family}` }))
  const css = resumeCss('Ana "</style>\\', fonts)
  expect(css).toContain(
    '@font-face { font-family: "Uno"; font-weight: 400; src: url("data:Uno") format("woff2"); }',
  )
  expect(css).toContain('font-family: "Dos"')
  expect(css).toContain(':root { font: 400 9.8pt/1.45 "Uno", sans-serif; }')
  expect(css).toContain('content: "Ana \\22 \\3c /style\\3e \\5c "')
  expect(resumeCss('Ana', [])).toContain(':root { font: 400 9.8pt/1.45 sans-serif; }')
})

test('the drawn first page is offered in three widths', () => {
  expect(previewSources('v1')).toBe(
    '/media/cv/714?v=v1 714w, /media/cv/1012?v=v1 1012w, /media/cv/2024?v=v1 2024w',
  )
})

test('one point is a list too', () => {
  const [first] = WHOLE.work
  const html = renderResumeHtml(parseResume({ ...WHOLE, work: [{ ...first, highlights: ['a'] }] }), [])
  expect(html).toContain('<ul class="points"><li>a</li></ul>')
})

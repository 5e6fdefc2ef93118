import type { ResumeDocument, ResumeSection } from './document'
import type { ResumeEntry } from './section-entries'
import { sheetHtml } from './sheet-html'

const EMPTY: ResumeEntry = { title: '', period: [], places: [], text: '', points: [], note: '', link: null }
const entry = (fields: Partial<ResumeEntry>): ResumeEntry => ({ ...EMPTY, title: 'T', ...fields })
const section = (entries: ResumeEntry[], fields: Partial<ResumeSection> = {}): ResumeSection => ({
  name: 'work',
  id: 'x',
  lang: null,
  title: 'X',
  layout: 'entries',
  entries,
  ...fields,
})

/** The HTML of a CV in one line. */
function sheet(fields: Partial<ResumeDocument> = {}): string {
  const document = {
    language: 'es',
    name: 'Ana',
    label: 'Web',
    place: '',
    seeking: '',
    contact: [],
    summary: '',
    sections: [],
    ...fields,
  } as unknown as ResumeDocument
  return sheetHtml(document, 2).replace(/\n/g, '')
}
const body = (...given: Parameters<typeof section>) =>
  sheet({ sections: [section(...given)] }).split('</header>')[1]
const ofEntry = (fields: Partial<ResumeEntry>) =>
  /<div class="cv-entry">(.*)<\/div>/.exec(body([entry(fields)]) ?? '')?.[1]
const BAR = '<span class="cv-bar"> | </span>'
const TITLE = '<h4 class="cv-heading">T</h4>'

test('contact details are in the header, separated by a character, and the place beside the label', () => {
  const contact = [
    { text: 'a@b.example', href: 'mailto:a@b.example' },
    { text: '600', href: null },
  ]
  expect(sheet({ place: 'Soria', contact, seeking: 'Empleo', summary: 'Hago <webs>.' })).toBe(
    '<header><h2 class="cv-name">Ana</h2><p class="cv-label">Web<span class="cv-place"> | Soria</span></p>' +
      `<p class="cv-contact"><a href="mailto:a@b.example">a@b.example</a>${BAR}600</p>` +
      '<p class="cv-seeking"><span class="cv-term">Busco:</span> Empleo</p>' +
      '<p class="cv-lead">Hago &lt;webs&gt;.</p></header>',
  )
  expect(sheet({ label: '', place: 'Soria' })).toContain(
    '<p class="cv-label"><span class="cv-place">Soria</span></p></header>',
  )
  expect(sheet({ label: '' })).not.toContain('cv-label')
})

test('a section has a heading with an anchor, and its language if it differs', () => {
  expect(body([])).toBe('<section class="cv-section"><h3 class="cv-title" id="x">X</h3></section>')
  expect(body([], { lang: 'es' })).toContain('<section class="cv-section" lang="es">')
})

test.each<[Partial<ResumeEntry>, string]>([
  [{}, TITLE],
  [{ places: ['Casa', 'Soria'] }, `${TITLE}<p class="cv-where">Casa${BAR}Soria</p>`],
  [
    { period: [{ text: 'hoy', date: null }] },
    `${TITLE}<p class="cv-where"><span class="cv-period">hoy</span></p>`,
  ],
  [
    {
      places: ['Casa'],
      period: [
        { text: 'enero', date: '2022-01' },
        { text: 'hoy', date: null },
      ],
    },
    `${TITLE}<p class="cv-where">Casa${BAR}<span class="cv-period"><time datetime="2022-01">enero</time> – hoy</span></p>`,
  ],
  [{ text: 'Hice.' }, `${TITLE}<p class="cv-text">Hice.</p>`],
  [{ points: ['uno', 'dos'] }, `${TITLE}<ul class="cv-points"><li>uno</li><li>dos</li></ul>`],
  [{ note: 'Nota' }, `${TITLE}<p class="cv-note">Nota</p>`],
  [
    { link: { text: 'a.example', href: 'https://a.example' } },
    `${TITLE}<p class="cv-note"><a href="https://a.example">a.example</a></p>`,
  ],
  [
    { note: 'Nota', link: { text: 'a.example', href: null } },
    `${TITLE}<p class="cv-note">Nota${BAR}a.example</p>`,
  ],
])('an entry with %j shows only that', (fields, html) => expect(ofEntry(fields)).toBe(html))

test('short entries are inline or in rows', () => {
  const entries = [entry({ title: 'SQL', text: 'Mucho' }), entry({ title: 'CSS' })]
  expect(body(entries, { layout: 'run' } as never)).toContain('<p class="cv-run">SQL · CSS</p>')
  expect(body(entries, { layout: 'rows' } as never)).toContain(
    '<ul class="cv-rows"><li><span class="cv-term">SQL:</span> Mucho</li><li><span class="cv-term">CSS</span></li></ul>',
  )
})

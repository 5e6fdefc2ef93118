import { WHOLE_RESUME } from '@/e2e/unit/whole-resume'
import { fromBufferPromise } from 'yauzl'
import { type ResumeDocument, resumeDocument } from '../../resume/document'
import { parseResume } from '../../resume/resume'
import { renderDocx } from './docx'

const whole = resumeDocument(parseResume(WHOLE_RESUME))
const bare = { ...whole, place: '', seeking: '', contact: [], summary: '', sections: [] }
const EMPTY = { period: [], places: [], text: '', points: [], note: '', link: null }
const HEAD = 5

/** The parts of a Word file, by their names. */
async function partsOf(document: ResumeDocument): Promise<Map<string, string>> {
  const archive = await fromBufferPromise(await renderDocx(document))
  const parts = new Map<string, string>()
  for await (const entry of archive.eachEntry()) {
    const chunks: Buffer[] = []
    for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(Buffer.from(chunk))
    parts.set(entry.fileName, Buffer.concat(chunks).toString('utf8'))
  }
  return parts
}

/** The paragraphs of a Word file, a line each: `[style] text`, with `**` around bold and `<target>` after linked words. */
async function linesOf(document: ResumeDocument): Promise<string[]> {
  const parts = await partsOf(document)
  const targets = new Map(
    [...(parts.get('word/_rels/document.xml.rels') ?? '').matchAll(/<Relationship [^>]*>/g)].map(([tag]) => [
      /Id="([^"]*)"/.exec(tag)?.[1],
      /Target="([^"]*)"/.exec(tag)?.[1],
    ]),
  )
  const paragraphs = (parts.get('word/document.xml') ?? '').match(/<w:p\/>|<w:p>.*?<\/w:p>/gs) ?? []
  return paragraphs.map((paragraph) => {
    const style = /<w:pStyle w:val="(\w+)"/.exec(paragraph)?.[1] ?? ''
    const words = paragraph
      .replace(/<w:hyperlink [^>]*r:id="([^"]*)"[^>]*>(.*?)<\/w:hyperlink>/g, (_, id: string, text: string) =>
        [text, '\u0001', targets.get(id), '\u0002'].join(''),
      )
      .replace(/<w:rPr><w:b\/>.*?<w:t [^>]*>(.*?)<\/w:t>/g, '**$1**')
      .replace(/<[^>]*>/g, '')
    return `[${style}] ${words.replaceAll('\u0001', '<').replaceAll('\u0002', '>')}`
  })
}

test('the header: name, label, place and contact in one line, the desired role, and the summary', async () => {
  expect((await linesOf(whole)).slice(0, HEAD)).toEqual([
    '[Heading1] Ana Peña',
    '[Label] Web | Madrid, España',
    '[Text] ana@example.com<mailto:ana@example.com> | +34 600 00-00 00<tel:+34600000000> | https://ana.example<https://www.ana.example/> | code.example/ana<http://code.example/ana>',
    '[Text] **Busco:** Jornada completa · Madrid · desde feb.\u00a02026',
    '[Lead] Hago webs.',
  ])
})

test('an entry: heading, place and dates, text, bullets, and a note with its link', async () => {
  const moment = (text: string) => ({ text, date: null })
  const link = { text: 'uno.example', href: 'https://uno.example/a?b=1' }
  const entries = [
    {
      title: 'Desarrollo',
      period: [moment('2022'), moment('hoy')],
      places: ['Soria'],
      text: 'Todo.\n- Así',
      points: ['Una tienda', 'Un almacén'],
      note: 'PHP',
      link,
    },
    { ...EMPTY, title: 'Nada más' },
    { ...EMPTY, title: 'Con lugar', places: ['Soria'], note: 'Una nota' },
    { ...EMPTY, title: 'Con fecha', period: [moment('2020')], link },
  ]
  const sections = [{ ...sectionOf('work'), entries }]
  expect((await linesOf({ ...bare, sections })).slice(2)).toEqual([
    '[Heading2] Experiencia',
    '[Heading3] Desarrollo',
    '[Period] Soria | 2022 – hoy',
    '[Text] Todo.',
    '[ListParagraph] Así',
    '[ListParagraph] Una tienda',
    '[ListParagraph] Un almacén',
    '[Quiet] PHP | uno.example<https://uno.example/a?b=1>',
    '[Heading3] Nada más',
    '[Heading3] Con lugar',
    '[Period] Soria',
    '[Quiet] Una nota',
    '[Heading3] Con fecha',
    '[Period] 2020',
    '[Quiet] uno.example<https://uno.example/a?b=1>',
  ])
})

test.each([
  ['es', 'es-ES', 'Busco:'],
  ['en', 'en-GB', 'Looking for:'],
] as const)('the file declares its author and its language: %s', async (language, tag, sought) => {
  const document = resumeDocument(parseResume(WHOLE_RESUME), { language, role: null })
  const parts = await partsOf(document)
  const about = parts.get('docProps/core.xml') ?? ''
  expect(about).toContain(`<dc:title>${document.title}</dc:title>`)
  expect(about).toContain('<dc:creator>Ana Peña</dc:creator>')
  expect(about).toContain('<cp:lastModifiedBy>Ana Peña</cp:lastModifiedBy>')
  expect(about).toContain('<dc:description>Web</dc:description>')
  expect(parts.get('word/styles.xml')).toContain(`<w:lang w:val="${tag}"/>`)
  expect(parts.get('word/document.xml')).toContain(sought)
  expect(parts.get('word/document.xml')).toContain('<w:pgSz w:w="11906" w:h="16838"')
  expect(parts.get('word/numbering.xml')).toContain('<w:lvlText w:val="•"/>')
})

function sectionOf(name: string) {
  const [section] = whole.sections.filter((one) => one.name === name)
  return section as NonNullable<typeof section>
}

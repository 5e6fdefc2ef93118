import { WHOLE_RESUME } from '@/e2e/unit/whole-resume'
import { resumeDocument } from '../../resume/document'
import { parseResume } from '../../resume/resume'
import { lackingSentence } from './lacking-characters'

function sentenceFor(summary: string): string | null {
  const document = resumeDocument(parseResume({ ...WHOLE_RESUME, basics: { name: 'Ana', summary } }))
  return lackingSentence([{ source: { document, modified: undefined } }])
}

test('characters that the type of the PDF lacks are named, each once', () => {
  expect(sentenceFor('Ω, 漢 y otra Ω')).toMatch(
    /^the type of the PDF lacks Ω \(U\+03A9\), 漢 \(U\+6F22\); without another font/,
  )
})

test.each(['¿Qué tal, niño?', 'Łukasz Dvořák, İstanbul', '«A» – “b” … 12 €'])('%s is in the type', (text) =>
  expect(sentenceFor(text)).toBeNull(),
)

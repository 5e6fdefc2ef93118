import { DOCX_STYLES } from './docx-styles'

const { es, en } = DOCX_STYLES
const styles = es.paragraphStyles ?? []

test('a document declares its language, and looks the same in each', () => {
  const language = (of: typeof es) => of.default?.document?.run?.language
  expect([language(es), language(en)]).toEqual([{ value: 'es-ES' }, { value: 'en-GB' }])
  expect(en.paragraphStyles).toEqual(styles)
})

test('headings are bold, smaller by level, and section headings stay with the next paragraph', () => {
  const { heading1, heading2, heading3 } = es.default ?? {}
  const headings = [heading1, heading2, heading3]
  expect(headings.map((heading) => heading?.run?.bold)).toEqual([true, true, true])
  const sizes = headings.map((heading) => Number(heading?.run?.size))
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(headings.map((heading) => heading?.paragraph?.keepNext)).toEqual([undefined, true, true])
})

test('the job title is emphasised, and the dates stay with it', () => {
  const of = (id: string) => styles.find((style) => style.id === id)
  expect(of('Label')?.run?.bold).toBe(true)
  expect(of('Period')?.paragraph?.keepNext).toBe(true)
})

import fc from 'fast-check'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { MAX_STEPS, remarkLimitWalks } from './limit-walks'

const unlimited = () => unified().use(remarkParse).use(remarkGfm)
const readLimited = (text: string) => unlimited().use(remarkLimitWalks).parse(text)
const words = (count: number) => 'a '.repeat(count)

test('a bracket that never closes may have many words behind it, and no more', () => {
  expect(() => readLimited(`[${words(2_000)}`)).not.toThrow()
  expect(() => readLimited(`[${words(Math.ceil(Math.sqrt(MAX_STEPS)) * 2)}`)).toThrow('brackets')
  expect(() => readLimited(`[${'a\\\\!'.repeat(20_000)}`)).toThrow('brackets')
})

test.each([
  ['brackets that close', '[a] '.repeat(400) + words(10_000)],
  ['words without a bracket', words(20_000)],
  ['a bracket at the end', `${words(20_000)}[a`],
  ['brackets that never close, a paragraph each', `[${words(1_000)}\n\n`.repeat(10)],
])('%s: nothing is refused', (_what, text) => expect(() => readLimited(text)).not.toThrow())

test('counting changes nothing of what a text means', () => {
  const unit = fc.constantFrom(...'[]()!a1@.w:/h_- \n')
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 40 }), (text) =>
      expect(readLimited(text)).toEqual(unlimited().parse(text)),
    ),
  )
})

import type { Code, Root } from 'mdast'
import { remarkCodeMeta } from './remark-code-meta'

/** The options that are passed on as an attribute. */
function passedOn(meta: string | null): unknown {
  const code: Code = { type: 'code', lang: 'ts', meta, value: 'a' }
  const tree: Root = { type: 'root', children: [code] }
  remarkCodeMeta()(tree)
  return code.data
}

test('words after the language of a block are passed on, as many as can mean anything', () => {
  expect(passedOn('{1} /a/')).toEqual({ hProperties: { dataMeta: '{1} /a/' } })
  expect(passedOn('a'.repeat(600))).toEqual({ hProperties: { dataMeta: 'a'.repeat(500) } })
})

test('without any, nothing is', () => {
  expect(passedOn(null)).toBeUndefined()
})

import fc from 'fast-check'
import { visit as libraryVisit } from 'unist-util-visit'
import { EXIT, SKIP, visit } from './tree'

type Tree = { type: string; name: number; children?: Tree[] }

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.record(
    {
      type: fc.constantFrom('a', 'b'),
      name: fc.nat(7),
      children: fc.array(tie('tree'), { maxLength: 4 }),
    },
    { requiredKeys: ['type', 'name'] },
  ),
}))
/** What a visitor answers to a node of each name; a sibling is only ever skipped, so that every walk ends. */
const ANSWERS = [undefined, true, EXIT, SKIP, 'next', [SKIP, 'next'], undefined, undefined] as const

/** The nodes that are visited, with their places. */
function visited(walk: typeof visit, given: Tree, type: string | null): unknown[] {
  const found: unknown[] = []
  const visitor = (node: Tree, index: number | undefined, parent: Tree | undefined) => {
    found.push([node, index, parent])
    const next = (index ?? 0) + 2
    const answer = ANSWERS[node.name]
    return answer === 'next' ? next : Array.isArray(answer) ? [SKIP, next] : answer
  }
  if (type === null) walk(given as never, visitor as never)
  else walk(given as never, type as never, visitor as never)
  return found
}

test('the same nodes are visited as by the library, whatever the visitor answers', () => {
  fc.assert(
    fc.property(tree, fc.constantFrom('a', null), (given, type) => {
      expect(visited(visit, given, type)).toEqual(visited(libraryVisit, given, type))
    }),
  )
})

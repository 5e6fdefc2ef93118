import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { rehypeLimitDepth } from './limit-depth'

/** Nested elements, with text and emphasis in the innermost one. */
function nested(depth: number): Root {
  const emphasis: Element = {
    type: 'element',
    tagName: 'em',
    properties: {},
    children: [{ type: 'text', value: 'b' }],
  }
  let children: Element['children'] = [{ type: 'text', value: 'a ' }, emphasis]
  for (let level = 0; level < depth; level += 1)
    children = [{ type: 'element', tagName: 'div', properties: {}, children }]
  return { type: 'root', children }
}
const limited = (depth: number) => {
  const tree = nested(depth)
  rehypeLimitDepth()(tree)
  return toHtml(tree)
}

test('elements may stand sixty deep in each other, what is deeper is text', () => {
  expect(limited(60)).toBe(toHtml(nested(60)))
  expect(limited(61)).toContain('<div>a b</div>')
  expect(limited(90).match(/<div>/g)).toHaveLength(61)
})

import { parseMarkdown } from './parse-markdown'

test.each([
  ['a text that is cut', 'a\n'.repeat(3_001), 0],
  ['one in which addresses would be looked for too long', `a\n\n${'/www\\.-'.repeat(3_000)}`, 0],
  ['one with as many addresses', `a\n\n${'/www\\.- '.repeat(3_000)}`, 2],
])('%s', (_what, text, blocks) => expect(parseMarkdown(text).children).toHaveLength(blocks))

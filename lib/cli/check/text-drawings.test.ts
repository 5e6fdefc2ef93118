import '@/e2e/unit/own-folders'
import { problemsOf } from '@/e2e/unit/checked-site'
import { changed } from '@/e2e/unit/own-site'

const withText = (text: string) => ({ 'articles/uno.md': changed('articles/uno.md', ['Texto.', text]) })
const diagram = (source: string) => `Texto.\n\n\`\`\`mermaid\n${source}\n\`\`\``

test.each([
  [
    diagram('pie\n  "a": 1'),
    "the diagram can't be drawn, and shows its source: its kind isn't one of flowchart, stateDiagram, sequenceDiagram, classDiagram and erDiagram.",
  ],
  [
    diagram(`graph TD\n${'A --> B\n'.repeat(100)}`),
    "the diagram can't be drawn, and shows its source: it is too large. Divide it into several.",
  ],
  [diagram('graph TD'), "the diagram can't be drawn, and shows its source: there is a slip in it."],
  [
    'Texto.\n\nSea $\\frac{1$.',
    "the formula can't be typeset, and shows its source: there is a slip in it, or it defines macros.",
  ],
])('what shows its source is a warning: %j', async (text, message) => {
  const said = await problemsOf(withText(text))
  expect(said).toEqual([expect.stringMatching(/^content\/articles\/uno\.md:\d+:\d+: warning: /)])
  expect(said[0]).toContain(message)
})

test.each([
  diagram('graph TD\n  A --> B'),
  'Texto.\n\nSea $\\frac{1}{2}$, que cuesta $5 o $10.\n\n$$\nx\n$$',
  'Texto.\n\n```md\n```mermaid\npie\n```',
  'Texto.\n\n`$\\frac{1$`',
])('nothing is said of %j', async (text) => expect(await problemsOf(withText(text))).toEqual([]))

test('the place is that of the file', async () => {
  const [said] = await problemsOf(withText(diagram('pie')))
  const line =
    changed('articles/uno.md', ['Texto.', diagram('pie')])
      .split('\n')
      .indexOf('```mermaid') + 1
  expect(said).toContain(`uno.md:${line}:1:`)
})

test('code in another language is no formula, and blanks around one do not matter', async () => {
  expect(
    await problemsOf(withText('Texto.\n\n```js\nlet a = {\n```\n\n```math\n\n  \\frac{1}{2}\n\n```')),
  ).toEqual([])
})

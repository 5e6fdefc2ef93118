import '@/e2e/unit/own-folders'
import { problemsOf } from '@/e2e/unit/checked-site'
import { changed } from '@/e2e/unit/own-site'

const withText = (text: string) => ({ 'articles/uno.md': changed('articles/uno.md', ['Texto.', text]) })
const diagram = (source: string) => `Texto.\n\n\`\`\`mermaid\n${source}\n\`\`\``

test.each([
  [diagram('graph TD'), 10, "the diagram can't be drawn, and shows its source"],
  ['Texto.\n\nSea $\\frac{1$.', 10, "the formula can't be typeset, and shows its source"],
  ['a\n'.repeat(3_001), 3_007, 'the text is cut here, and ends in a sentence that says so'],
])(
  'what a page shows otherwise than it was written is a warning, with its line: %#',
  async (text, line, words) => {
    const said = await problemsOf(withText(text))
    expect(said).toEqual([
      expect.stringMatching(new RegExp(`^content/articles/uno\\.md:${line}:\\d+: warning: ${words}`)),
    ])
  },
)

test.each([
  diagram('graph TD\n  A --> B'),
  'Texto.\n\nSea $\\frac{1}{2}$, que cuesta $5 o $10.\n\n$$\nx\n$$',
  'Texto.\n\n```md\n```mermaid\npie\n```',
  'Texto.\n\n`$\\frac{1$`\n\n```js\nlet a = {\n```',
  Array.from({ length: 300 }, (_, index) => `Un párrafo con [un enlace](https://a.test/${index}).`).join(
    '\n\n',
  ),
])('nothing is said of what is shown as it was written: %#', async (text) => {
  expect(await problemsOf(withText(text))).toEqual([])
})

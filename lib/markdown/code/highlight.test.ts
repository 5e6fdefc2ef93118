import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { pageHtml } from '../page-html'
import { highlight, languageName } from './highlight'

const coloured = (code: string, language: string) =>
  toHtml({ type: 'root', children: highlight(code, language) ?? [] } as Root)

test.each([
  ['ts', 'const a = "b"', 'keyword'],
  ['vue', '<template><p>{{ x }}</p></template>', 'name'],
  ['svelte', '<script>let a = 1</script>', 'keyword'],
  ['astro', '<p class="a">b</p>', 'name'],
  ['terraform', 'variable "a" {\n  b = "c"\n}', 'string'],
  ['prisma', 'model User { id Int @id }', 'meta'],
  ['json5', '{ a: "b", // c\n}', 'comment'],
  ['objective-c', '@interface A : NSObject', 'keyword'],
])('code in %s is highlighted, with classes only', (language, code, kind) => {
  expect(coloured(code, language)).toContain(`<span class="hljs-${kind}`)
  expect(coloured(code, language)).not.toContain('style')
})

test('code in an unknown language is not highlighted', () => {
  for (const name of ['klingon', '__proto__', 'text2']) expect(highlight('const a', name)).toBeNull()
})

test('code with too deep nesting stays plain', () => {
  const nested = (depth: number) => `${'`${'.repeat(depth)}a${'}`'.repeat(depth)}`
  expect(coloured(nested(5), 'js')).toContain('hljs-')
  for (const depth of [50, 3_000]) expect(coloured(nested(depth), 'js')).not.toContain('hljs-')
})

const block = (length: number) => `\`\`\`js\nconst a = '${'b'.repeat(length - 13)}'\n\`\`\`\n\n`
/** Which of the blocks have colours. */
const which = (...lengths: number[]) =>
  pageHtml(lengths.map(block).join(''), {})
    .split('data-code')
    .slice(1)
    .map((html) => html.includes('hljs-'))

test('long blocks stay plain, and so do blocks beyond the limit of a text', () => {
  expect(which(20_000, 20_001)).toEqual([true, false])
  expect(which(20_000, 20_000, 20_000, 20_000, 19_999, 100)).toEqual([true, true, true, true, true, false])
})

test.each([
  ['cpp', 'C++'],
  ['ts', 'TypeScript'],
  ['tsx', 'TSX'],
  ['console', 'Shell Session'],
  ['html', 'HTML'],
  ['xml', 'XML'],
  ['nginx', 'nginx'],
])('%s is called %s', (written, name) => {
  expect(languageName(written)).toBe(name)
})

test.each(['klingon', 'Zig', 'text', 'constructor', '__proto__'])(
  "%s keeps the author's spelling",
  (written) => {
    expect(languageName(written)).toBe(written)
  },
)

import { Marks } from '../marks'
import { expandLiquid } from './liquid'

function expanded(markdown: string): [text: string, losses: string[]] {
  const marks = new Marks()
  const { text, losses } = marks.settle(expandLiquid(markdown, marks))
  return [text, losses.map(({ what }) => what)]
}

test.each([
  ['youtube', 'abc', 'https://www.youtube.com/watch?v=abc'],
  ['vimeo', '123', 'https://vimeo.com/123'],
  ['twitter', '123', 'https://twitter.com/i/status/123'],
  ['tweet', '123', 'https://twitter.com/i/status/123'],
  ['github', 'ana/web', 'https://github.com/ana/web'],
  ['user', 'ana', 'https://dev.to/ana'],
  ['tag', 'php', 'https://dev.to/t/php'],
  ['link', '/ana/uno', 'https://dev.to/ana/uno'],
  ['post', 'ana/uno', 'https://dev.to/ana/uno'],
  ['spotify', 'spotify:track:1', 'https://open.spotify.com/track/1'],
  ['embed', 'https://otro.example/a', 'https://otro.example/a'],
])('{%% %s %s %%} is a link', (name, value, address) => {
  const loss = `{% ${name} %} is a link now`
  expect(expanded(`{% ${name} ${value} %}`)).toEqual([`<${address}>`, [loss]])
  expect(expanded(`{%- ${name} ${value} más -%}`)).toEqual([`<${address}>`, [loss]])
})

test('a tag that names no page goes, and the beginning of it is told', () => {
  expect(expanded('a {% runkit x %} b')).toEqual(['a  b', ['{% runkit x %} is left out']])
  const long = `{% codepen ${'x'.repeat(99)} %}`
  expect(expanded(`a ${long}`)[1]).toEqual([`${long.slice(0, 80)} is left out`])
})

test.each(['details', 'collapsible', 'spoiler'])(
  '{%% %s %%} is folded text, with its words above it',
  (name) => {
    const [text, losses] = expanded(`a\n{% ${name} Un <b> resumen %}\n*Texto*\n{% end${name} %}\nb`)
    expect(text.replace(/\n{2,}/g, '\n\n')).toBe(
      'a\n\n<details>\n<summary>Un &lt;b&gt; resumen</summary>\n\n*Texto*\n\n</details>\n\nb',
    )
    expect(losses).toEqual([])
  },
)

test.each([
  ['{% katex inline %}\nx^2\n{% endkatex %}', '$x^2$'],
  ['{% katex %}\nc = \\pm\\sqrt{a^2+b_1}\n{% endkatex %}', '$$\nc = \\pm\\sqrt{a^2+b_1}\n$$'],
])('a formula is one here: %j', (tag, text) => {
  const [found, losses] = expanded(tag)
  expect(found.trim()).toBe(text)
  expect(losses).toEqual([])
})

test.each([
  ['{% embed https://es.wikipedia.org/wiki/Espa%C3%B1a %}', '<https://es.wikipedia.org/wiki/Espa%C3%B1a>'],
  ['un 5 % {% youtube abc %} y 3 %', 'un 5 % <https://www.youtube.com/watch?v=abc> y 3 %'],
])('per cents are part of an address: %s', (tag, text) => expect(expanded(tag)[0]).toBe(text))

test('an embedded comment is left out, and told', () => {
  expect(expanded('a {% comment 2d1a %} b')).toEqual(['a  b', ['{% comment 2d1a %} is left out']])
})

test('tags around a text leave the text, and their words as a heading of it', () => {
  expect(expanded('{% cta https://otro.example/a %}\nIr\n{% endcta %}')).toEqual([
    '<https://otro.example/a> \nIr',
    ['{% cta %} is plain text now'],
  ])
})

test('what is written as it is, and code, stay without a word', () => {
  expect(expanded('{% raw %}{{ a }}{% endraw %}')).toEqual(['{{ a }}', []])
  expect(expanded('`{% youtube abc %}`')).toEqual(['`{% youtube abc %}`', []])
})

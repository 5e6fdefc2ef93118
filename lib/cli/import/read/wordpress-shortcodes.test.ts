import { Marks } from '../marks'
import { codeShortcodes, expandShortcodes } from './wordpress-shortcodes'

const PICTURES = new Map([
  ['7', 'https://old.example/a.png'],
  ['9', 'https://old.example/b.png'],
])

/**
 * Expands a text's shortcodes.
 * @returns the text and its losses
 */
function expanded(text: string) {
  const marks = new Marks()
  const settled = marks.settle(expandShortcodes(text, PICTURES, marks))
  return { text: settled.text.trim(), lost: settled.losses.map(({ what }) => what) }
}

describe('code', () => {
  test.each([
    ['[code language="php"]echo 1;[/code]', '<pre data-lang="php">echo 1;</pre>'],
    ['[sourcecode lang=c#]\nint a;\n[/sourcecode]', '<pre data-lang="c#">int a;</pre>'],
    ['[python]a = 1[/python]', '<pre data-lang="python">a = 1</pre>'],
    ['[code]a[/code]', '<pre data-lang="">a</pre>'],
    [`[code lang='"><b>']a[/code]`, '<pre data-lang="b">a</pre>'],
  ])('in its language: %s', (text, html) => expect(codeShortcodes(text)).toBe(html))

  test('is text: its tags are shown', () => {
    expect(codeShortcodes('[html]<b>a</b> && c[/html]')).toBe(
      '<pre data-lang="html">&lt;b>a&lt;/b> &amp;&amp; c</pre>',
    )
  })

  test('that the editor had escaped is not escaped twice', () => {
    expect(codeShortcodes('[html]&lt;b&gt;a &amp; c[/html]')).toBe(
      '<pre data-lang="html">&lt;b&gt;a &amp; c</pre>',
    )
  })

  test('ends where its own shortcode does', () => {
    expect(codeShortcodes('[php][code]a[/php] [code]b[/code]')).toBe(
      '<pre data-lang="php">[code]a</pre> <pre data-lang="">b</pre>',
    )
  })
})

test('a caption stands under its picture, linked or not', () => {
  expect(expanded('[caption id="a"]<img src="a.png"> El pie[/caption]').text).toBe(
    '<figure><img src="a.png"> <figcaption>El pie</figcaption></figure>',
  )
  expect(expanded('[caption]<a href="/b"><img src="a.png"></a> El <b>pie</b>[/caption]').text).toBe(
    '<figure><a href="/b"><img src="a.png"></a><figcaption> El <b>pie</b></figcaption></figure>',
  )
})

test('a gallery becomes its pictures, in its order, and says so', () => {
  expect(expanded('[gallery ids="9, 7,404"]')).toEqual({
    text: '<p><img src="https://old.example/b.png" alt=""></p>\n<p><img src="https://old.example/a.png" alt=""></p>',
    lost: ['a gallery is 2 pictures, one after another'],
  })
})

test.each(['[gallery]', '[gallery ids="404"]'])('one without known pictures is left out: %s', (text) => {
  expect(expanded(text)).toEqual({
    text: '',
    lost: ['a gallery is left out: it names no picture of this file'],
  })
})

test.each([
  ['[embed]https://www.youtube.com/watch?v=a[/embed]', 'embed', 'https://www.youtube.com/watch?v=a'],
  ['[youtube=https://youtu.be/a]', 'youtube', 'https://youtu.be/a'],
  ['[video mp4="https://old.example/a.mp4"][/video]', 'video', 'https://old.example/a.mp4'],
  ['[audio src="https://old.example/a.mp3"]', 'audio', 'https://old.example/a.mp3'],
])('what is embedded is a link: %s', (text, name, address) => {
  expect(expanded(text)).toEqual({
    text: `<a href="${address}">${address}</a>`,
    lost: [`[${name}] is a link now`],
  })
})

test('what is embedded by no web address is left out', () => {
  expect(expanded('[embed]javascript:alert(1)[/embed]')).toEqual({
    text: 'javascript:alert(1)',
    lost: ['the shortcode [embed] is left out'],
  })
})

test.each(['[toc]', '[contact-form-7 id="4"]', '[button/]', '[playlist]'])(
  'any other goes, with a mark: %s',
  (text) =>
    expect(expanded(`a ${text} b`)).toEqual({ text: 'a  b', lost: [`the shortcode ${text} is left out`] }),
)

test('of one that is closed the content stays, and the mark is one', () => {
  expect(expanded('[columna]Dentro[/columna]')).toEqual({
    text: 'Dentro',
    lost: ['the shortcode [columna] is left out'],
  })
})

test.each(['una nota [1]', 'un [corchete] suelto', '[x] hecho', 'a[b] = c'])(
  'brackets of a text stay: %s',
  (text) => {
    expect(expanded(text)).toEqual({ text, lost: [] })
  },
)

import { escapeMarkup, escapeXml, markup, Markup, safeJson, xmlText } from './escaping'

test('the five special characters of markup are escaped, others are unchanged', () => {
  expect(escapeMarkup(`<a href="x" title='y'>&</a> ñ€ 👋`)).toBe(
    '&lt;a href=&quot;x&quot; title=&apos;y&apos;&gt;&amp;&lt;/a&gt; ñ€ 👋',
  )
  expect(escapeXml('a & b')).toBe('a &amp; b')
})

test('characters that XML does not allow are removed; line breaks, tabs and every script stay', () => {
  expect(xmlText('a\u0000b\u0008c\u000bd\u000ce\u000ef\u001fg\ufffeh\uffffi\ud800j')).toBe('abcdefghij')
  expect(xmlText('uno\n\tdos\r 日本 👋')).toBe('uno\n\tdos\r 日本 👋')
  expect(escapeXml('\u0000<')).toBe('&lt;')
})

test('no text can close the script element or open a comment, and it parses back unchanged', () => {
  const data = { title: '</script><script>alert(1)</script><!-- & "comillas"' }
  expect(safeJson(data)).not.toMatch(/[<>&]/)
  expect(JSON.parse(safeJson(data))).toEqual(data)
})

test('a template escapes every interpolated text, but not markup, lists and empty values', () => {
  const list = ['<b>', '&'].map((text) => markup`<li>${text}</li>`)
  expect(markup`<ul title="${'"'}">${list}${null}${undefined}${0}</ul>`.source).toBe(
    '<ul title="&quot;"><li>&lt;b&gt;</li><li>&amp;</li>0</ul>',
  )
  expect(markup`${new Markup('<i>')}${[null, new Markup('<b>')]}`.source).toBe('<i><b>')
})

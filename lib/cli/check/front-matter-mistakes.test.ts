import '@/e2e/unit/own-folders'
import { problemsIn } from '@/e2e/unit/checked-site'

type Row = [mistake: string, from: string, to: string, ...said: string[]]

test.each<Row>([
  [
    'a colon in a value',
    'title: Uno',
    'title: Uno: dos',
    'content/articles/uno.md:3:1: title has a value with a colon in it. Put quotes round it: title: "Uno: dos".',
  ],
  [
    'no blank behind a colon',
    'title: Uno',
    'title:Uno',
    'content/articles/uno.md:3:1: title has no blank behind its colon. Write title: Uno.',
  ],
  [
    'blanks before a name',
    'title: Uno',
    ' title: Uno',
    'content/articles/uno.md:3:1: has blanks before the name of a field. Write the line without them: title: Uno.',
  ],
  [
    'a tab',
    'title: Uno',
    '\ttitle: Uno',
    'content/articles/uno.md:3:1: has a tab at the start of a line. Write blanks instead of it.',
  ],
  [
    'a sign of YAML at the start',
    'title: Uno',
    'title: @uno',
    'content/articles/uno.md:3:1: title has a value that begins with a sign of YAML, or has one in it. Put quotes round it: title: "@uno".',
  ],
  [
    'a number sign at the start',
    'title: Uno',
    'title: #uno',
    'content/articles/uno.md:3:1: title has a value that begins with a sign of YAML, or has one in it. Put quotes round it: title: "#uno".',
  ],
  [
    'a link for a title',
    'title: Uno',
    'title: [x](y)',
    'content/articles/uno.md:3:1: title has a value that begins with a sign of YAML, or has one in it. Put quotes round it: title: "[x](y)".',
  ],
  [
    'a quote that never ends',
    'title: Uno',
    'title: "Uno',
    'content/articles/uno.md:3:1: title has a text that begins with " and never ends. Put a " at its end.',
  ],
  [
    'quotes round a part',
    'title: Uno',
    'title: "Uno" dos',
    'content/articles/uno.md:3:1: title has text behind a quote that ends it. Put quotes round it: title: \'"Uno" dos\'.',
  ],
  [
    'an apostrophe in quotes',
    'title: Uno',
    "title: 'it's'",
    'content/articles/uno.md:3:1: title has text behind a quote that ends it. Put quotes round it: title: "it\'s".',
  ],
  [
    'a list that never ends',
    'title: Uno',
    'title: Uno\ntags: [a, b',
    'content/articles/uno.md:4:1: tags has a list that begins with [ and never ends. Put a ] at its end.',
  ],
  [
    'a field twice',
    'title: Uno',
    'title: Uno\ntitle: Dos',
    'content/articles/uno.md:4:1: title is there twice. Keep one of them.',
  ],
  [
    'nothing above the text',
    '---\nid: 1\ntitle: Uno\nexcerpt: Un texto.\ncreated_at: 2026-01-01\n---\n',
    '',
    'content/articles/uno.md:1:1: has no front matter. Begin the file with a line of ---, the fields id, title and created_at, and another line of ---.',
  ],
  [
    'no end',
    '\n---\n\n',
    '\n\n',
    'content/articles/uno.md:1:1: has front matter without an end. Put a line of three hyphens (---) below its fields.',
  ],
  [
    'a line above it',
    '---\nid',
    '\n---\nid',
    'content/articles/uno.md:1:1: has something above its front matter. The first line has to be ---.',
  ],
])('front matter: %s', async (_, from, to, ...said) => {
  expect(await problemsIn('articles/uno.md', [from, to])).toEqual(said)
})

/** Texts that try to keep a renderer busy, by what they try; each is repeated to a number of characters. */
type Making = (characters: number) => string

const fill =
  (unit: string, before = '', after = ''): Making =>
  (characters) =>
    before + unit.repeat(Math.max(1, Math.floor(characters / unit.length))) + after

const counted =
  (unit: (index: number) => string, size: number, between = ''): Making =>
  (characters) =>
    Array.from({ length: Math.ceil(characters / size) }, (_, index) => unit(index)).join(between)

const half =
  (open: string, close: string, inside = 'a'): Making =>
  (characters) => {
    const count = Math.floor(characters / (open.length + close.length))
    return open.repeat(count) + inside + close.repeat(count)
  }

const TABLES: Record<string, Making> = {
  'a wide table of short rows': (n) =>
    `${'|a'.repeat(n / 8)}|\n${'|-'.repeat(n / 8)}|\n${'|\n'.repeat(n / 4)}`,
  'a thousand columns': (n) => `${'|a'.repeat(n / 6)}|\n${'|-'.repeat(n / 6)}|\n${'|a'.repeat(n / 6)}|`,
  'a long table': (n) => `|a|b|\n|-|-|\n${'|x|y|\n'.repeat(n / 6)}`,
  'a table without borders': (n) => `a|b\n-|-\n${'x|y\n'.repeat(n / 4)}`,
  'a head without a table': fill('|a'),
  'delimiters without a head': fill('|-'),
  'heads behind one another': fill('|a|b|\n|-|-|\n\n'),
  'heads that are none': fill('|a|b|\n|-|\n'),
  'cells with emphasis': (n) => `|a|b|\n|-|-|\n${'|*x*|**y**|\n'.repeat(n / 12)}`,
  'cells with links': (n) => `|a|b|\n|-|-|\n${'|[x](y)|<z>|\n'.repeat(n / 13)}`,
  'cells with code that is not closed': (n) => `|a|b|\n|-|-|\n${'|`x|y|\n'.repeat(n / 7)}`,
  'escaped borders': (n) => `|a|b|\n|-|-|\n${'|\\|\\||\n'.repeat(n / 7)}`,
  'a table in a quote': (n) => `> |a|b|\n> |-|-|\n${'> |x|y|\n'.repeat(n / 8)}`,
  'a table in a list': (n) => `- |a|b|\n  |-|-|\n${'  |x|y|\n'.repeat(n / 8)}`,
  'rows of blanks': (n) => `|a|b|\n|-|-|\n${'| | |\n'.repeat(n / 6)}`,
  'rows of many cells': (n) => `|a|b|\n|-|-|\n${`${'|x'.repeat(50)}\n`.repeat(n / 101)}`,
  'aligned columns': (n) => `${'|a'.repeat(n / 12)}|\n${'|:-:'.repeat(n / 12)}|\n${'|b\n'.repeat(n / 6)}`,
  'lazy rows of a quote': (n) => `> |a|b|\n> |-|-|\n${'|x|y|\n'.repeat(n / 6)}`,
}

const NESTING: Record<string, Making> = {
  'quotes in quotes': fill('>', '', ' a'),
  'quotes in quotes with blanks': fill('> ', '', 'a'),
  'quotes and lists in one line': fill('> - ', '', 'a'),
  'lists in one line': fill('- ', '', 'a'),
  'numbers in one line': fill('1. ', '', 'a'),
  'bullets of three kinds': fill('- * + ', '', 'a'),
  'lists in lists': (n) =>
    Array.from({ length: Math.sqrt(n) }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n'),
  'numbers in numbers': (n) =>
    Array.from({ length: Math.sqrt(n) / 2 }, (_, depth) => `${' '.repeat(depth * 3)}1. a`).join('\n'),
  'quotes that grow': (n) =>
    Array.from({ length: Math.sqrt(n) }, (_, depth) => `${'> '.repeat(depth)}a`).join('\n'),
  'quotes that shrink': (n) =>
    Array.from({ length: Math.sqrt(n) }, (_, depth) => `${'> '.repeat(Math.sqrt(n) - depth)}a`).join('\n'),
  'deep lists with blank lines': (n) => `${'- '.repeat(n / 8)}a${'\n'.repeat(n / 2)}b`,
  'deep lists and lazy lines': (n) => `${'- '.repeat(n / 8)}a\n${'b\n'.repeat(n / 4)}`,
  'deep quotes and lazy lines': (n) => `${'> '.repeat(n / 8)}a\n${'b\n'.repeat(n / 4)}`,
  'quotes behind one another': fill('> a\n\n'),
  'lists behind one another': fill('- a\n\nb\n\n'),
  'lists of two levels': fill('- a\n  - b\n'),
  items: fill('- a\n'),
  numbers: fill('1. a\n'),
  'empty items': fill('-\n'),
  tasks: fill('- [x] [a](b)\n'),
  'tasks in tasks': fill('- [ ] a\n  - [x] b\n'),
  'items with code': fill('-     a\n'),
  alerts: fill('> [!NOTE]\n> a\n\n'),
  'alerts in alerts': (n) =>
    Array.from({ length: Math.sqrt(n / 2) }, (_, depth) => `${'> '.repeat(depth + 1)}[!TIP] a`).join('\n'),
  'folded alerts': fill('> [!tip]- a\n> b\n\n'),
  'alerts of unknown names': counted((index) => `> [!x${index}] a\n> b\n\n`, 18),
  indentation: fill('    a\n\n'),
  'indentation that grows': (n) =>
    Array.from({ length: Math.sqrt(n) }, (_, depth) => `${' '.repeat(depth)}a`).join('\n'),
  tabs: fill('\t', '- ', 'a'),
  'thematic breaks': fill('---\n\n'),
  'breaks that are none': fill('- - x\n'),
  'definition lists': fill('<dl><dt>a<dd>b'),
}

const EMPHASIS: Record<string, Making> = {
  'emphasis of two kinds': fill('*a_'),
  'emphasis that never ends': fill('*a **b '),
  'ends of emphasis': fill('a** '),
  'emphasis in emphasis': (n) => '*a '.repeat(n / 6) + 'b*'.repeat(n / 6),
  'strong in strong': half('**a ', 'a**'),
  strikethrough: fill('~a~ '),
  'strikethrough that never ends': fill('~~a '),
  'ends of strikethrough': fill('a~~ '),
  stars: fill('*'),
  underscores: fill('_'),
  tildes: fill('~'),
  'stars and letters': fill('*a'),
  'underscores and letters': fill('_a_b'),
  'stars between signs': fill('*.*,'),
  'runs of each length': counted((index) => `${'*'.repeat(index % 40)}a`, 20),
  'paragraphs of emphasis': fill('*a*\n\n'),
  highlights: fill('==a== '),
  'highlights that never end': fill('==a '),
  'ends of highlights': fill('a== '),
  'equals signs': fill('='),
  'comments of notes': fill('%%a%% '),
  'comments that never end': fill('%%a\n\n'),
  'hard breaks': fill('a  \n'),
  'escaped line ends': fill('a\\\n'),
}

const LINKS: Record<string, Making> = {
  'open brackets': fill('['),
  'closing brackets': fill(']'),
  'open pictures': fill('!['),
  'brackets in brackets': half('[', ']'),
  'links that never close': fill('[a](b'),
  'titles that never close': fill('[a](b "'),
  'titles in parentheses': fill('[a](b (c'),
  'addresses in angle brackets': fill('[a](<b'),
  'parentheses in addresses': fill('[a](b(c'),
  links: fill('[a](b) '),
  'addresses of JSON in one line': counted((index) => `"https://a.example/${index}"`, 24, ','),
  'addresses in brackets in one line': fill('(https://a.example)'),
  'links in links': half('[a', '](b)'),
  'pictures in links': fill('[![a](b)](c) '),
  'pictures that never close': fill('![[[['),
  references: fill('[a][b] ', '[b]: c\n\n'),
  'references that lead nowhere': fill('[a][b] '),
  'short references': fill('[a] ', '[a]: b\n\n'),
  definitions: counted((index) => `[a${index}]: b`, 9, '\n'),
  'definitions and references': (n) =>
    `${counted((index) => `[a${index}]: b`, 16, '\n')(n / 2)}\n\n${counted((index) => `[a${index}]`, 16, ' ')(n / 2)}`,
  'the same definition': fill('[a]: b\n'),
  'definitions that are none': fill('[a]:\n'),
  'definitions with titles that never close': fill('[a]: b "c\n'),
  'a long address that is referred to': (n) =>
    `[a]: http://x/${'y'.repeat(n / 2)}\n\n${'[a] '.repeat(n / 8)}`,
  'a long title that is referred to': (n) => `[a]: x "${'y'.repeat(n / 2)}"\n\n${'[a] '.repeat(n / 8)}`,
  'a long picture that is referred to': (n) => `[a]: ${'y'.repeat(n / 2)}\n\n${'![a] '.repeat(n / 10)}`,
  'a bracket and many words': fill('a b ', '['),
  'many words and a bracket': fill('a b ', '', ']'),
  'long labels': (n) => `[${'a '.repeat(450)}] `.repeat(n / 903),
  'wiki links': fill('[[a|b]] '),
  'wiki links that never close': fill('[[a'),
  'embedded notes': fill('![[a#b]] '),
  'embedded pictures': fill('![[a.png|3]] '),
  figures: fill('![a](/a.png "b")\n\n'),
  videos: fill('https://youtu.be/dQw4w9WgXcQ\n\n'),
  'links to headings': (n) => `${'# a\n'.repeat(n / 12)}${'[b](#a)\n\n'.repeat(n / 12)}`,
}

const ADDRESSES: Record<string, Making> = {
  'bare addresses': fill('www.a.b '),
  'hosts in hosts': fill('www._'),
  'hosts that are none': fill('/www\\.-'),
  'dots behind an address': fill('.', 'https://a.b/', 'c'),
  'brackets behind an address': fill(']', 'https://a.b/', 'c'),
  'parentheses behind an address': fill(')', 'https://a.b/', 'c'),
  'entities behind an address': fill('&amp;', 'https://a.b/'),
  'entities and dots': fill('&a;.', 'https://a.b/'),
  schemes: fill('http://'),
  'schemes without a host': fill('https://- '),
  'addresses in parentheses': fill('(www.a'),
  'addresses after a letter': fill('éwww.a.b'),
  'addresses in angle brackets': fill('<http://a.b> '),
  'angle brackets with a scheme': fill('<a:b'),
  'e-mail addresses': fill('a@b.example '),
  'e-mail addresses without a host': fill('a@'),
  'a long name of a mailbox': fill('a', '', '@b'),
  'dots before an at sign': fill('a.', '', '@b.example'),
  'hosts of many parts': fill('a.', 'x@', 'b'),
}

const NOTES: Record<string, Making> = {
  'references to one footnote': fill('[^1] ', '[^1]: x\n\n'),
  footnotes: counted((index) => `[^${index}] \n\n[^${index}]: x\n`, 16),
  'footnotes in footnotes': counted((index) => `[^${index}]: [^${index + 1}] [^${index + 1}]`, 20, '\n'),
  'footnotes without a reference': counted((index) => `[^${index}]: x\n\n`, 10),
  'references without a footnote': counted((index) => `[^${index}] `, 6),
  'a long footnote name': (n) => `[^${'ñ'.repeat(300)}]: x\n\n${`[^${'ñ'.repeat(300)}] `.repeat(n / 304)}`,
  'footnotes that never close': fill('[^a'),
  'footnotes with code': fill('[^1]:\n\n        a\n\n'),
  'the same footnote': fill('[^1]: a\n\n', 'x[^1]\n\n'),
  'nested footnotes': fill('[^1]: ', '', 'a'),
}

const FORMULAS: Record<string, Making> = {
  dollars: fill('$'),
  'pairs of dollars': fill('$$ '),
  'formulas that never end': fill('$a '),
  formulas: fill('$\\frac{a}{b}$ '),
  'blocks that never end': fill('$$\n\n'),
  'formulas that call themselves': fill('$\\def\\a{\\a\\a}\\a$\n\n'),
  'groups in groups': fill('{', '$$\n', '\n$$'),
  'fractions in fractions': fill('\\frac{1}{', '$$\n', '\n$$'),
  'roots in roots': fill('\\sqrt{', '$$\n', '\n$$'),
  matrices: fill('$\\begin{matrix}a&b\\\\c&d\\end{matrix}$ '),
  'many cells of a matrix': fill('&', '$$\n\\begin{matrix}', '\\end{matrix}\n$$'),
  'columns that repeat': fill('$$\n\\begin{array}{*{99}{c}}1\\end{array}\n$$\n\n'),
  exponents: fill('^{a', '$$\nx', '\n$$'),
  'unknown commands': fill('$\\a$ '),
  'amounts of money': fill('$5 y '),
  'math fences': fill('```math\nx^2\n```\n\n'),
}

const CODE: Record<string, Making> = {
  backticks: fill('`'),
  'backticks in runs of each length': (n) =>
    Array.from({ length: Math.sqrt(n) }, (_, length) => `e${'`'.repeat(length)}`).join(''),
  'code that never ends': fill('`a ``b '),
  'spans of code': fill('`a` '),
  fences: fill('```js\na\n```\n\n'),
  'fences that never end': fill('```\na\n\n~~~\n'),
  'fences with marks': fill('```js {1} /a/ title="a"\na\n```\n\n'),
  'a word on every sign': (n) => `\`\`\`text /a/\n${'a '.repeat(n / 2)}\n\`\`\``,
  'all lines marked': (n) => `\`\`\`js {1-99999} /a/ showLineNumbers\n${'a;\n'.repeat(n / 3)}\`\`\``,
  'strings in code': (n) => `\`\`\`js\n${'"a" + '.repeat(n / 6)}\n\`\`\``,
  'comments in code': (n) => `\`\`\`js\n${'/* '.repeat(n / 3)}\n\`\`\``,
  'markup in code': (n) => `\`\`\`html\n${'<a b="c">'.repeat(n / 9)}\n\`\`\``,
  'templates in code': (n) => `\`\`\`js\n${'`${'.repeat(n / 3)}\n\`\`\``,
  'regular expressions in code': (n) => `\`\`\`js\n${'/(/ '.repeat(n / 4)}\n\`\`\``,
  'a diff': (n) => `\`\`\`diff lang=ts\n${'+a\n-b\n'.repeat(n / 6)}\`\`\``,
  'a patch': (n) => `\`\`\`diff\n@@ -1 +1 @@\n${'+a\n-b\n'.repeat(n / 6)}\`\`\``,
  diagrams: fill('```mermaid\ngraph TD\nA --> B\n```\n\n'),
  'long words after a fence': (n) => `\`\`\`js ${'a="b" {1} '.repeat(n / 10)}\na\n\`\`\``,
  languages: counted((index) => `\`\`\`x${index}\na\n\`\`\`\n\n`, 16),
  'indented code': fill('    a * b [c](d)\n'),
}

const HTML: Record<string, Making> = {
  'elements in elements': fill('<div>'),
  'inline elements in each other': fill('<b>', 'a '),
  'elements that are not closed': fill('<i>a\n\n'),
  'formatting that HTML repeats': (n) =>
    `<p>${counted((index) => `<b a${index}>`, 8)(n / 2)}${'<p>'.repeat(n / 6)}`,
  'formatting in paragraphs': (n) =>
    `${counted((index) => `<b a${index}>`, 8)(n / 4)}\n\n${'a\n\n'.repeat(n / 4)}`,
  'links in links': fill('<a href="b">'),
  forms: fill('<form><input><button>'),
  'tables in tables': fill('<table><tr><td>'),
  'cells of many columns': fill('<tr><td colspan=1000 rowspan=1000>x</td></tr>', '<table>', '</table>'),
  'cells without a table': fill('<td>'),
  'text in a table': fill('<tr>a', '<table>'),
  select: fill('<select><option>'),
  'paragraphs in buttons': fill('<button><p>'),
  'ends without a beginning': fill('</b></p>'),
  'angle brackets': fill('<'),
  'angle brackets with a quote': fill('<a b="'),
  'comments that never end': fill('<!-- ', 'a '),
  comments: fill('<!-- a -->'),
  instructions: fill('<?a '),
  declarations: fill('<!A '),
  'character data': fill('<![CDATA[', 'a '),
  attributes: fill(' a="b"', '<p', '>'),
  'attributes of each name': (n) => `<p${counted((index) => ` a${index}=b`, 8)(n)}>`,
  scripts: fill('<script>a</script>'),
  'scripts that never end': fill('<script>'),
  styles: fill('<style>a</style>\n\n'),
  drawings: fill('<svg><g>'),
  formulas: fill('<math><mi>'),
  templates: fill('<template>'),
  noscript: fill('<noscript><p title="</noscript>">'),
  frames: fill('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>\n\n'),
  details: fill('<details><summary>a</summary>\n\n'),
  'legacy paragraphs': fill('<p>a</p>\n\n'),
  'legacy lists': fill('<li>a', '<ul>', '</ul>'),
  'headings in headings': fill('<h1>'),
  'the same ids': fill('<p id="a">b</p>\n\n'),
  'other ids': counted((index) => `<p id="a${index}">b</p>\n\n`, 18),
  rubies: fill('<ruby><rt><rp>'),
  pictures: fill('<img src="a" width="9" alt="b"> '),
}

const SIGNS: Record<string, Making> = {
  ampersands: fill('&'),
  entities: fill('&amp;'),
  'numbers of signs': fill('&#99999;'),
  escapes: fill('\\*'),
  backslashes: fill('\\'),
  'carriage returns': fill('a\r'),
  'blank lines': fill('\n', 'a', 'b'),
  blanks: fill(' ', 'a', 'b'),
  'zero-width signs': fill('\u200b'),
  emoji: fill('👩‍👩‍👧‍👦 '),
  headings: fill('# a\n'),
  'headings of signs': fill('# 🚀\n'),
  'underlined headings': fill('a\n=\n\n'),
  underlines: fill('a\n', '', '==='),
  'number signs': fill('#', '', ' a'),
  'embedded pictures': fill(`![a](data:image/png;base64,${'A'.repeat(240)}) `),
  'names of embedded pictures': fill('embedded:0-1 '),
  paragraphs: fill('a\n\n'),
  'one word': fill('a'),
  'plus signs': fill('+ '),
  shortcodes: fill('{{< a >}} '),
  'links to files': fill('[a](b.md#c) '),
}

/** Every hostile text, by its name. */
export const HOSTILE_TEXTS: Record<string, Making> = Object.fromEntries(
  Object.entries({ TABLES, NESTING, EMPHASIS, LINKS, ADDRESSES, NOTES, FORMULAS, CODE, HTML, SIGNS }).flatMap(
    ([group, texts]) =>
      Object.entries(texts).map(([name, make]) => [`${group.toLowerCase()}: ${name}`, make]),
  ),
)

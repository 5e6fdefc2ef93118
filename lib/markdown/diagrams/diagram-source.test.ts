import { diagramFault, readDiagram } from './diagram-source'

const read = (...lines: string[]) => readDiagram(lines.join('\n'))

test.each([
  ['graph TD', 'flow'],
  ['flowchart LR', 'flow'],
  ['stateDiagram', 'state'],
  ['stateDiagram-v2', 'state'],
  ['SequenceDiagram', 'sequence'],
  ['classDiagram', 'class'],
  ['erDiagram', 'relations'],
])('%s is a kind of diagram', (first, kind) => {
  expect(read(first, 'A')).toEqual({ kind, label: null, lines: [first, 'A'] })
})

test.each(['', 'pie', 'graphics', 'stateDiagram-v3', 'A --> B'])('%j is no kind that is drawn', (first) => {
  expect(diagramFault(`${first}\nA --> B`)).toBe('kind')
})

test('lines without blanks around them, none that is empty or a comment', () => {
  expect(read('', '%% antes', '  graph TD  ', '', '  %% nota', '\tA --> B ')).toEqual({
    kind: 'flow',
    label: null,
    lines: ['graph TD', 'A --> B'],
  })
})

test.each([
  ['graph TD', 'accTitle:  Un título  ', 'Un título'],
  ['graph TD', 'accTitle: Un título\n  accDescr: Y más', 'Un título. Y más'],
  ['graph TD', 'accDescr {\n  En dos\n  líneas\n}', 'En dos líneas'],
  ['---\ntitle: "Arriba"\n---\ngraph TD', '', 'Arriba'],
  ['---\ntitle: Arriba\n---\ngraph TD', 'accTitle: Dentro', 'Dentro'],
  ['---\nconfig: x\n---\ngraph TD', '', null],
])('what describes the diagram is its label: %j %j', (first, described, label) => {
  expect(read(first, described, 'A --> B')).toEqual({
    kind: 'flow',
    label,
    lines: ['graph TD', 'A --> B'],
  })
})

test('looks are left out of charts and states; elsewhere they are words like others', () => {
  const looks = ['style A fill:red', 'linkStyle 0 stroke:red', 'classDef x fill:red', 'click A "x"']
  for (const first of ['graph TD', 'stateDiagram'])
    expect(read(first, ...looks, 'styles')).toMatchObject({ lines: [first, 'styles'] })
  expect(read('sequenceDiagram', ...looks)).toMatchObject({ lines: ['sequenceDiagram', ...looks] })
})

test('a description that has no end is a mistake', () => {
  expect(diagramFault('graph TD\naccDescr {\n sin fin\nA --> B')).toBe('syntax')
  expect(diagramFault('graph TD\naccTitle\nA --> B')).toBe('syntax')
  expect(diagramFault('graph TD\naccTitles --> B')).toBeNull()
})

const times = (count: number, line: string) => Array.from({ length: count }, () => line)
test.each<[string, string[], boolean]>([
  ['120 lines', ['graph TD', ...times(119, 'A')], true],
  ['121 lines', ['graph TD', ...times(120, 'A')], false],
  ['80 arrows', ['graph TD', ...times(80, 'A --> B')], true],
  ['81 arrows', ['graph TD', ...times(81, 'A --> B')], false],
  ['80 arrows in chains', ['graph TD', ...times(40, 'A --> B -.-> C')], true],
  ['82 arrows in chains', ['graph TD', ...times(41, 'A --> B ==> C')], false],
  ['80 arrows of groups', ['graph TD', ...times(20, 'A & B --> C & D')], true],
  ['84 arrows of groups', ['graph TD', ...times(21, 'A & B --> C & D')], false],
  ['ten frames', ['graph TD', ...times(10, 'subgraph X')], true],
  ['eleven frames', ['graph TD', ...times(11, 'subgraph X')], false],
  ['80 arrows below a first line that looks like some', ['graph TD; A-->B', ...times(80, 'A --> B')], true],
])('a diagram of %s', (_what, lines, isDrawn) => {
  expect(diagramFault(lines.join('\n'))).toBe(isDrawn ? null : 'size')
})

test('a source of 3,000 characters is drawn, a longer one is not', () => {
  const start = 'graph TD\n'
  expect(diagramFault(start + 'A'.repeat(3_000 - start.length))).toBeNull()
  expect(diagramFault(start + 'A'.repeat(3_001 - start.length))).toBe('size')
})

import { ownIds } from './file-reader'

const row = (id: number, name: string) => ({
  id,
  file: `${name}.md`,
  field: 'id',
  name,
  locate: () => ({ line: id, column: 1 }),
})

test('unique ids are valid', () => {
  expect(ownIds([])).toEqual([])
  expect(ownIds([row(2, 'a'), row(1, 'b')])).toEqual([])
})

test('each row with a duplicate id is reported, with a free number', () => {
  const problems = ownIds([row(1, 'a'), row(5, 'b'), row(1, 'c'), row(1, 'd')])
  expect(problems.map(({ file, fix }) => [file, fix])).toEqual([
    ['c.md', 'Write 6'],
    ['d.md', 'Write 7'],
  ])
  expect(problems[0]).toEqual({
    severity: 'error',
    file: 'c.md',
    field: 'id',
    place: { line: 1, column: 1 },
    message: 'is 1, which a has too; it should be a number of its own',
    fix: 'Write 6',
  })
})

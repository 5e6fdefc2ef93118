import { aProject } from '../../e2e/unit/builders'
import { projectButtons } from './project'

test('§2 project buttons: GitHub, and Demo if there is one; a blog has a single Demo', () => {
  const kinds = (fields: object) => projectButtons(aProject(fields)).map(({ kind }) => kind)
  expect(kinds({})).toEqual(['code', 'demo'])
  expect(kinds({ demoLink: null })).toEqual(['code'])
  expect(kinds({ isBlog: true })).toEqual(['demo'])
  expect(kinds({ ghLink: null, demoLink: null })).toEqual([])
})

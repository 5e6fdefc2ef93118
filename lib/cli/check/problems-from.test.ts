import { ContentProblemsError, type Problem } from '../../config/problems'
import { problemsFrom } from './problems-from'

const PROBLEM: Problem = {
  severity: 'error',
  file: 'content/a.md',
  place: null,
  field: '',
  message: 'is missing',
  fix: '',
}

test('what can be read has no problems; what has some has no value', async () => {
  expect(await problemsFrom(async () => 7)).toEqual({ value: 7, problems: [] })
  const read = () => {
    throw new ContentProblemsError([PROBLEM])
  }
  expect(await problemsFrom(read)).toEqual({ value: null, problems: [PROBLEM] })
})

test('what is no problem of the files, such as an API that is down, is a failure', async () => {
  await expect(problemsFrom(() => Promise.reject(new Error('ECONNREFUSED')))).rejects.toThrow('ECONNREFUSED')
})

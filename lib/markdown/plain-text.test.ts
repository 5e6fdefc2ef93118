import { log } from '../config/log'
import { plainText } from './parse-text'

jest.mock('../config/log', () => ({ ...jest.requireActual<object>('../config/log'), log: jest.fn() }))

test('a text that can not be read is shown as plain paragraphs, and the log names the cause', () => {
  expect(plainText('# Uno\ndos\n\n\n<b>tres</b>', new Error('no'))).toEqual({
    tree: {
      type: 'root',
      children: ['# Uno\ndos', '<b>tres</b>'].map((value) => ({
        type: 'element',
        tagName: 'p',
        properties: {},
        children: [{ type: 'text', value }],
      })),
    },
    whole: false,
  })
  expect(log).toHaveBeenCalledWith('warn', 'markdown.not-rendered', {
    cause: 'no',
    kept: 'the plain text',
  })
})

test('of a long one the start is shown', () => {
  const { tree } = plainText('a'.repeat(5_001), new Error('no'))
  expect(tree.children).toMatchObject([{ children: [{ value: 'a'.repeat(5_000) }] }])
})

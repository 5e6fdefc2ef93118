import { aMessage } from '@/e2e/unit/messages'
import type { StoredMessage } from '../../services/messages/stored-message'
import { csvOf, jsonOf, lineOf, sheetOf } from './formats'

const waiting = {
  state: 'waiting',
  tries: 2,
  nextTry: null,
  lastTry: '2026-01-02T04:00:00.000Z',
  lastFault: null,
} as const
const stored = (fields = {}): StoredMessage => ({ message: aMessage(fields), delivery: waiting })

test('a message is a line of a list, with its time to the minute', () => {
  expect(lineOf(stored())).toBe('message-1  2026-01-02 03:04  waiting    offer    Ana Pérez  ana@example.com')
})

test('long names and addresses are cut in the line, and nothing in it moves the cursor', () => {
  const line = lineOf(stored({ name: 'x'.repeat(31), email: `${'y'.repeat(61)}` }))
  expect(line).toMatch(/ {2}x{29}… {2}y{59}…$/)
  expect(lineOf(stored({ name: 'a\u001b[2J\nb' }))).toContain('  a [2J b  ')
})

test('a message in full says what is known of it and of its delivery, and then its text', () => {
  expect(sheetOf(stored({ text: 'Hola\u001b\n\nAdiós' }))).toBe(
    [
      'id:         message-1',
      'receivedAt: 2026-01-02T03:04:05.000Z',
      'language:   es',
      'kind:       offer',
      'name:       Ana Pérez',
      'email:      ana@example.com',
      'article:    ',
      'state:      waiting',
      'tries:      2',
      'lastTry:    2026-01-02T04:00:00.000Z',
      '',
      'Hola\\u001b\n\nAdiós',
    ].join('\n'),
  )
})

test('JSON stays JSON, and none of its signs controls a terminal', () => {
  const value = { text: 'a\u202eb\u009b', list: [1] }
  expect(jsonOf(value)).not.toMatch(/[\u202e\u009b]/)
  expect(JSON.parse(jsonOf(value))).toEqual(value)
  expect(jsonOf(value).split('\n')).toHaveLength(6)
})

test('a table has a head, a line for each message, and begins with the mark that spreadsheets know', () => {
  const table = csvOf([stored({ name: 'Ana "la de" Soria', article: '/article/uno', text: 'a,b\nc' })])
  expect(table).toBe(
    '\ufeff"id","receivedAt","state","language","kind","name","email","article","text"\r\n' +
      '"message-1","2026-01-02T03:04:05.000Z","waiting","es","offer","Ana ""la de"" Soria","ana@example.com",' +
      '"/article/uno","a,b\nc"\r\n',
  )
})

test.each(['=1+1', ' +1', '-1', '@a', '\t=1', '＝1'])('%j is no formula in a table', (text) => {
  expect(csvOf([stored({ text })])).toContain(`,"'${text}"\r\n`)
})

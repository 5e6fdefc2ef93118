import { singleSpaces } from './single-spaces'

test.each([
  ['Uno\n  y\tdos', 'Uno y dos'],
  ['\u00a0 Tres \r\n', 'Tres'],
  ['Cuatro', 'Cuatro'],
  ['👩🏽‍💻 y\u00adcinco', '👩🏽‍💻 y\u00adcinco'],
  [' \n ', ''],
])('%j becomes %j', (text, line) => expect(singleSpaces(text)).toBe(line))

import { isHttpAddress, isOrigin } from './http-address'

test.each([
  ['https://ana.example', true, true],
  ['HTTP://ana.example:8080/', true, true],
  ['https://ana.example/blog', true, false],
  ['https://ana.example?a', true, false],
  ['https://ana:b@ana.example', true, false],
  ['https:/ana.example', false, false],
  ['https:///ana.example', false, false],
  ['https://[', false, false],
  ['ftp://ana.example', false, false],
  ['mailto:ana@ana.example', false, false],
  ['/blog', false, false],
  ['', false, false],
])('%p is the address %p, and as a site address %p', (text, isAddress, isWhole) => {
  expect([isHttpAddress(text), isOrigin(text)]).toEqual([isAddress, isWhole])
})

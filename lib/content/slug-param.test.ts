import { slugsOfParam } from './slug-param'

test.each([
  ['indices', ['indices'], ['indices']],
  ['a%C3%B1o', ['año', 'a%C3%B1o'], ['a%C3%B1o', 'año']],
  ['a%2520b', ['a%20b', 'a%2520b'], ['a%2520b', 'a%20b']],
  ['100% real', ['100% real'], ['100% real']],
  ['a%2Fb', ['a%2Fb'], ['a%2Fb']],
  ['..', [], []],
])('%s can be %j in an address, and %j when decoded', (param, encoded, decoded) => {
  expect(slugsOfParam(param, 'encoded')).toEqual(encoded)
  expect(slugsOfParam(param, 'decoded')).toEqual(decoded)
})

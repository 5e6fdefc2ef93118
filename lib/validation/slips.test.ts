import { findSlip } from './slips'

const meant = (name: string, value: string | null) => findSlip(name, value)?.[1]

test.each([
  ['email', 'marta@gmial.com', 'Did you mean marta@gmail.com?'],
  ['legal.email', 'marta@hotmial.es', 'Did you mean marta@hotmail.es?'],
  ['legal.taxId', '12345678A', 'Did you mean 12345678Z?'],
  ['legal.taxId', '12.345.678-a', 'Did you mean 12345678Z?'],
  ['legal.taxId', 'X1234567A', 'Did you mean X1234567L?'],
])('a slip in %s is seen: %s', (name, value, fix) => expect(meant(name, value)).toBe(fix))

test.each([
  ['email', 'marta@gmail.com'],
  ['email', 'marta@hotmail.es'],
  ['email', 'marta@martarios.example'],
  ['email', 'marta@mail.com'],
  ['legal.taxId', '12345678Z'],
  ['legal.taxId', '12345678-z'],
  ['legal.taxId', 'Y1234567X'],
  ['legal.taxId', 'B12345674'],
  ['legal.taxId', '1Z'],
  ['name', 'marta@gmial.com'],
  ['email', null],
])('what may be right in %s is left alone: %s', (name, value) => expect(findSlip(name, value)).toBeNull())

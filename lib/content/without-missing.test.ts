import { withoutMissing } from './without-missing'

const without =
  (...names: string[]) =>
  (text: string) =>
    withoutMissing(text, (name) => names.includes(name))

test('a text that lacks nothing is left as it is, blanks and all', () => {
  const text = '# 1. A\n\n\nDe {{name}}:\n\n- {{email}}\n\n# 7. B\n'
  expect(without('phone')(text)).toBe(text)
})

test('items and sentences that lack a datum are left out, the others stay', () => {
  expect(without('email')('Es:\n\n- {{name}}\n- [{{email}}](mailto:{{email}})\n- Otro')).toBe(
    'Es:\n\n- {{name}}\n- Otro',
  )
  expect(without('email')('Uno. Escriba a {{email}}, o llame. ¿Dos? Tres {{name}}.')).toBe(
    'Uno. ¿Dos? Tres {{name}}.',
  )
})

test('an introduction goes with its list, whatever blanks end its line', () => {
  expect(without('email')('Antes.\n\nTengo: \n- {{email}}')).toBe('Antes.')
})

test('an address with dots in it is no end of a sentence', () => {
  expect(without('email')('En www.a.es y a {{email}} se lee. Fin.')).toBe('Fin.')
})

test('what only leads up to a list goes with the list', () => {
  expect(
    without('name', 'email')('Antes.\n\nEl responsable es:\n\n- {{name}}\n- {{email}}\n\nDespués.'),
  ).toBe('Antes.\n\nDespués.')
  expect(without('email')('El responsable es:\n\n- {{name}}\n- {{email}}')).toBe(
    'El responsable es:\n\n- {{name}}',
  )
})

test('a heading with nothing under it goes, and the others are counted anew', () => {
  expect(without('name')('# 1. Responsable\n\n- {{name}}\n\n# 2. Fines\n\nUno.\n\n# 3. Más\n\nDos.')).toBe(
    '# 1. Fines\n\nUno.\n\n# 2. Más\n\nDos.',
  )
  expect(without('name')('# A\n\n## B\n\nUno.\n\n## C\n\nDe {{name}}.\n\n# D\n\n## E\n\nDe {{name}}.')).toBe(
    '# A\n\n## B\n\nUno.',
  )
})

test('a sentence or an item may go over several lines, and a list begin without a blank one', () => {
  expect(without('email')('Uno\ndos. Escriba\na {{email}}\nhoy. Tres.')).toBe('Uno\ndos. Tres.')
  expect(without('email')('- A\n  sigue\n- B\n  {{email}}\n- C')).toBe('- A\n  sigue\n- C')
  expect(without('email')('Es:\n- {{email}}\n\nFin.')).toBe('Fin.')
  expect(without('email')('Es:\n- {{email}}\n- C')).toBe('Es:\n- C')
  expect(without('email')('| a | b |\n| - | - |\n| c | {{email}} |\n| d | e |')).toBe(
    '| a | b |\n| - | - |\n| d | e |',
  )
})

const instead = {
  name: 'email',
  item: '- **Contacto:** formulario',
  sentence: 'Use el formulario.',
  words: 'disponible en el formulario',
}

test('an item and a sentence may have another in their place, a row of a table is left out', () => {
  const given = (text: string, ...names: string[]) =>
    withoutMissing(text, (name) => names.includes(name), instead)
  expect(given('Es:\n\n- {{name}}\n- **Correo:** {{email}}\n\nUno. Escriba a {{email}}. Dos.', 'email')).toBe(
    'Es:\n\n- {{name}}\n- **Contacto:** formulario\n\nUno. Use el formulario. Dos.',
  )
  expect(given('| a | b |\n| - | - |\n| c | {{email}} |\n| d | e |', 'email')).toBe(
    '| a | b |\n| - | - |\n| d | e |',
  )
  expect(given('Uno. A {{email}}. Llame a {{phone}}. Y a {{phone}} y {{email}}.', 'email', 'phone')).toBe(
    'Uno. Use el formulario.',
  )
})

test('what says more than the datum that is replaced keeps the rest: a policy goes on naming who is responsible', () => {
  const given = (text: string) => withoutMissing(text, (name) => name === 'email', instead)
  expect(given('El responsable es {{name}}, con NIF {{taxId}} y correo {{email}}. Dos.')).toBe(
    'El responsable es {{name}}, con NIF {{taxId}} y correo disponible en el formulario. Dos.',
  )
  expect(given('De {{name}}, [{{email}}](mailto:{{email}}?subject=Datos) o <{{email}}>.')).toBe(
    'De {{name}}, disponible en el formulario o disponible en el formulario.',
  )
  expect(given('- {{name}}: {{email}}\n- {{email}}')).toBe(
    '- {{name}}: disponible en el formulario\n- **Contacto:** formulario',
  )
  expect(given('| a | b |\n| - | - |\n| {{name}} | {{email}} |')).toBe(
    '| a | b |\n| - | - |\n| {{name}} | disponible en el formulario |',
  )
})

import { withoutMissing } from './without-missing'

const without =
  (...names: string[]) =>
  (text: string) =>
    withoutMissing(text, (name) => names.includes(name))

test('a text with all its data is unchanged, including whitespace', () => {
  const text = '# 1. A\n\n\nDe {{name}}:\n\n- {{email}}\n\n# 7. B\n'
  expect(without('phone')(text)).toBe(text)
})

test('items and sentences with missing data are omitted, the others stay', () => {
  expect(without('email')('Es:\n\n- {{name}}\n- [{{email}}](mailto:{{email}})\n- Otro')).toBe(
    'Es:\n\n- {{name}}\n- Otro',
  )
  expect(without('email')('Uno. Escriba a {{email}}, o llame. ¿Dos? Tres {{name}}.')).toBe(
    'Uno. ¿Dos? Tres {{name}}.',
  )
})

test('an introduction is omitted with its list, whatever trailing whitespace it has', () => {
  expect(without('email')('Antes.\n\nTengo: \n- {{email}}')).toBe('Antes.')
})

test('dots in an address do not end a sentence', () => {
  expect(without('email')('En www.a.es y a {{email}} se lee. Fin.')).toBe('Fin.')
})

test('a paragraph that only introduces a list is omitted with it', () => {
  expect(
    without('name', 'email')('Antes.\n\nEl responsable es:\n\n- {{name}}\n- {{email}}\n\nDespués.'),
  ).toBe('Antes.\n\nDespués.')
  expect(without('email')('El responsable es:\n\n- {{name}}\n- {{email}}')).toBe(
    'El responsable es:\n\n- {{name}}',
  )
})

test('a heading of an empty section is omitted, and the others are renumbered', () => {
  expect(without('name')('# 1. Responsable\n\n- {{name}}\n\n# 2. Fines\n\nUno.\n\n# 3. Más\n\nDos.')).toBe(
    '# 1. Fines\n\nUno.\n\n# 2. Más\n\nDos.',
  )
  expect(without('name')('# A\n\n## B\n\nUno.\n\n## C\n\nDe {{name}}.\n\n# D\n\n## E\n\nDe {{name}}.')).toBe(
    '# A\n\n## B\n\nUno.',
  )
})

test('a sentence or item can span several lines, and a list can start without a blank line', () => {
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

test('items and sentences can be replaced, table rows are omitted', () => {
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

test('a replacement keeps the rest of the sentence: the policy still names the controller', () => {
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

import { CONTROLLER, dataHandled } from './privacy-data'

const FORM = /Formulario de contacto\.\*\* Se tratan el nombre.* 6\.1\.b del RGPD.* 6\.1\.f del RGPD/
const NO_FORM = /no tiene formulario/
const LOGS = /no anota direcciones IP\. El servidor web y el proveedor de alojamiento pueden registrar/

test.each([
  [true, null],
  [true, '**Medición.** Se mide.'],
  [false, null],
  [false, '**Medición.** Se mide.'],
])('only active features are mentioned: a form %s, analytics %j', (form, measuring) => {
  const text = dataHandled({ form: form ? { keepDays: 30, mailed: false } : null, measuring })
  const said = [FORM, NO_FORM, /Medición\.\*\* Se mide\./, LOGS].map((words) => words.test(text))
  expect(said).toEqual([form, !form, measuring !== null, true])
})

test('the retention period of messages is the configured one; the mail provider is mentioned if there is one', () => {
  const of = (keepDays: number, mailed: boolean) =>
    dataHandled({ form: { keepDays, mailed }, measuring: null })
  expect(of(30, false)).toContain('se borra de él al cabo de 30 días como máximo. No se envía a nadie más.')
  expect(of(1, true)).toContain('se borra de él al cabo de 1 día como máximo.')
  expect(of(1, true)).toContain('proveedor de correo electrónico, que actúa como encargado del tratamiento')
  expect(of(1, true)).not.toContain('No se envía a nadie más')
})

test('with or without a form, the policy says the site can be visited anonymously', () => {
  for (const form of [{ keepDays: 30, mailed: false }, null])
    expect(dataHandled({ form, measuring: null })).toContain('puede visitarlo sin identificarse')
})

test('the data sent with a message is mentioned, and no more is promised about IP addresses than the code ensures', () => {
  const text = dataHandled({ form: { keepDays: 30, mailed: false }, measuring: null })
  expect(text).toContain('con su fecha, su idioma y, si responde a un artículo, cuál es,')
  // A web server in front may log it.
  expect(text).not.toMatch(/ni se anota en ningún registro/)
  expect(text).toContain('este programa no guarda la dirección IP con el mensaje ni la anota')
})

test('a copy of an identity document is not required in general', () => {
  for (const { sentence } of Object.values(CONTROLLER)) expect(sentence).not.toMatch(/copia|documento/)
})

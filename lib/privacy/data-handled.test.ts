import { sourceFiles } from '@/e2e/unit/source-files'
import { STORAGE_KEYS } from '../site/constants'
import { CONTROLLER, dataHandled, policyDate, storedInBrowser } from './data-handled'

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

const CALL = /[sS]torage\.(?:get|set|remove)Item\(\s*([\w.'"`]+)/g

test('the code stores nothing in the browser under a key missing from the policy', () => {
  const sources = sourceFiles(['app', 'components', 'lib'], /(?<!\.test)\.tsx?$/)
  const names = sources.flatMap(([, text]) => [...text.matchAll(CALL)].map(([, name]) => name))
  expect(names.length).toBeGreaterThanOrEqual(8)
  // The last two are arguments of inline scripts, with values of STORAGE_KEYS.
  expect(
    names.filter((name) => !/^(?:STORAGE_KEYS\..+|CONSENT_KEY|visitKey|themeKey)$/.test(name ?? '')),
  ).toEqual([])
})

test('the policy lists every key, and the other data passed to it', () => {
  const text = storedInBrowser({ otra: 'algo más' })
  for (const name of [...Object.values(STORAGE_KEYS), 'otra'])
    expect(text).toMatch(new RegExp(`^- \`${name}\`: .+\\.$`, 'm'))
  expect(storedInBrowser().match(/^- /gm)).toHaveLength(Object.keys(STORAGE_KEYS).length)
})

test.each([
  ['junio de 2025', null, 'junio de 2025'],
  ['junio de 2025', 'noviembre de 2026', 'noviembre de 2026'],
  ['diciembre de 2025', 'enero de 2026', 'enero de 2026'],
  ['noviembre de 2026', 'noviembre de 2026', 'noviembre de 2026'],
  ['3 de Marzo de 2027', 'noviembre de 2026', '3 de Marzo de 2027'],
  ['maio de 2020', 'noviembre de 2026', 'maio de 2020'],
  [null, 'noviembre de 2026', null],
])('with own text of %j and added text of %j the policy date is %j', (own, added, shown) => {
  expect(policyDate(own, added)).toBe(shown)
})

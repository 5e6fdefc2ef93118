import { dataHandled } from './privacy-data'

const FORM = /Formulario de contacto\.\*\* Se tratan el nombre.* 6\.1\.b del RGPD.* 6\.1\.f del RGPD/
const NO_FORM = /no tiene formulario/
const COUNTERS =
  /Recuento de visitas\.\*\*.*\(artículo 22\.2 de la Ley 34\/2002.* 6\.1\.f del RGPD.* al cabo de 400 días/
const ANALYTICS = /Google Analytics\.\*\* Solo si usted la acepta.* 6\.1\.a del RGPD/
const LOGS = /no anota direcciones IP\. El servidor web y el proveedor de alojamiento pueden registrar/
const ON_OFF = [true, false]
const COMBINATIONS = ON_OFF.flatMap((form) =>
  ON_OFF.flatMap((counters) => ON_OFF.map((analytics) => ({ form, counters, analytics }))),
)

test.each(COMBINATIONS)('what is on is told, and nothing else: %j', ({ form, counters, analytics }) => {
  const text = dataHandled({
    form: form ? { keepDays: 30, mailed: false } : null,
    counters: counters ? { keepDays: 400 } : null,
    analytics,
  })
  const said = [FORM, NO_FORM, COUNTERS, ANALYTICS, LOGS].map((words) => words.test(text))
  expect(said).toEqual([form, !form, counters, analytics, true])
})

test('how long a message is kept is what the setting says; the provider of the mail is told where there is one', () => {
  const of = (keepDays: number, mailed: boolean) =>
    dataHandled({ form: { keepDays, mailed }, counters: null, analytics: false })
  expect(of(30, false)).toContain('se borra de él al cabo de 30 días como máximo. No se envía a nadie más.')
  expect(of(1, true)).toContain('se borra de él al cabo de 1 día como máximo.')
  expect(of(1, true)).toContain('proveedor de correo electrónico, que actúa como encargado del tratamiento')
  expect(of(1, true)).not.toContain('No se envía a nadie más')
})

test('with a form or without, the site can be visited without saying who one is', () => {
  for (const form of [{ keepDays: 30, mailed: false }, null])
    expect(dataHandled({ form, counters: null, analytics: false })).toContain(
      'puede visitarlo sin identificarse',
    )
})

test('what the counts hold is told whole, and no more is promised of addresses than this program keeps', () => {
  const text = dataHandled({
    form: { keepDays: 30, mailed: false },
    counters: { keepDays: 400 },
    analytics: false,
  })
  expect(text).toContain('cuántos suscriptores dice tener cada lector de canales')
  expect(text).toContain('con su fecha, su idioma y, si responde a un artículo, cuál es,')
  // A web server in front may log it.
  expect(text).not.toMatch(/ni se anota en ningún registro/)
  expect(text).toContain('este programa no guarda la dirección IP con el mensaje ni la anota')
})

import fc from 'fast-check'
import { MAX_BODY_BYTES, parseForm, readFormBody } from './form-body'

const FORM = 'application/x-www-form-urlencoded'
const post = (body: BodyInit, type: string | null = FORM, headers: Record<string, string> = {}) =>
  readFormBody(
    new Request('https://a.example/', {
      method: 'POST',
      body,
      headers: { ...headers, ...(type === null ? {} : { 'content-type': type }) },
      duplex: 'half',
    } as RequestInit),
  )

test('the fields of a form are read as a browser writes them; others are ignored', async () => {
  const body = new URLSearchParams({ name: 'Íñigo Ñ & 😀', message: 'a\r\nb+c=d', utm: 'x', __proto__: 'y' })
  expect(await post(body)).toEqual({
    typed: { name: 'Íñigo Ñ & 😀', message: 'a\r\nb+c=d' },
    problem: null,
  })
})

test('whatever text somebody types arrives as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { typed, problem } = parseForm(Buffer.from(new URLSearchParams({ message: text }).toString()))
      return problem === null && typed.message === text
    }),
  )
})

test.each([
  FORM,
  `${FORM};charset=UTF-8`,
  `${FORM} ; charset=utf-8`,
  `${FORM}; charset="utf-8"`,
  FORM.toUpperCase(),
])('%s is a form', async (type) =>
  expect(await post('name=a', type)).toEqual({ typed: { name: 'a' }, problem: null }),
)

test.each([
  'application/json',
  'multipart/form-data; boundary=x',
  'text/plain',
  `${FORM}; charset=latin1`,
  `${FORM}x`,
])('%s is none, and is not read', async (type) => {
  expect(await post('name=a', type)).toEqual({ typed: {}, problem: 'type' })
})

test('what is no UTF-8, and a field that comes twice, is told; what could be read is kept', async () => {
  for (const broken of ['%FF', '%ED%A0%80', '%C3', 'a%C3%28']) {
    const { typed, problem } = await post(`name=Ana&message=${broken}`)
    expect([typed.name, problem]).toEqual(['Ana', 'unreadable'])
  }
  expect(await post('name=Ana&name=Eva&email=x')).toEqual({
    typed: { name: 'Ana', email: 'x' },
    problem: 'repeated',
  })
})

test('a stray percent sign is text', async () => {
  expect(await post('message=100%+%zz')).toEqual({ typed: { message: '100% %zz' }, problem: null })
})

test('a form with room for every field passes; a larger one is given up where the room ends', async () => {
  const most = `message=${'%E6%97%A5'.repeat(5_000)}&name=${'%E6%97%A5'.repeat(100)}`
  expect((await post(most)).problem).toBeNull()
  expect((await post(most, FORM, { 'content-length': String(most.length) })).problem).toBeNull()
  expect(await post(`message=${'x'.repeat(MAX_BODY_BYTES)}`)).toEqual({ typed: {}, problem: 'large' })

  let given = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 1
      controller.enqueue(new Uint8Array(1_024).fill(97))
    },
  })
  expect((await post(endless)).problem).toBe('large')
  expect(given).toBeLessThan(80)
})

test('one that says itself that it is too large is not read', async () => {
  let given = 0
  const body = new ReadableStream<Uint8Array>(
    { pull: (controller) => void controller.enqueue(new Uint8Array((given += 1))) },
    { highWaterMark: 0 },
  )
  const { problem } = await post(body, FORM, { 'content-length': String(MAX_BODY_BYTES + 1) })
  expect([problem, given]).toEqual(['large', 0])
})

test('a connection that breaks is no form that is too large', async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new Error('reset'))
    },
  })
  await expect(post(broken)).rejects.toThrow('reset')
})

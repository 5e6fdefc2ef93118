import nodemailer from 'nodemailer'
import { createMailer, needsTls } from './mailer'

test.each([
  ['smtp://u:p@mail.example.com', true],
  ['smtp://mail.example.com', false],
  ['smtp://u:p@127.0.0.1:25', false],
  ['smtp://u:p@localhost:25', false],
])('%s: a password goes out encrypted or not at all: %s', (url, expected) => {
  expect(needsTls(url)).toBe(expected)
})

test.each([
  ['smtp://u:p@mail.example.com', true],
  ['smtp://localhost', false],
])('%s: the connection is told so: %s', async (url, requireTLS) => {
  const createTransport = jest.spyOn(nodemailer, 'createTransport')
  await createMailer(url)
  expect(createTransport.mock.calls).toEqual([[expect.objectContaining({ url, requireTLS })]])
  createTransport.mockRestore()
})

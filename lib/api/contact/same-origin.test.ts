import '@/e2e/unit/own-content'
import { isFromThisSite } from './same-origin'

const FOREIGN = 'https://malo.example'
/** The site is https://site.example in these tests, and is also served at another host. */
const ask = (headers: Record<string, string>) =>
  isFromThisSite(new Headers({ host: 'nginx.example', ...headers }))

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'same-origin', origin: 'https://nginx.example' },
  { 'sec-fetch-site': 'same-origin', origin: 'null' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://site.example' },
  { origin: 'http://nginx.example' },
  { origin: 'https://NGINX.example' },
  { referer: 'https://nginx.example/contacto' },
  { origin: 'null', referer: 'https://site.example/contacto' },
  { host: 'vista.example:443', origin: 'https://vista.example' },
  { host: 'vista.example:80', origin: 'https://vista.example' },
  { host: 'vista.example', origin: 'http://vista.example:80' },
  { host: '[2001:DB8::1]:3000', origin: 'http://[2001:db8::1]:3000' },
  { host: '127.0.0.1:3000', 'x-forwarded-host': 'vista.example', origin: 'https://vista.example' },
  { host: 'a.example', 'x-forwarded-host': 'vista.example, proxy.example', origin: 'https://vista.example' },
  {},
])('%j comes from this site, or from a browser that says nothing', (headers) => {
  expect(ask(headers)).toBe(true)
})

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site', origin: FOREIGN },
  { 'sec-fetch-site': 'same-site', origin: 'https://otro.site.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'null' },
  { origin: FOREIGN },
  { origin: FOREIGN, referer: 'https://site.example/' },
  { origin: 'null' },
  { origin: 'null', referer: FOREIGN },
  { origin: '' },
  { origin: 'https://nginx.example.malo.example' },
  { origin: 'https://nginx.example:8443' },
  { host: 'nginx.example:3000', origin: 'https://nginx.example' },
  { host: '', origin: FOREIGN },
  { 'x-forwarded-host': '', origin: FOREIGN },
  { 'x-forwarded-host': 'vista.example', origin: FOREIGN },
  { referer: FOREIGN },
  { referer: 'nonsense' },
])('%j comes from elsewhere', (headers) => {
  expect(ask(headers)).toBe(false)
})
